import { Copy } from 'lucide-react'
import { IconButton } from '../../ui/button'
import { showToast } from '../../ui/toast-store'
import { copyText } from './copy-text'
import { translate } from './words'

/** Copies a text, and says whether it did. */
export function CopyButton({ text, label }: { text: string; label: string }) {
	const copy = async () => {
		const copied = await copyText(text)
		showToast(
			copied
				? { title: translate('copied.done'), tone: 'good', durationMs: 2_000 }
				: { title: translate('copied.failed'), text: translate('copied.failed_text'), tone: 'bad' },
		)
	}
	return (
		<IconButton label={label} onClick={() => void copy()}>
			<Copy size={17} aria-hidden />
		</IconButton>
	)
}

import { Copy } from 'lucide-react'
import { IconButton } from '../ui/button'
import { showToast } from '../ui/toast-store'
import { copyText } from './copy-text'

/** Copies a text, and says whether it did. */
export function CopyButton({ text, label }: { text: string; label: string }) {
	const copy = async () => {
		const copied = await copyText(text)
		showToast(
			copied
				? { title: 'Copied', tone: 'good', durationMs: 2_000 }
				: { title: 'Not copied', text: 'Your browser did not allow it. Select the text and copy it by hand.', tone: 'bad' },
		)
	}
	return (
		<IconButton label={label} onClick={() => void copy()}>
			<Copy size={17} aria-hidden />
		</IconButton>
	)
}

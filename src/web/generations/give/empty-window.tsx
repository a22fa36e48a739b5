import { useMe } from '../../accounts/session'
import { useWords } from '../words'

const EXAMPLE_LINK = 'https://www.amazon.com/dp/B0XXXXXXXX'

/** Before the first press: what to paste; where one marketplace is open, with an example of its form. */
export function EmptyWindow() {
	const t = useWords()
	const isOpen = (useMe().data?.sources.length ?? 1) > 1
	return (
		<div className="grid content-center justify-items-start gap-4 text-glass-ink">
			<p className="display text-4">{t('window.empty_title')}</p>
			<p className="max-w-[40ch]">{t(isOpen ? 'window.empty_text_shops' : 'window.empty_text')}</p>
			{!isOpen && (
				<p dir="ltr" className="w-full rounded-[3px] border border-dashed border-current px-3.5 py-2.5 text-sm wrap-anywhere">
					{EXAMPLE_LINK}
				</p>
			)}
		</div>
	)
}

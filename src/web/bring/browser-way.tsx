import { useEffect, useRef } from 'react'
import { bookmarkletOf } from './brought-page'
import { useWords } from './words'

/** The bookmarklet to drag to the bookmarks, and what it is for. */
export function BrowserWay() {
	const t = useWords()
	const link = useRef<HTMLAnchorElement>(null)
	// React writes no addresses that are scripts; this one is for the bookmarks and does nothing here.
	useEffect(() => link.current?.setAttribute('href', bookmarkletOf(window.location.origin)), [])
	return (
		<details className="text-[0.9375rem] text-soft">
			<summary className="w-fit py-2 pointer-coarse:py-3 font-medium text-ink underline underline-offset-4">{t('way.ask')}</summary>
			<div className="grid max-w-[60ch] justify-items-start gap-3 pt-2">
				<p>{t('way.how')}</p>
				<a
					ref={link}
					href="#bring"
					className="inline-flex min-h-11 cursor-grab items-center rounded-pane border border-ink px-4 font-medium text-ink"
				>
					{t('way.bookmarklet')}
				</a>
				<p>{t('way.extension')}</p>
			</div>
		</details>
	)
}

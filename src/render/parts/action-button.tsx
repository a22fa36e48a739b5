import type { ReactElement } from 'react'
import type { PageView } from '../view/page-view'
import { buyingTarget } from './buying-target'
import { TextView, type ViewText } from './text-view'

/**
 * A call to action. It leads where the page is bought; its arrow points there: on, or down to the order form. Without a
 * destination it is words alone, no link: a button never leads to another button.
 */
export function ActionButton({ text, view }: { text: ViewText; view: PageView }): ReactElement {
	const target = buyingTarget(view)
	return (
		<TextView as={target ? 'a' : 'span'} className="vt-btn" {...(target ? { href: target } : {})} text={text} view={view}>
			<svg className={`vt-arrow vt-${target?.startsWith('#') ? 'down' : 'on'}`} viewBox="0 0 24 24" aria-hidden="true">
				<path d="M3 12h17m-6.5-6.5L20 12l-6.5 6.5" />
			</svg>
		</TextView>
	)
}

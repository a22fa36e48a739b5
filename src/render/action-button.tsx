import type { ReactElement } from 'react'
import type { Section } from '../core/page/page'
import { buttonTarget } from './button-target'
import type { PageView } from './page-view'
import { TextView, type ViewText } from './text-view'

/** A call to action; its arrow points where the button leads: on, down or up. */
export function ActionButton({ text, from, view }: { text: ViewText; from: Section['type']; view: PageView }): ReactElement {
	const target = buttonTarget(view.page, from)
	const way = target === '#top' ? 'up' : target.startsWith('#') ? 'down' : 'on'
	return (
		<TextView as="a" className="vt-btn" href={target} text={text} view={view}>
			<svg className={`vt-arrow vt-${way}`} viewBox="0 0 24 24" aria-hidden="true">
				<path d="M3 12h17m-6.5-6.5L20 12l-6.5 6.5" />
			</svg>
		</TextView>
	)
}

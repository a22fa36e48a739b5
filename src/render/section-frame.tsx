import type { ReactElement, ReactNode } from 'react'
import { anchorOf } from './button-target'
import { headingClass } from './heading-class'
import type { PageView } from './page-view'
import { Rule } from './rule'
import { TextView, type ViewText } from './text-view'
import { THEME_TRAITS } from './themes/traits'

type Props = {
	id: string
	/** The section's type; names its style. */
	type: string
	/** A further style name. */
	variant?: string | undefined
	heading?: ViewText
	view: PageView
	children: ReactNode
}

/** The frame all sections but the hero share: anchor, inner width, heading, body. */
export function SectionFrame({ id, type, variant, heading, view, children }: Props): ReactElement {
	const silent = heading?.html === '' && !view.editing ? silentHeading(type, view) : undefined
	return (
		<section className={`vt-s vt-${type}${variant ? ` vt-${variant}` : ''}`} id={anchorOf(id)}>
			<div className="vt-in">
				{heading && THEME_TRAITS[view.page.theme].rules ? <Rule type={type} /> : null}
				{heading ? <TextView as="h2" className={headingClass(heading)} text={heading} view={view} /> : null}
				{silent ? <h2 className="vt-sr">{silent}</h2> : null}
				<div className="vt-body">{children}</div>
			</div>
		</section>
	)
}

/** A section whose heading was emptied keeps one for those who listen: its kind, so that the headings inside it follow in order. */
function silentHeading(type: string, { phrases }: PageView): string | undefined {
	return Object.hasOwn(phrases, type) ? phrases[type as keyof typeof phrases] : undefined
}

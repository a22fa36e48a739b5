import type { ReactElement, ReactNode } from 'react'
import { kindOf, type SectionType } from '../../core/page/page'
import type { SectionLook } from '../../core/page/section-look'
import { anchorOf } from '../style/anchor'
import { LOOKS } from '../themes/looks'
import type { PageView } from '../view/page-view'
import { headingClass } from './heading-class'
import { Rule } from './rule'
import { storedHtml, TextView, type ViewText } from './text-view'

type Props = SectionLook & {
	id: string
	type: SectionType
	/** The style name of its kind, where it is not the type. */
	name?: string
	/** A further style name; `inset`: its body keeps the page’s edge where a theme’s sections reach to the window’s. */
	variant?: string | undefined
	heading?: ViewText
	view: PageView
	children: ReactNode
}

/** The frame all sections but the hero share: anchor, inner width, heading, body. */
export function SectionFrame({ id, type, name = type, variant, heading, view, children, ...look }: Props): ReactElement {
	const silent = heading?.html === '' && !view.editing ? silentHeading(type, view) : undefined
	return (
		<section className={`vt-s vt-${name}${variant ? ` vt-${variant}` : ''}${lookClass(look)}`} id={anchorOf(id)}>
			<div className="vt-in">
				{heading && storedHtml(heading) !== '' && LOOKS[view.page.theme].traits.rules ? <Rule type={type} /> : null}
				{heading ? <TextView as="h2" className={headingClass(heading)} text={heading} view={view} /> : null}
				{silent ? <h2 className="vt-sr">{silent}</h2> : null}
				<div className="vt-body">{children}</div>
			</div>
		</section>
	)
}

/**
 * Style names of a section's look: `vt-as-` its layout, `vt-on-` its ground, `vt-gap-` its spacing, `vt-al-` its
 * alignment, `vt-sz-` the size of its texts.
 */
export function lookClass({ layout, ground, spacing, align, size }: SectionLook): string {
	const names = [
		layout && `as-${layout}`,
		ground && `on-${ground}`,
		spacing && `gap-${spacing}`,
		align && `al-${align}`,
		size && `sz-${size}`,
	]
	return names.flatMap((name) => (name ? [` vt-${name}`] : [])).join('')
}

/**
 * A section without a heading of its own has one for screen readers: the name of its kind, so that heading levels
 * inside it stay in order.
 */
function silentHeading(type: SectionType, { phrases }: PageView): string | undefined {
	const { heading } = kindOf(type)
	return heading && phrases[heading]
}

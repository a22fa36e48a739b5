import type { ReactElement } from 'react'
import { WayLink } from '../parts/way-link'
import { sectionDesign } from '../section-design'
import { SectionFrame } from '../section-frame'
import type { SectionViewProps } from '../section-props'

/** How the seller is reached. */
function Contact(section: SectionViewProps<'contact'>): ReactElement | null {
	const { props, view } = section
	if (props.items.length === 0 && !view.editing) return null
	return (
		<SectionFrame {...section} variant={props.items.length === 1 ? 'lone' : undefined} heading={props.heading}>
			<div className="vt-ways">
				{props.items.map((item) => (
					<WayLink key={item.id} item={item} view={view} />
				))}
			</div>
		</SectionFrame>
	)
}

export const contact = sectionDesign('contact', {
	Component: Contact,
	css: `
.vt.vt .vt-contact.vt-as-list .vt-ways{display:grid;gap:0}
.vt.vt .vt-contact.vt-as-list .vt-way{padding-inline:0;border:0;border-block-end:1px solid var(--line);border-radius:0}`,
	icon: 'M5 3h4l1.5 5-2.5 1.5a12 12 0 0 0 6.5 6.5l1.5-2.5 5 1.5v4a2 2 0 0 1-2 2A17 17 0 0 1 3 5a2 2 0 0 1 2-2Z',
	label: 'Contact',
})

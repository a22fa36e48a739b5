import type { ReactElement } from 'react'
import { isWhatsApp } from '../../core/seller/contact-links'
import { plainFromRichText } from '../../core/text/rich-text'
import { sectionDesign } from '../parts/section-design'
import { SectionFrame } from '../parts/section-frame'
import type { SectionViewProps } from '../parts/section-props'
import { storedHtml } from '../parts/text-view'
import { WayLink } from '../parts/way-link'
import { LOOKS } from '../themes/looks'

/** How the seller is reached. */
function Contact(section: SectionViewProps<'contact'>): ReactElement | null {
	const { props, view } = section
	if ((props.items.length === 0 || openingSaysIt(section)) && !view.editing) return null
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

/** True when the one way there is stands under the opening's button already: a page names a number once. */
function openingSaysIt({ props: { items }, view }: SectionViewProps<'contact'>): boolean {
	const opens = view.page.sections.some(({ type, hidden }) => type === 'hero' && !hidden)
	return (
		opens &&
		LOOKS[view.page.theme].traits.heroTerms &&
		items.length === 1 &&
		items.every(({ name }) => isWhatsApp(plainFromRichText(storedHtml(name))))
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

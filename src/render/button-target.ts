import type { Page, Section } from '../core/page/page'

/** Anchor of a section inside the page. */
export function anchorOf(sectionId: string): string {
	return `s-${sectionId}`
}

/**
 * Where a button leads: to the seller's shop when the page knows it; else from the top to the call at the end, and from
 * there back to the top, where a store that shows the page has its own button.
 */
export function buttonTarget(page: Page, from: Section['type']): string {
	if (page.orderUrl) return page.orderUrl
	const last = page.sections.findLast((section) => section.type === 'callToAction' && !section.hidden)
	return from !== 'callToAction' && last ? `#${anchorOf(last.id)}` : '#top'
}

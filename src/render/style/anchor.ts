/** Anchor of a section inside the page. */
export function anchorOf(sectionId: string): string {
	return `s-${sectionId}`
}

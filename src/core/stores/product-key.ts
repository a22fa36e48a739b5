/** The key a page has in every store, however often it is pushed. */
export function keyOfPage(pageId: string): string {
	return `vitrine-${pageId.replaceAll('-', '')}`
}

/** The shop a listing stands in; undefined when the page was not made from a listing. */
export function hostOf(address: string): string | undefined {
	return /^https?:\/\/(?:www\.)?([^/:?#]+)/i.exec(address)?.[1]
}

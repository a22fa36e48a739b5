/** A header's value: line breaks in it would begin headers of somebody else's choosing. */
export function oneLine(text: string): string {
	return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
}

const MOST_WORDS = 24
const KEY_LETTERS = 6

/**
 * A sku people can read: the first words of what the product is called, in Latin capitals, and six letters of its key,
 * so that two products of one name differ: `STEEL-BOTTLE-750-4F8A21`. Letters A–Z, digits and hyphens, at most 40.
 */
export function readableSku(name: string, key: string): string {
	const words = name
		.normalize('NFKD')
		.toUpperCase()
		.match(/[A-Z0-9]+/g)
	let start = ''
	for (const word of words ?? []) {
		if (start.length + word.length >= MOST_WORDS) break
		start = start ? `${start}-${word}` : word
	}
	const tail = key
		.replace(/^vitrine-(?:[hf]-)?/, '')
		.slice(0, KEY_LETTERS)
		.toUpperCase()
	return start ? `${start}-${tail}` : `P-${tail}`
}

/** A sku as a seller may type it: printable, without blanks at its ends, at most 40 letters. */
export const SKU = /^[^\s,<>"'](?:[^,<>"']{0,38}[^\s,<>"'])?$/

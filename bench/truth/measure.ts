import type { Stands } from './judges'
import type { listingsOf } from './page-facts'
import type { Measured } from './report'
import { type Labelled, languageValue, tagOr } from './statement'

/** Judges labelled statements whose listing is at hand; the others are counted. */
export async function measure(
	statements: readonly Labelled[],
	listing: ReturnType<typeof listingsOf>,
	stands: Stands,
): Promise<{ measured: Measured[]; unread: number }> {
	const measured: Measured[] = []
	let unread = 0
	for (const label of statements) {
		const found = await listing(label.page)
		const value = languageValue(label.language) ?? label.language
		const said =
			typeof found === 'string'
				? undefined
				: await stands({ label, text: label.text, facts: found.facts, language: tagOr(value, label.language) })
		if (said === undefined) unread++
		else measured.push({ label, stands: said })
	}
	return { measured, unread }
}

import { findMarket } from '../../core/locale/markets'
import type { useWords } from './words'
import type english from './words/en.json'

const MARKETS = [
	'morocco',
	'africa',
	'europe',
	'usa',
	'middle-east',
	'latin-america',
] as const satisfies readonly (keyof typeof english.compare_at_notes)[]

/** What a market's law asks of a crossed-out price (K-5), in the language of the app; undefined for a market nobody knows. */
export function compareAtNote(t: ReturnType<typeof useWords>, market: string): string | undefined {
	const id = findMarket(market)?.id
	const known = MARKETS.find((one) => one === id)
	return known && t(`compare_at_notes.${known}`)
}

import { findLanguage } from '../locale/languages'
import { statementsOf } from '../truth/statements'
import type { TextFinding } from './check/check-part'
import { textsOfCopy } from './copy-texts'
import { findCliches } from './style/find-cliches'
import { shareIn, shinglesOf } from './style/similarity'

/** A text of fewer runs of words is too short to be anybody's own. */
const MIN_SHINGLES = 5
/** From this share on a text is the same text. */
const SAME = 0.6

/**
 * What speaks against the wording of a part, true as it may be: stock phrases, and texts that stand on another
 * page of the seller.
 */
export function styleFindings(copy: object, languageId: string, earlier: readonly string[]): TextFinding[] {
	const tag = findLanguage(languageId)?.tag
	const pages = earlier.map((page) => shinglesOf(page, tag))
	return textsOfCopy(copy).flatMap(({ plain }) => {
		const cliches = statementsOf(plain).flatMap((text) => {
			const words = findCliches(text, languageId)
			return words.length > 0 ? [{ text, reasons: [{ code: 'stock_phrase' as const, words: words.join('”, “') }] }] : []
		})
		const own = pages.length > 0 ? shinglesOf(plain, tag) : new Set<string>()
		const repeated = own.size >= MIN_SHINGLES && pages.some((page) => shareIn(own, page) >= SAME)
		return [...cliches, ...(repeated ? [{ text: plain, reasons: [{ code: 'repeated' as const, words: '' }] }] : [])]
	})
}

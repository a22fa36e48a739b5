import { isMarketplaceTalk } from '../text/marketplace-talk'
import { sentencesOf } from '../text/sentences'

const WORD = '[\\p{L}\\p{M})]'
/** Signs glued to the word behind them; a comma between figures stays. */
const GLUED = new RegExp(`(?<=${WORD})([,;،؛])(?=[\\p{L}\\p{N}])`, 'gu')
const BRACKET = /(?<=\p{L}{2})\((?=[\p{L}\p{N}])/gu
/** A list the listing drew with dashes: “- Compact camera - Smartphone”. */
const LEADING_MARK = /^[-–—•·*|]\s+/u
const MARKS = /(?<!\s)\s+[-–—•·*|]\s+/gu
/** A bracket that repeats the words before it, and a value that is nothing but one bracket. */
const REPEATED = /^(.{2,80}?)\s*[(（]\1[)）]$/iu
const WRAPPED = /^[(（]([^()（）]+)[)）]$/u
/** What a shop says to whoever reads its page. */
const ASIDE = /\s?[(（][^()（）]{0,200}[)）]/gu
/** What a list ends with that says nothing. */
const AND_SO_ON = /(?:[,;]\s?|\s)etc\.?$/iu
/** A sign apart from the word before it. */
const APART = /(?<=\S)\s+(?=[,;](?:\s|$))/gu
const LOOSE_END = /(?<![\s,;،؛])[\s,;،؛]+$/u

/** So many marks between words are a list's, wherever it begins. */
const FEWEST_ITEMS = 3
const SENTENCES = /[.!?:]\s/u

/**
 * A specification's value as a reader expects it: signs behind words set apart, a list drawn with marks as a list;
 * empty where it speaks of the shop.
 */
export function tidyValue(value: string): string {
	const whole = value.trim()
	const bare = whole
		.replace(REPEATED, '$1')
		.replace(WRAPPED, '$1')
		.replace(ASIDE, (aside) => (isMarketplaceTalk(aside) ? '' : aside))
	const said = SENTENCES.test(bare) ? sentencesOf(bare) : [bare]
	const told = said.some(isMarketplaceTalk) ? said.filter((sentence) => !isMarketplaceTalk(sentence)).join(' ') : bare
	const listed =
		LEADING_MARK.test(told) || told.split(MARKS).length > FEWEST_ITEMS ? told.replace(LEADING_MARK, '').replace(MARKS, ', ') : told
	const set = listed.replace(APART, '').replace(GLUED, '$1 ').replace(BRACKET, ' (').replace(AND_SO_ON, '')
	return set.replace(LOOSE_END, '')
}

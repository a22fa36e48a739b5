import { isJoined } from './letters'
import { madeOfData, rowsOf } from './truth-data'

/**
 * Within so many words before or after a thing a denial is about it; where no spaces are written, within so many
 * characters.
 */
const REACH_BEFORE = 6
const REACH_AFTER = 5
const UNSPACED_BEFORE = 3
const UNSPACED_AFTER = 8
const CLAUSE_END = /[.,;:!?()|،؛؟।。、，；：！？–—]|\s-\s/gu

type Denial = { before: readonly string[]; after: readonly string[] }

function denialOf(language: string): Denial {
	return madeOfData(`denial ${language}`, () => {
		const words = (name: string) => (rowsOf(language).get(`@deny-${name}`) ?? '').split('|').filter(Boolean)
		return { before: words('before'), after: words('after') }
	})
}

/**
 * Whether a text of normalizeText form denies the words at a place: "not dishwasher safe", "batteries not included",
 * "充電不要".
 */
export function isDenied(text: string, index: number, words: string, languages: readonly string[]): boolean {
	const head = text.slice(Math.max(0, index - LONGEST_CLAUSE), index)
	const ends = [...head.matchAll(CLAUSE_END)]
	const before = head.slice(ends.at(-1)?.index ?? 0)
	const rest = text.slice(index + words.length, index + words.length + LONGEST_CLAUSE)
	const stop = rest.search(CLAUSE_END)
	const after = stop < 0 ? rest : rest.slice(0, stop)
	const joined = isJoined(words.charCodeAt(0))
	return languages.some((language) => {
		const denial = denialOf(language)
		if (joined)
			return (
				denial.before.some((no) => before.slice(-UNSPACED_BEFORE - no.length).includes(no)) ||
				denial.after.some((no) => after.slice(0, UNSPACED_AFTER + no.length).includes(no))
			)
		const near = ` ${wordsOf(before).slice(-REACH_BEFORE).join(' ')} `
		const far = ` ${wordsOf(after).slice(0, REACH_AFTER).join(' ')} `
		return denial.before.some((no) => near.includes(` ${no} `)) || denial.after.some((no) => far.includes(` ${no} `))
	})
}
const LONGEST_CLAUSE = 160
const wordsOf = (text: string) => text.match(/[\p{L}\p{M}\p{N}']+/gu) ?? []

import { findLanguage, findLanguageByTag } from '../locale/languages'
import { madeOfData } from '../truth/truth-data'

const tagOf = (language: string): string => (findLanguage(language) ?? findLanguageByTag(language))?.tag ?? 'en'

/** “October 24, 2000”, “24 October 2000”, “1. Juli 1974”, “20 de abril de 2015”. */
const MONTH_FIRST = /(?<![\p{L}\d])(\p{L}{3,12})\.?\s(\d{1,2}),?\s(\d{4})(?!\d)/gu
const DAY_FIRST = /(?<!\d)(\d{1,2})\.?\s(?:de\s)?(\p{L}{3,12})\.?,?\s(?:de\s)?(\d{4})(?!\d)/gu
const MONTHS = 12
/** Years as the listing counts them, whatever calendar a language is used with. */
const CIVIL = { calendar: 'gregory', timeZone: 'UTC' } as const

/** A language's names of the months, long and short, by number. */
function monthsOf(tag: string): ReadonlyMap<string, number> {
	return madeOfData(`months ${tag}`, () => {
		const names = new Map<string, number>()
		for (const month of ['long', 'short'] as const)
			for (const day of [undefined, 'numeric'] as const)
				for (let at = 0; at < MONTHS; at++) {
					const parts = new Intl.DateTimeFormat(tag, { month, day, ...CIVIL }).formatToParts(Date.UTC(2001, at, 1))
					const name = parts
						.find(({ type }) => type === 'month')
						?.value.toLowerCase()
						.replace(/\.$/u, '')
					if (name && !/\d/u.test(name)) names.set(name, at)
				}
		return names
	})
}

/** A text with the dates in it as a language writes them: “Rhino (October 24, 2000)” → “Rhino (24 octobre 2000)”. */
export function datesInLanguage(text: string, language: string, from = 'english'): string {
	const format = new Intl.DateTimeFormat(tagOf(language), { day: 'numeric', month: 'long', year: 'numeric', ...CIVIL })
	const said = (whole: string, day: string, month: string, year: string) => {
		const name = month.toLowerCase()
		const at = monthsOf(tagOf(from)).get(name) ?? monthsOf('en').get(name)
		return at === undefined ? whole : format.format(Date.UTC(Number(year), at, Number(day)))
	}
	return text
		.replace(MONTH_FIRST, (whole, month: string, day: string, year: string) => said(whole, day, month, year))
		.replace(DAY_FIRST, (whole, day: string, month: string, year: string) => said(whole, day, month, year))
}

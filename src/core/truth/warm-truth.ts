import { checkStatement } from './check-statement'

/** A little of every kind of writing, with a figure, a date and a claim, so that each word list is put together. */
const SENTENCES = [
	['english', 'It weighs 230 grams, is made of steel and was made on 5 March 2020.'],
	['arabic', 'يزن ٢٣٠ غراما ومصنوع من الفولاذ.'],
	['hebrew', 'שוקל 230 גרם ועשוי פלדה.'],
	['japanese', '重さは230gで、ステンレス製です。'],
] as const

/** Puts the word lists together before the first text is to be judged (some tenths of a second of processor time, once). Pure; says nothing. */
export function warmTruth(): void {
	const facts = SENTENCES.map(([, text], at) => ({
		id: `f${at + 1}`,
		kind: 'bullet' as const,
		text,
		origin: { rule: 'warm-up', place: 'warm-up' },
	}))
	for (const [language, text] of SENTENCES) checkStatement({ text: `${text} !`, facts, language })
}

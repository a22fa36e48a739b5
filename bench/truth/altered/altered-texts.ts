import { NUMERALS } from './numerals'

/** A text in which one figure says something else. */
export type Altered = { text: string; from: string; to: string; inWords: boolean }

/** A whole figure of one to four digits, perhaps with a decimal: no part of a larger one, of a date or of a model's mark. */
const FIGURE = /(?<![\p{L}\d.,٫٬:/-])\d{1,4}(?:[.,]\d)?(?![\d.,٫:/]\d|[\p{L}\d]*\d)/gu
/** How far along the row of numerals a word is altered. */
const STEPS = [1, 2, 3, -1]
const UNSPACED = new Set(['japanese', 'simplified chinese', 'traditional chinese', 'thai'])
/** Where no spaces are written, a numeral before a counter is one. */
const COUNTERS = '(?=[つ個个枚本種种層层重段]|ชิ้น|ชั้น|สี)'

/** Every figure of a text altered: those in digits by one, to half, double and ten times, small ones in words to their neighbours. */
export const alteredTexts = (text: string, language: string): Altered[] => [...inDigits(text), ...inWords(text, language)]

function inDigits(text: string): Altered[] {
	return Array.from(text.matchAll(FIGURE)).flatMap(({ 0: from, index }) => {
		const value = Number(from.replace(',', '.'))
		const others = new Set([value + 1, value - 1, value + 3, value * 2, Math.round(value / 2), value * 10])
		return [...others].flatMap((other) => {
			if (value === 0 || other <= 1 || other === value) return []
			const to = String(Number(other.toFixed(1))).replace('.', from.includes(',') ? ',' : '.')
			return [{ text: replaced(text, index, from, to), from, to, inWords: false }]
		})
	})
}

function inWords(text: string, language: string): Altered[] {
	const row = NUMERALS[language]?.split(' ')
	if (!row) return []
	const any = row.join('|')
	const pattern = UNSPACED.has(language) ? `(?:${any})${COUNTERS}` : `(?<![\\p{L}\\p{M}])(?:${any})(?![\\p{L}\\p{M}-])`
	return Array.from(text.matchAll(new RegExp(pattern, 'giu'))).flatMap(({ 0: from, index }) =>
		STEPS.flatMap((step) => {
			const to = row[row.indexOf(from.toLowerCase()) + step]
			return to === undefined ? [] : [{ text: replaced(text, index, from, to), from, to, inWords: true }]
		}),
	)
}

const replaced = (text: string, index: number, from: string, to: string) => text.slice(0, index) + to + text.slice(index + from.length)

import { normalizeText } from '../truth/normalize-text'

const NUMBER = /\d+(?:[., ']\d{3}(?!\d))*(?:[.,]\d+)?/gu

/** What a number may mean: 1.200 is a thousand and two hundred, or one and a fifth. */
function meanings(written: string): number[] {
	const plain = written.replace(/[ ']/gu, '')
	const decimal = Number(plain.replace(',', '.'))
	const grouped = Number(plain.replace(/[.,](?=\d{3}(?!\d))/gu, '').replace(',', '.'))
	return [decimal, grouped].filter(Number.isFinite)
}

/** The numbers of a text as what each may mean. */
const numbersIn = (text: string): number[][] => [...normalizeText(text).matchAll(NUMBER)].map(([written]) => meanings(written))
const has = (numbers: readonly number[][], wanted: readonly number[]) =>
	numbers.some((number) => number.some((value) => wanted.includes(value)))

/** Whether a translation says every figure of a text, and none the text does not have (W-10). */
export function keepsFigures(source: string, translated: string): boolean {
	const [before, after] = [numbersIn(source), numbersIn(translated)]
	return addsNoFigure(source, translated) && before.every((number) => has(after, number))
}

/** Whether a text has no figure but those of the source. */
export function addsNoFigure(source: string, text: string): boolean {
	const before = numbersIn(source)
	return numbersIn(text).every((number) => has(before, number))
}

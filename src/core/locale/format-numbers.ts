import { DEFAULT_LANGUAGE, findLanguage } from './languages'

/** A number that is no part of a name: "30", "1,250.5", not the 1000 of "WH-1000XM6". */
const NUMBER = /(?<![\p{L}\d.,/-])\d+(?:[.,]\d+)*(?![\p{L}\d]*[/\d])/gu
const LEAST_GROUPED = 10_000

/**
 * The numbers of a text as a language writes them, with the decimals they have. `readAs`: the language (value of the
 * request) a number is written in, where it is not the text's own; that decides what "1,250" is.
 */
export function formatNumbers(text: string, language: string, readAs: (written: string) => string | undefined): string {
	const tag = findLanguage(language)?.tag ?? 'en'
	return text.replace(NUMBER, (written) => {
		const plain = plainNumber(written, readAs(written) ?? language)
		const number = Number(plain)
		if (!Number.isFinite(number) || /^0\d/u.test(written)) return written
		const digits = (plain.split('.')[1] ?? '').length
		return formatOf(tag, digits, number >= LEAST_GROUPED).format(number)
	})
}

/** Formats take long to make, and there are few. */
const formats = new Map<string, Intl.NumberFormat>()
function formatOf(tag: string, digits: number, useGrouping: boolean): Intl.NumberFormat {
	const key = `${tag} ${digits} ${useGrouping}`
	const known = formats.get(key)
	if (known) return known
	const format = new Intl.NumberFormat(tag, { minimumFractionDigits: digits, maximumFractionDigits: digits, useGrouping })
	formats.set(key, format)
	return format
}

/** A number as JavaScript writes it. Three digits behind the language's own decimal sign are decimals. */
function plainNumber(written: string, language: string): string {
	const decimal = decimalSign(language)
	const [one, other] = [written.includes('.'), written.includes(',')]
	if (one && other) {
		const last = written.lastIndexOf('.') > written.lastIndexOf(',') ? '.' : ','
		return written.replaceAll(last === '.' ? ',' : '.', '').replace(last, '.')
	}
	const sign = one ? '.' : ','
	const isGrouped = /^[1-9]\d{0,2}(?:[.,]\d{3})+$/u.test(written) && (sign !== decimal || written.split(sign).length > 2)
	return isGrouped ? written.replaceAll(sign, '') : written.replace(sign, '.')
}

const signs = new Map<string, string>()
function decimalSign(language: string): string {
	const tag = findLanguage(language)?.tag ?? findLanguage(DEFAULT_LANGUAGE)?.tag ?? 'en'
	const known = signs.get(tag)
	if (known) return known
	const own = new Intl.NumberFormat(tag).formatToParts(1.5).find(({ type }) => type === 'decimal')?.value
	const sign = own === ',' ? ',' : '.'
	signs.set(tag, sign)
	return sign
}

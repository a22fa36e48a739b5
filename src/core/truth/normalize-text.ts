const MARKS = /[\u0307\u064B-\u065F\u0670\u0640\u05B0-\u05C7\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu

/** Arabic letters that are written interchangeably become one, so that a word list matches what people type. */
function foldArabic(text: string): string {
	return text
		.replace(/[أإآٱ]/gu, 'ا')
		.replace(/[ىی]/gu, 'ي')
		.replace(/ة/gu, 'ه')
		.replace(/ک/gu, 'ك')
}

/** Decimal digits of every script → 0–9 (Unicode keeps each script's ten digits in one run, zero first). */
export function asciiDigits(text: string): string {
	return text.replace(/\p{Nd}/gu, (digit) => {
		const code = digit.codePointAt(0) ?? 0
		if (code < 0x80) return digit
		let zero = code
		while (zero > code - 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--
		return String(code - zero)
	})
}

/**
 * Text as the rules compare it: compatibility forms folded, lower case, ASCII digits, apostrophes, hyphens and decimal signs, no
 * vowel or direction marks, single spaces. A fraction sign becomes a slash, set off from a whole number before it ("1½" → "1 1/2").
 */
export function normalizeText(text: string): string {
	const composed = text.replace(/(?<=\d)(?=[¼½¾⅓⅔⅛⅜⅝⅞])/gu, ' ').normalize('NFKC')
	return foldArabic(asciiDigits(composed).toLowerCase().replace(MARKS, ''))
		.replace(/[’‘ʼ`´]/gu, "'")
		.replace(/[‐‑‒–—−]/gu, '-')
		.replace(/⁄/gu, '/')
		.replace(/٫/gu, '.')
		.replace(/٬/gu, ',')
		.replace(/\s+/gu, ' ')
		.trim()
}

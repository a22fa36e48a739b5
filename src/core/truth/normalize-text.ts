const MARKS =
	/[\u0307\u064B-\u065F\u0670\u0640\u05B0-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu

/** Arabic letters that are written interchangeably become one, so that a word list matches what people type. */
function foldArabic(text: string): string {
	return text
		.replace(/[أإآٱ]/gu, 'ا')
		.replace(/[ىی]/gu, 'ي')
		.replace(/ة/gu, 'ه')
		.replace(/ک/gu, 'ك')
}

const OTHER_DIGITS = /(?![0-9])\p{Nd}/gu
/** Decimal digits of every script → 0–9 (Unicode keeps each script's ten digits in one run, zero first). */
export function asciiDigits(text: string): string {
	return text.replace(OTHER_DIGITS, (digit) => {
		const code = digit.codePointAt(0) ?? 0
		let zero = code
		while (zero > code - 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--
		return String(code - zero)
	})
}

/**
 * Text as the rules compare it: compatibility forms folded, lower case, ASCII digits, apostrophes, hyphens and decimal
 * signs, no vowel or direction marks, single spaces. A fraction sign becomes a slash, set off from a whole number
 * before it ("1½" → "1 1/2").
 */
export function normalizeText(text: string): string {
	if (text.includes('A')) text = text.replace(AMPERES, 'amp')
	if (text.includes(PERSIAN_NINE)) text = text.replace(NINE, '9')
	if (IS_PLAIN.test(text)) return foldSigns(text.toLowerCase())
	const composed = text
		.replace(/(?<=\d)(?=[¼½¾⅓⅔⅛⅜⅝⅞])/gu, ' ')
		// A wide comma parts two figures: "10698，790块".
		.replace(/(?<=\d)，(?=\d)/gu, ', ')
		.normalize('NFKC')
	return foldSigns(foldArabic(asciiDigits(composed).toLowerCase().replace(MARKS, '')))
}

/** Latin letters in one piece, and signs that no form folds: most texts need no more than lower case. */
const IS_PLAIN = /^[\n\t -~À-ÖØ-öø-įıĴ-ľŁ-ňŊ-žƀ-\u01c3’‘–—•]*$/

const TO_FOLD = /[’‘ʼ`´‐‑‒–—−־⁄٫٬]|[^\S ]| {2}|^ | $/
const foldSigns = (text: string) => (TO_FOLD.test(text) ? folded(text) : text)
/** Amperes by their capital alone, which small letters would make a word: "10 A pro Relais". */
const AMPERES = /(?<=\d ?)A(?=(?: (?![\dA-Z])|[,.;:)/'’。、，・]|$))/gu
/** Without its vowel the Persian nine is a no. */
const PERSIAN_NINE = 'ن\u064fه'
const NINE = /(?<![\p{L}\p{M}])ن\u064fه(?![\p{L}\p{M}])/gu
const folded = (text: string) =>
	text
		.replace(/[’‘ʼ`´]/g, "'")
		.replace(/[‐‑‒–—−־]/g, '-')
		.replace(/[⁄٫٬]/g, (sign) => (sign === '⁄' ? '/' : sign === '٫' ? '.' : ','))
		.replace(/\s+/g, ' ')
		.trim()

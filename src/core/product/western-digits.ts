/**
 * Where the ten digits of a writing system begin: Arabic, Persian, the scripts of India, Thai, Lao, Tibetan, Burmese,
 * Khmer, Mongolian, full-width.
 */
const ZEROS = [
	0x660, 0x6f0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xe50, 0xed0, 0xf20, 0x1040, 0x17e0, 0x1810, 0xff10,
]
const FOREIGN = new RegExp(`[${ZEROS.map((zero) => `${String.fromCharCode(zero)}-${String.fromCharCode(zero + 9)}`).join('')}]`, 'g')

/** Every writing system's digits → 0–9; all else stays. */
export function westernDigits(text: string): string {
	return text.replace(FOREIGN, (digit) => {
		const code = digit.charCodeAt(0)
		return String(code - (ZEROS.findLast((zero) => zero <= code) ?? code))
	})
}

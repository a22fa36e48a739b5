import { capitalize, segmenterTag } from './graphemes'

const ACRONYMS = new Set(
	[
		'AC AI ANC ABS API BBQ BPA CE CD CNC CPU CRI DC DIY DVD EVA EU FM GPS GPU HD HDR HDMI HEPA HID IP IOS',
		'IPS ISO IR LCD LED LFGB MDF MP NFC OLED PA PC PE PET PLA POE PP PU PVC QLED RAM RGB RPM SD SIM SPF',
		'SSD STEM TPE TPU TV UHD UK UPF UPS US USA USB UV UVA UVB VR XL XXL 2D 3D 4K 5G',
	]
		.join(' ')
		.split(' '),
)

/** True when every letter that has a case is upper-case and there are enough of them to be shouting. */
export function isShouting(text: string): boolean {
	if (/\p{Ll}/u.test(text)) return false
	return (text.match(/\p{Lu}/gu) ?? []).length >= 4
}

/**
 * Shouted words → sentence case. Acronyms, words with digits and `names` (the brand) stay; German keeps capitals on its
 * longer words, since which of them are nouns cannot be seen.
 */
export function sentenceCase(text: string, names: readonly string[], tag?: string): string {
	if (!isShouting(text)) return text
	const locale = segmenterTag(tag)
	const kept = new Map(names.flatMap((name) => name.split(/\s+/)).map((name) => [name.toUpperCase(), name]))
	const cased = text.replace(/[\p{L}\p{N}\p{M}]+/gu, (word, at: number) => {
		const name = kept.get(word.toUpperCase())
		if (name !== undefined) return name
		// Of a name with a figure behind a hyphen (“SV-2”) nothing is small.
		if (/^-\p{N}/u.test(text.slice(at + word.length))) return word
		// A single consonant is a name ("C-SHAPE", "SIZE L"), a single vowel an article or a conjunction.
		if (/\p{N}/u.test(word) || ACRONYMS.has(word) || /^[B-DF-HJ-NP-TV-XZ]$/u.test(word)) return word
		const lower = word.toLocaleLowerCase(locale)
		return locale === 'de' && lower.length > 4 ? capitalize(lower, tag) : lower
	})
	return capitalize(cased, tag)
}

/** Emoji and the ornaments sellers decorate with; © ® ™ and digits stay. */
const ORNAMENTS = /(?![©®™\d#*])\p{Extended_Pictographic}\uFE0F?|[\u{1F1E6}-\u{1F1FF}\u{1F3FB}-\u{1F3FF}]|\u200D/gu
const INVISIBLE = /[\p{Cc}\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF\uFFFD]/gu
/** Markdown and HTML; a model writes plain text. */
const MARKUP = /<[^<>]*>|\*\*|__|`+|^#+\s+|^[-*•]\s+/gmu

/**
 * A text of a model as a page shows it: without markup, emoji and invisible characters, in single spaces. Its
 * punctuation is the language's own and stays: French spaces before `: ; ? !`, "¡Listo!", "74. Auflage".
 * A text without a letter or digit, such as a dash for "nothing to say", is empty.
 */
export function cleanModelText(text: string): string {
	const clean = text
		.normalize('NFC')
		.replace(MARKUP, ' ')
		.replace(ORNAMENTS, ' ')
		.replace(INVISIBLE, ' ')
		.replace(/[^\S\u00a0\u202f]+/gu, ' ')
		.replace(/ ([,.])(?=\s|$)/gu, '$1')
		.trim()
	return /[\p{L}\p{N}]/u.test(clean) ? clean : ''
}

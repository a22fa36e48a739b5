import { FUNCTION_WORDS } from '../locale/function-words'
import { findLanguageByTag } from '../locale/languages'

/** French sets `: ; ? !` apart by a space that does not break; a narrow one but before the colon. */
const HIGH = /(?<=[\p{L}\p{M}\p{N}»”"’')\]%°])[ \u00a0\u202f]?([;?!]+)(?=["”»)\s]|$)/gu
const COLON = /(?<=[\p{L}\p{M}\p{N}»”"’')\]%])[ \u00a0\u202f]?:(?=\s|$)/gu
/** Signs of Latin between words of Arabic script. */
const ARABIC_SIGNS: Readonly<Record<string, string>> = { ',': '،', ';': '؛', '?': '؟' }
const IN_ARABIC = /(?<=[\p{Script=Arabic}\p{M}»")])\s?([,;?])(?=\s|$)/gu

const words = (language: string) => new Set(FUNCTION_WORDS[language])
const [ENGLISH, FRENCH] = [words('english'), words('french')]
const isForeign = (text: string): boolean => {
	const said = text.toLowerCase().match(/\p{L}+/gu) ?? []
	return said.filter((word) => ENGLISH.has(word)).length > said.filter((word) => FRENCH.has(word)).length
}

/** A listing's text with the signs of its language: French spaces before `: ; ? !`, the Arabic comma. */
export function typeset(text: string, tag: string | undefined): string {
	const language = tag && findLanguageByTag(tag)
	if (!language) return text
	// What a listing took over from another language is set as that is.
	if (language.id === 'french' && isForeign(text)) return text
	if (language.id === 'french') return text.replace(COLON, '\u00a0:').replace(HIGH, '\u202f$1')
	return language.script === 'Arab' ? text.replace(IN_ARABIC, (_, sign: string) => ARABIC_SIGNS[sign] ?? sign) : text
}

/** A heading in which no line ends between a figure and its unit. */
export const withUnits = (heading: string): string => heading.replace(/(?<=\p{N}) (?=\p{L}{1,5}(?!\p{L}))/gu, '\u00a0')

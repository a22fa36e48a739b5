import type { Direction } from '../../core/locale/direction'
import css from './shared/foundation.css?raw'

/** What every theme stands on, `shared/foundation.css`; the direction decides where arrows point, nothing else. */
export function foundation(direction: Direction): string {
	return `${css}${direction === 'rtl' ? '.vt-on{scale:-1 1}' : ''}`
}

type ScriptRule = { languages: readonly string[]; below?: string; declarations: string }

const INDIC_AND_THAI = ['th', 'hi', 'bn', 'ta', 'te', 'mr', 'gu', 'pa', 'kn', 'ml']
/** How texts of a script are set in every theme. */
const SCRIPT_RULES: readonly ScriptRule[] = [
	{ languages: ['ar', 'fa', 'ur', 'he'], declarations: '--tight:0;--lead:1.85;--high:1.32;font-size:1.1875rem;hyphens:manual' },
	{ languages: ['ar', 'fa', 'ur', ...INDIC_AND_THAI], below: ' *', declarations: 'letter-spacing:0!important' },
	{ languages: ['ja', 'zh', 'ko'], declarations: '--tight:0;--lead:1.85;--high:1.28;line-break:strict' },
	{ languages: ['ko'], declarations: 'word-break:keep-all' },
	{ languages: ['ja'], below: ' :is(h1,h2,h3)', declarations: 'word-break:auto-phrase' },
	{ languages: INDIC_AND_THAI, declarations: '--tight:0;--lead:1.8;--high:1.36' },
]

/** The rules above a page in a language has use for; all of them when the language is not told. */
export function scriptRules(tag: string | undefined): string {
	return SCRIPT_RULES.map(({ languages, below = '', declarations }) => {
		const meant = languages.filter((language) => tag === undefined || isOf(tag, language))
		return meant.length > 0 ? `.vt:is(${meant.map((language) => `:lang(${language})`).join()})${below}{${declarations}}` : ''
	}).join('')
}

/** True for the tag of a language itself and of its regions and scripts. */
export function isOf(tag: string, language: string): boolean {
	return tag === language || tag.startsWith(`${language}-`)
}

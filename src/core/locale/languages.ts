import type { Direction } from './direction'

/** A language pages can be written in. `id` is the value of the request (spec §3), `tag` BCP-47. */
export type Language = {
	id: string
	tag: string
	/** English name, as the interface lists it. */
	label: string
	/** The language's own name. */
	endonym: string
	/** ISO 15924 */
	script: string
	direction: Direction
}

export const DEFAULT_LANGUAGE = 'english'

/**
 * Every language of the product, in the order the interface lists them (W-1).
 * Moroccan Darija is tagged `ar-MA` rather than `ary`: browsers, screen readers and Intl know the former (Arabic voice
 * and font, Latin digits as Moroccans write them) and treat the latter as unknown.
 */
export const LANGUAGES: readonly Language[] = [
	{ id: 'english', tag: 'en', label: 'English', endonym: 'English', script: 'Latn', direction: 'ltr' },
	{ id: 'french', tag: 'fr', label: 'French', endonym: 'Français', script: 'Latn', direction: 'ltr' },
	{ id: 'spanish', tag: 'es', label: 'Spanish', endonym: 'Español', script: 'Latn', direction: 'ltr' },
	{ id: 'german', tag: 'de', label: 'German', endonym: 'Deutsch', script: 'Latn', direction: 'ltr' },
	{ id: 'italian', tag: 'it', label: 'Italian', endonym: 'Italiano', script: 'Latn', direction: 'ltr' },
	{ id: 'arabic', tag: 'ar', label: 'Arabic', endonym: 'العربية', script: 'Arab', direction: 'rtl' },
	{ id: 'moroccan arabic', tag: 'ar-MA', label: 'Moroccan Darija', endonym: 'الدارجة المغربية', script: 'Arab', direction: 'rtl' },
	{ id: 'portuguese', tag: 'pt', label: 'Portuguese', endonym: 'Português', script: 'Latn', direction: 'ltr' },
	{ id: 'russian', tag: 'ru', label: 'Russian', endonym: 'Русский', script: 'Cyrl', direction: 'ltr' },
	{ id: 'simplified chinese', tag: 'zh-Hans', label: 'Simplified Chinese', endonym: '简体中文', script: 'Hans', direction: 'ltr' },
	{ id: 'traditional chinese', tag: 'zh-Hant', label: 'Traditional Chinese', endonym: '繁體中文', script: 'Hant', direction: 'ltr' },
	{ id: 'japanese', tag: 'ja', label: 'Japanese', endonym: '日本語', script: 'Jpan', direction: 'ltr' },
	{ id: 'korean', tag: 'ko', label: 'Korean', endonym: '한국어', script: 'Kore', direction: 'ltr' },
	{ id: 'turkish', tag: 'tr', label: 'Turkish', endonym: 'Türkçe', script: 'Latn', direction: 'ltr' },
	{ id: 'dutch', tag: 'nl', label: 'Dutch', endonym: 'Nederlands', script: 'Latn', direction: 'ltr' },
	{ id: 'polish', tag: 'pl', label: 'Polish', endonym: 'Polski', script: 'Latn', direction: 'ltr' },
	{ id: 'swedish', tag: 'sv', label: 'Swedish', endonym: 'Svenska', script: 'Latn', direction: 'ltr' },
	{ id: 'danish', tag: 'da', label: 'Danish', endonym: 'Dansk', script: 'Latn', direction: 'ltr' },
	{ id: 'norwegian', tag: 'nb', label: 'Norwegian', endonym: 'Norsk', script: 'Latn', direction: 'ltr' },
	{ id: 'finnish', tag: 'fi', label: 'Finnish', endonym: 'Suomi', script: 'Latn', direction: 'ltr' },
	{ id: 'icelandic', tag: 'is', label: 'Icelandic', endonym: 'Íslenska', script: 'Latn', direction: 'ltr' },
	{ id: 'hindi', tag: 'hi', label: 'Hindi', endonym: 'हिन्दी', script: 'Deva', direction: 'ltr' },
	{ id: 'hebrew', tag: 'he', label: 'Hebrew', endonym: 'עברית', script: 'Hebr', direction: 'rtl' },
	{ id: 'thai', tag: 'th', label: 'Thai', endonym: 'ไทย', script: 'Thai', direction: 'ltr' },
	{ id: 'indonesian', tag: 'id', label: 'Indonesian', endonym: 'Bahasa Indonesia', script: 'Latn', direction: 'ltr' },
	{ id: 'vietnamese', tag: 'vi', label: 'Vietnamese', endonym: 'Tiếng Việt', script: 'Latn', direction: 'ltr' },
	{ id: 'bengali', tag: 'bn', label: 'Bengali', endonym: 'বাংলা', script: 'Beng', direction: 'ltr' },
	{ id: 'urdu', tag: 'ur', label: 'Urdu', endonym: 'اردو', script: 'Arab', direction: 'rtl' },
	{ id: 'swahili', tag: 'sw', label: 'Swahili', endonym: 'Kiswahili', script: 'Latn', direction: 'ltr' },
	{ id: 'zulu', tag: 'zu', label: 'Zulu', endonym: 'isiZulu', script: 'Latn', direction: 'ltr' },
	{ id: 'afrikaans', tag: 'af', label: 'Afrikaans', endonym: 'Afrikaans', script: 'Latn', direction: 'ltr' },
	{ id: 'persian', tag: 'fa', label: 'Persian', endonym: 'فارسی', script: 'Arab', direction: 'rtl' },
	{ id: 'greek', tag: 'el', label: 'Greek', endonym: 'Ελληνικά', script: 'Grek', direction: 'ltr' },
	{ id: 'czech', tag: 'cs', label: 'Czech', endonym: 'Čeština', script: 'Latn', direction: 'ltr' },
	{ id: 'slovak', tag: 'sk', label: 'Slovak', endonym: 'Slovenčina', script: 'Latn', direction: 'ltr' },
	{ id: 'hungarian', tag: 'hu', label: 'Hungarian', endonym: 'Magyar', script: 'Latn', direction: 'ltr' },
	{ id: 'romanian', tag: 'ro', label: 'Romanian', endonym: 'Română', script: 'Latn', direction: 'ltr' },
	{ id: 'bulgarian', tag: 'bg', label: 'Bulgarian', endonym: 'Български', script: 'Cyrl', direction: 'ltr' },
	{ id: 'ukrainian', tag: 'uk', label: 'Ukrainian', endonym: 'Українська', script: 'Cyrl', direction: 'ltr' },
	{ id: 'croatian', tag: 'hr', label: 'Croatian', endonym: 'Hrvatski', script: 'Latn', direction: 'ltr' },
	{ id: 'serbian', tag: 'sr-Latn', label: 'Serbian', endonym: 'Srpski', script: 'Latn', direction: 'ltr' },
	{ id: 'slovenian', tag: 'sl', label: 'Slovenian', endonym: 'Slovenščina', script: 'Latn', direction: 'ltr' },
	{ id: 'lithuanian', tag: 'lt', label: 'Lithuanian', endonym: 'Lietuvių', script: 'Latn', direction: 'ltr' },
	{ id: 'latvian', tag: 'lv', label: 'Latvian', endonym: 'Latviešu', script: 'Latn', direction: 'ltr' },
	{ id: 'estonian', tag: 'et', label: 'Estonian', endonym: 'Eesti', script: 'Latn', direction: 'ltr' },
	{ id: 'catalan', tag: 'ca', label: 'Catalan', endonym: 'Català', script: 'Latn', direction: 'ltr' },
	{ id: 'azerbaijani', tag: 'az', label: 'Azerbaijani', endonym: 'Azərbaycanca', script: 'Latn', direction: 'ltr' },
	{ id: 'malay', tag: 'ms', label: 'Malay', endonym: 'Bahasa Melayu', script: 'Latn', direction: 'ltr' },
	{ id: 'filipino', tag: 'fil', label: 'Filipino', endonym: 'Filipino', script: 'Latn', direction: 'ltr' },
	{ id: 'tamil', tag: 'ta', label: 'Tamil', endonym: 'தமிழ்', script: 'Taml', direction: 'ltr' },
	{ id: 'telugu', tag: 'te', label: 'Telugu', endonym: 'తెలుగు', script: 'Telu', direction: 'ltr' },
	{ id: 'marathi', tag: 'mr', label: 'Marathi', endonym: 'मराठी', script: 'Deva', direction: 'ltr' },
	{ id: 'gujarati', tag: 'gu', label: 'Gujarati', endonym: 'ગુજરાતી', script: 'Gujr', direction: 'ltr' },
	{ id: 'punjabi', tag: 'pa', label: 'Punjabi', endonym: 'ਪੰਜਾਬੀ', script: 'Guru', direction: 'ltr' },
	{ id: 'kannada', tag: 'kn', label: 'Kannada', endonym: 'ಕನ್ನಡ', script: 'Knda', direction: 'ltr' },
	{ id: 'malayalam', tag: 'ml', label: 'Malayalam', endonym: 'മലയാളം', script: 'Mlym', direction: 'ltr' },
]

const byName = new Map(
	LANGUAGES.flatMap((language) => [language.id, language.label, language.endonym].map((name) => [name.toLowerCase(), language] as const)),
)
const FURTHER_NAMES = new Map([
	['darija', 'moroccan arabic'],
	['الدارجة', 'moroccan arabic'],
	['chinese', 'simplified chinese'],
	['中文', 'simplified chinese'],
	['हिंदी', 'hindi'],
	['norsk bokmål', 'norwegian'],
	['farsi', 'persian'],
])
const TAG = /^[a-z]{2,3}(?:[-_][a-z0-9]{2,8})*$/

/**
 * The language of a request's value, or undefined: its id, its English or own name, or its BCP-47 tag, in any case
 * of letters.
 */
export function findLanguage(name: string): Language | undefined {
	const asked = name.normalize('NFC').trim().toLowerCase()
	const known = byName.get(FURTHER_NAMES.get(asked) ?? asked)
	return known ?? (TAG.test(asked) ? findLanguageByTag(asked) : undefined)
}

const byTag = new Map(LANGUAGES.map((language) => [language.tag.toLowerCase(), language]))
/** Tags whose language is not found by cutting subtags off from the right. */
const ALIASES = new Map([
	['ary', 'ar-ma'],
	['no', 'nb'],
	['nn', 'nb'],
	['iw', 'he'],
	['in', 'id'],
	['tl', 'fil'],
	['sr', 'sr-latn'],
	['zh', 'zh-hans'],
	['zh-cn', 'zh-hans'],
	['zh-sg', 'zh-hans'],
	['zh-tw', 'zh-hant'],
	['zh-hk', 'zh-hant'],
	['zh-mo', 'zh-hant'],
])

/**
 * The language of a BCP-47 tag as listings and browsers give it (`en-GB`, `pt_BR`, `zh-TW`), or undefined.
 * The most specific match wins; `ar-MA` is Darija here, because that is what this product means by it.
 */
export function findLanguageByTag(tag: string): Language | undefined {
	const subtags = tag.trim().toLowerCase().replaceAll('_', '-').split('-')
	for (let length = subtags.length; length > 0; length--) {
		const prefix = subtags.slice(0, length).join('-')
		const language = byTag.get(ALIASES.get(prefix) ?? prefix)
		if (language) return language
	}
	return undefined
}

import { afrikaans } from './af'
import { arabic } from './ar'
import { moroccanArabic } from './ar-ma'
import { azerbaijani } from './az'
import { bulgarian } from './bg'
import { bengali } from './bn'
import { catalan } from './ca'
import { czech } from './cs'
import { danish } from './da'
import { german } from './de'
import { greek } from './el'
import { english } from './en'
import { spanish } from './es'
import { estonian } from './et'
import { persian } from './fa'
import { finnish } from './fi'
import { filipino } from './fil'
import { french } from './fr'
import { gujarati } from './gu'
import { hebrew } from './he'
import { hindi } from './hi'
import { croatian } from './hr'
import { hungarian } from './hu'
import { indonesian } from './id'
import { icelandic } from './is'
import { italian } from './it'
import { japanese } from './ja'
import { kannada } from './kn'
import { korean } from './ko'
import { lithuanian } from './lt'
import { latvian } from './lv'
import { malayalam } from './ml'
import { marathi } from './mr'
import { malay } from './ms'
import { norwegian } from './nb'
import { dutch } from './nl'
import { punjabi } from './pa'
import type { Phrases } from './phrases'
import { polish } from './pl'
import { portuguese } from './pt'
import { romanian } from './ro'
import { russian } from './ru'
import { slovak } from './sk'
import { slovenian } from './sl'
import { serbian } from './sr-latn'
import { swedish } from './sv'
import { swahili } from './sw'
import { tamil } from './ta'
import { telugu } from './te'
import { thai } from './th'
import { turkish } from './tr'
import { ukrainian } from './uk'
import { urdu } from './ur'
import { vietnamese } from './vi'
import { simplifiedChinese } from './zh-hans'
import { traditionalChinese } from './zh-hant'
import { zulu } from './zu'

const PHRASES = {
	english,
	french,
	spanish,
	german,
	italian,
	arabic,
	'moroccan arabic': moroccanArabic,
	portuguese,
	russian,
	'simplified chinese': simplifiedChinese,
	'traditional chinese': traditionalChinese,
	japanese,
	korean,
	turkish,
	dutch,
	polish,
	swedish,
	danish,
	norwegian,
	finnish,
	icelandic,
	hindi,
	hebrew,
	thai,
	indonesian,
	vietnamese,
	bengali,
	urdu,
	swahili,
	zulu,
	afrikaans,
	persian,
	greek,
	czech,
	slovak,
	hungarian,
	romanian,
	bulgarian,
	ukrainian,
	croatian,
	serbian,
	slovenian,
	lithuanian,
	latvian,
	estonian,
	catalan,
	azerbaijani,
	malay,
	filipino,
	tamil,
	telugu,
	marathi,
	gujarati,
	punjabi,
	kannada,
	malayalam,
} satisfies Record<string, Phrases>

const byLanguage = new Map<string, Phrases>(Object.entries(PHRASES))

/**
 * The fixed phrases of a language (value of the request, e.g. `moroccan arabic`). Total: every language of
 * LANGUAGES has its own;
 * a value this version does not know, as an older or newer page may hold, gets the English ones.
 */
export function phrasesFor(languageId: string): Phrases {
	return byLanguage.get(languageId.trim().toLowerCase()) ?? english
}

export { fillPhrase, type Phrases } from './phrases'

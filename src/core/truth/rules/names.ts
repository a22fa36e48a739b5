import { findLanguage } from '../../locale/languages'
import type { Fact } from '../../product/facts'
import { isMonth } from '../dates'
import { matchesOf } from '../matches'
import { isJapanesePlace, isOfPlace } from '../names-of-places'
import { isNamedInPassing } from './named-in-passing'
import type { Finding, Rule } from './rule'
import { isNameOfScene } from './scenes'

/** Names with figures, such as `ipx7`, `usb3` or a model: letters, then a digit, not hyphenated prose. */
const WITH_FIGURES = /(?<![\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{M}\d]|\d-)\p{Script=Latin}{1,8}-?\d[\p{Script=Latin}\d]*/gu
/** Forms of writing that name nothing. */
const NO_NAME =
	/^(?:h2o|co2|mp3|mp4|a4|a5|a3|u-?\d|um\d|m2|cm2|m3|cm3|km2|24h|(?:x{0,2}[sml])-\d?x{0,4}[sml]|(?:ac|dc)\d+v?|(?:ika|tig|ke|pang|pam|may)-\d+)$/u
/** Stations by their letter and number, where the news or music is on. */
const STATION =
	/^(?:p[1-4]|nrk-?p?\d|npo-?[1-5]|rai-?[1-5]|r[1-4]|ö[13]|wdr-?\d|ndr-?\d|swr-?\d|br-?\d|hr-?\d|fm4|yle-?\d|svt-?[12]|la[12]|rne-?\d|tve-?\d|mr[123]|trójka|čro-?\d)$/u
const ON_AIR =
	/news|nyhed|nyhet|nieuws|nachricht|noticia|notícia|notizi|giornale radio|informations|journal|wiadomości|zprávy|správy|vesti|vijesti|новост|новин|uutis|uudis|hír|știri|ειδήσ|haber|frétt|program|morgen|morning|sommar|p[14] i |hörspiel|weather|vejr|väder|vær/u
const bare = (text: string) => text.replace(/[\s-]/gu, '')

/** Words with capitals in a text of another script are names or remains. */
const LATIN_NAME = /(?<![\p{Script=Latin}\d])\p{Lu}[\p{Script=Latin}\d'&-]{2,}/gu
const NOT_LATIN =
	/[\p{Script=Arabic}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Hebrew}\p{Script=Cyrillic}\p{Script=Devanagari}\p{Script=Greek}]/u
/** Acronyms every language borrows. */
const BORROWED = new Set(
	'usb led lcd gps hd uhd 4k wifi wi-fi diy ok pc tv dvd cd ssd hdd ram cpu gpu os lp cm mm kg ml eva pvc bpa abs pet pp pu tpu tpe faq xxxxl xxxl xxl xl xxs spa vip phillips pozidriv torx allen jacquard oxford chelsea derby jersey bikini jeans dolby celsius fahrenheit kelvin vichy bordeaux champagne lycra elastan dutch oven eco iso rgb nfc hdmi ac dc uv ip sos vs max min plus pro set kit size javel bluetooth internet email android ios smartphone velcro santoku gyuto wlan lan wan pin qr lkw pkw ukw dab tft ips sim nfc sql css php'.split(
		' ',
	),
)
/** What is written with a capital and is no brand: lands, languages, peoples, feasts, days. */
const NO_BRAND =
	/^(?:i|prefectur\p{L}*|préfecture|prefeitura|provin[cz]\p{L}*|i'\p{L}+|europ\p{L}*|americ\p{L}*|amerik\p{L}*|asia\p{L}*|afri\p{L}*|engl\p{L}*|ingl\p{L}*|angl\p{L}*|german\p{L}*|french|france|franc\p{L}*|spani\p{L}*|españ\p{L}*|espagn\p{L}*|ital\p{L}*|portug\p{L}*|brazil\p{L}*|brasil\p{L}*|japan\p{L}*|japon\p{L}*|chin\p{L}*|korea\p{L}*|indi\p{L}*|turk\p{L}*|maroc\p{L}*|morocc\p{L}*|arab\p{L}*|russ\p{L}*|swiss|schwei\p{L}*|suiss\p{L}*|british|britain|scot(?:land|tish|s)?|écoss\p{L}*|escoc\p{L}*|schott\p{L}*|scoz\p{L}*|wales|welsh|irish|ireland|irland\p{L}*|ukrain\p{L}*|ucran\p{L}*|ucrain\p{L}*|greek|greece|grec\p{L}*|gréc\p{L}*|griech\p{L}*|austri\p{L}*|österr\p{L}*|autrich\p{L}*|belgi\p{L}*|belg\p{L}*|dan(?:ish|ois\p{L}*|emark)|denmark|norweg\p{L}*|norv[eè]g\p{L}*|norueg\p{L}*|finland\p{L}*|finn\p{L}*|suéd\p{L}*|suec\p{L}*|suède|suédois\p{L}*|szwe\p{L}*|schwed\p{L}*|hungar\p{L}*|hongr\p{L}*|húngar\p{L}*|czech|tchèque\p{L}*|roman\p{L}*|roum\p{L}*|rumän\p{L}*|bulgar\p{L}*|croat\p{L}*|serb\p{L}*|colomb\p{L}*|kolumb\p{L}*|peru\p{L}*|perú|pérou|chile\p{L}*|argent\p{L}*|cuba\p{L}*|ethiop\p{L}*|etiop\p{L}*|éthiop\p{L}*|äthiop\p{L}*|kenya\p{L}*|egypt\p{L}*|égypt\p{L}*|egipt\p{L}*|ägypt\p{L}*|tunis\p{L}*|alger\p{L}*|algér\p{L}*|argel\p{L}*|saud\p{L}*|emirat\p{L}*|émirats|israel\p{L}*|iran\p{L}*|pakist\p{L}*|bangladesh|thai\p{L}*|tailand\p{L}*|thaï\p{L}*|viet\p{L}*|indones\p{L}*|malays\p{L}*|philipp\p{L}*|filip\p{L}*|taiwan\p{L}*|taïwan|austral\p{L}*|zealand|atlant\p{L}*|pacif\p{L}*|mediterr\p{L}*|méditerr\p{L}*|nord\p{L}*|scandinav\p{L}*|skandinav\p{L}*|escandinav\p{L}*|alpen|alps|alpes|united|states|kingdom|estados|unidos|états|unis|stati|uniti|canad\p{L}*|mexic\p{L}*|méxic\p{L}*|allem\p{L}*|alem\p{L}*|tedesc\p{L}*|duits\p{L}*|niem\p{L}*|alman\p{L}*|nederl\p{L}*|dutch|poland|polsk\p{L}*|swed\p{L}*|sverige|christmas|easter|noël|navidad|natale|natal|valentin\p{L}*|mother|father|day|halloween|ramadan|thanksgiving|advent|pascua|pasqua|páscoa|pâques|ostern|weihnacht\p{L}*|karneval|carnival|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|\p{Lu}{1,4})$/iu
/** How a buyer is spoken to with a capital. */
const POLITE: Readonly<Record<string, RegExp>> = {
	polish: /^(?:tw(?:ój|oj)\p{L}*|ciebie|tobie|tobą|wasz\p{L}*|wam|was|pa(?:n|ni|nią|nu|na|ństw\p{L}*))$/u,
	danish: /^(?:deres|dem)$/u,
	norwegian: /^(?:deres|dem)$/u,
	italian: /^(?:lei|suo|sua|suoi|sue|vostr[oaie])$/u,
	croatian: /^(?:vaš\p{L}*|vama|vas)$/u,
	serbian: /^(?:vaš\p{L}*|vama|vas)$/u,
	slovenian: /^(?:vaš\p{L}*|vam|vas)$/u,
	czech: /^(?:váš|vaš\p{L}*|vám|vás|tvůj|tvé|tvá)$/u,
	hungarian: /^(?:ön\p{L}*|önök\p{L}*|maga\p{L}*)$/u,
	romanian: /^(?:dumneavoastră|dvs)$/u,
	spanish: /^(?:usted(?:es)?)$/u,
	portuguese: /^(?:vocês?|senhor\p{L}*)$/u,
	finnish: /^(?:te|teidän|teille|teitä|teiltä|teissä|sinu\p{L}*)$/u,
	estonian: /^(?:teie\p{L}*|teid|teile|teil)$/u,
	latvian: /^(?:jūs\p{L}*|jums|jūsu\p{L}*)$/u,
	lithuanian: /^(?:jūs\p{L}*|jums|jumis)$/u,
	turkish: /^(?:siz\p{L}*)$/u,
	azerbaijani: /^(?:siz\p{L}*)$/u,
	vietnamese: /^(?:quý|khách)$/u,
	slovak: /^(?:váš|vaš\p{L}*|vám|vás|tvoj\p{L}*)$/u,
}
/** A headline writes most words with capitals; they say nothing there. */
const HEADLINE_SHARE = 0.7

/** Words with a capital inside a sentence, in languages that write only names so. */
function capitalized(raw: string): string[] {
	const found = matchesOf(CAPITALIZED, raw)
	if (found.length === 0) return []
	const words = raw.match(/[\p{L}\d'’-]+/gu) ?? []
	const long = words.slice(1).filter((word) => word.length > 3)
	if (long.filter((word) => /^\p{Lu}/u.test(word)).length > HEADLINE_SHARE * long.length) return []
	return found
		.filter(({ 0: name, index }) => !PLACE.test(raw.slice(Math.max(0, index - 8), index)) && !LABELLED.test(raw.slice(index + name.length)))
		.map(([name]) => name.replace(/['’].*$/u, ''))
		.filter((name) => !name.split('-').every((part) => NO_BRAND.test(part)))
}
const CAPITALIZED = /(?<=[\p{Ll}\d,]\s)\p{Lu}[\p{L}\d'’-]{2,}|^\p{Lu}{5,}(?=\s\P{Lu})/gu
/** "Classe A", "Typ 2": a word that a letter or figure goes with. */
const LABELLED = /^ (?:\p{Lu}|\d{1,2})\+*(?![\p{L}\d])/u
/** Little words before the name of a place. */
const PLACE = /(?:^|\s)(?:bahasa|in|en|em|à|au|aux|from|near|desde|dans|nel|nella|nei|na|no|w|we|i|från|fra)\s$/u

/** A name as it is alike in many languages: no accents, no h, one consonant for two. */
const skeleton = (name: string) =>
	name
		.normalize('NFD')
		.replace(/[\p{M}h'’-]/gu, '')
		.replace(/(.)\1/gu, '$1')
		.replaceAll('k', 'c')
		.replaceAll('y', 'i')
		.slice(0, SKELETON)
const SKELETON = 6
/** Languages that put an ending to a name, for its case. */
const WITH_CASES = new Set('polish czech slovak croatian serbian slovenian lithuanian latvian finnish estonian hungarian'.split(' '))
const LONGEST_ENDING = 4
const LEAST_STEM = 3
/** A name of the facts in another case: "z Benem Orrem" of Ben Orr. */
function isInflected(name: string, vocabulary: ReadonlySet<string>, language: string): boolean {
	if (!WITH_CASES.has(language)) return false
	return [...Array(LONGEST_ENDING).keys()].some((cut) => {
		const stem = name.slice(0, name.length - cut - 1)
		if (stem.length < LEAST_STEM) return false
		// A c at the end of a name is written k before an ending.
		return vocabulary.has(stem) || vocabulary.has(`${stem}a`) || vocabulary.has(stem.replace(/ki?$/u, 'c')) || lostVowel(stem, vocabulary)
	})
}
/** "Ocaska" of Ocasek: a vowel that falls out before an ending. */
const lostVowel = (stem: string, vocabulary: ReadonlySet<string>) =>
	['e', 'o', 'a'].some((vowel) => vocabulary.has(`${stem.slice(0, -1)}${vowel}${stem.slice(-1)}`))

const skeletons = new WeakMap<ReadonlySet<string>, ReadonlySet<string>>()
function skeletonsOf(vocabulary: ReadonlySet<string>): ReadonlySet<string> {
	const known = skeletons.get(vocabulary) ?? new Set([...vocabulary].filter((word) => word.length >= 4).map(skeleton))
	skeletons.set(vocabulary, known)
	return known
}

/** Long words of languages with common roots: "Detección" of "Detecção". */
const LEAST_LONG = 8
const roots = new WeakMap<ReadonlySet<string>, ReadonlySet<string>>()
function isSisterWord(name: string, vocabulary: ReadonlySet<string>): boolean {
	if (name.length < LEAST_LONG) return false
	const known =
		roots.get(vocabulary) ?? new Set([...vocabulary].filter((word) => word.length >= LEAST_LONG).map((word) => skeleton(word).slice(0, -1)))
	roots.set(vocabulary, known)
	return known.has(skeleton(name).slice(0, -1))
}

/** Capitals beside a word of approval, in whatever script the word is: "DLC qualified", "zertifiziert nach XYZ", "通过SGS认证". */
const APPROVED =
	'(?:certifi\\p{L}*|approved|listed|compliant|qualified|accredited|zertifi\\p{L}*|geprüft\\p{L}*|zugelassen|konform|homologu\\p{L}*|homologad\\p{L}*|conforme|approuvé\\p{L}*|agréé\\p{L}*|omologat\\p{L}*|gecertificeerd|goedgekeurd|certyfik\\p{L}*|sertifik\\p{L}*|onaylı|belgeli|certifierad|godkänd|certificeret|godkendt|sertifioitu|hyväksyt\\p{L}*|tanúsít\\p{L}*|certifikov\\p{L}*|certificat\\p{L}*|πιστοποι\\p{L}*|сертифи\\p{L}*|معتمد\\p{L}*|شهاد\\p{L}*|مطابق\\p{L}*|מאושר\\p{L}*|תקן|認証|認定|適合|认证|認證|인증|승인|प्रमाणित|ได้รับการรับรอง|มาตรฐาน|chứng nhận)'
const ANY_APPROVED = new RegExp(APPROVED, 'iu')
const MARK = '(?<![\\p{L}\\d])(\\p{Lu}[\\p{Lu}\\d]{1,7}(?:-\\p{Lu}+)?)(?![\\p{L}\\d])'
const MARKS = [
	new RegExp(`${MARK}[ -]?(?:\\p{L}+ )?${APPROVED}`, 'giu'),
	new RegExp(`${APPROVED}[ :]?(?:\\p{L}{1,6} ){0,2}?${MARK}`, 'giu'),
]
const TWO_CAPITALS = /\p{Lu}{2}/u
/** A text in capitals throughout names nothing by them. */
function marksIn(raw: string): string[] {
	if (!TWO_CAPITALS.test(raw) || !ANY_APPROVED.test(raw) || /^[^\p{Ll}]*$/u.test(raw)) return []
	return MARKS.flatMap((pattern) => Array.from(matchesOf(pattern, raw), ([, mark = '']) => mark)).filter((mark) => /^\p{Lu}{2}/u.test(mark))
}

/** Countries, sizes, measures, forms of companies: what is written in capitals and names nothing of the product. */
const COMMON_LETTERS =
	/^(?:x{2,}[sl]|usa|eua|eeuu|abd|sua|rfa|inc|ltd|gmbh|ttc|mwst|tva|iva|asap|bio|isbn|ean|rms|bpm|rpm|dpi|ppi|fps|mah|lbs|anc|amoled|qled|neu|new|top|sale|und|the|and|les|des|del|non|mit|bmi|atx|app|apps|sms|mms|url|html|pdf|zip|jpg|png|usd|eur|gbp|pln|czk|pro|dna|aaa|aa|tgv|rer|ter|ice|krl|lrt|mrt|brt|bts|ktx|ave|ceo|cto|cfo|sql|crm|erp|css|php|bbc|cnn|nba|ikea)$/u
const CAPITALS = /[\p{Lu}]{3}/u
const IN_CAPITALS = /[\p{Lu}]{2}[^\p{L}]+[\p{Lu}]{2,}[^\p{L}]+[\p{Lu}]{2}/u
const ACRONYM = /(?<![\p{L}\d'’+.-])[A-ZÀ-Þ]{3,4}(?![\p{L}\d'’+.-])/gu
/** Three or four capitals among small letters: a standard, a plug, a maker. */
const acronymsIn = (raw: string): string[] => (!CAPITALS.test(raw) || IN_CAPITALS.test(raw) ? [] : (raw.match(ACRONYM) ?? []))

/** Two or three letters may stand inside a word that has nothing to do with them: "UL" in "full". */
const isNamedIn = (text: string, letters: string) =>
	letters.length > SHORT_MARK ? text.includes(letters) : text.match(ANY_LETTERS)?.includes(letters) === true
const SHORT_MARK = 3
const ANY_LETTERS = /[\p{L}\d]+/gu

/** "IKEA-reolen": furniture by where it was bought, in one word; what the product itself claims to fit is judged by the lists. */
const IKEA_FURNITURE =
	/^ikea-(?:\p{L}*(?:reol|regal|schrank|kast|hyll|skab|skap|bord|tisch|möbel|møbel|meubel|kommod|byrå|polc|kaap|kapp|lipast|hylly|seng|säng|bett|sofa)\p{L}*)$/iu

/** Names of others, and names with figures, must stand in a fact. */
export const names: Rule = ({ raw, text }, { facts, vocabulary, language }) => {
	const findings: Finding[] = []
	const evidence: Fact[] = []
	for (const { 0: name, index } of /\d/.test(text) ? matchesOf(WITH_FIGURES, text) : []) {
		if (/^[枚個台本点曲]/u.test(text.slice(index + name.length))) continue
		if (STATION.test(name) && ON_AIR.test(text)) continue
		if (NO_NAME.test(name) || /^(?:en|de|da|a|e|y|o|u)-?\d+$/u.test(name)) continue
		const found = facts.find((fact) => bare(fact.text).includes(bare(name)))
		if (found) evidence.push(found.fact)
		else findings.push({ category: 'numbers', reason: `No fact names “${name}”` })
	}
	for (const mark of marksIn(raw)) {
		const lower = mark.toLowerCase()
		if (BORROWED.has(lower) || vocabulary.has(lower) || facts.some((fact) => isNamedIn(fact.text, lower))) continue
		findings.push({ category: 'certificates', reason: `No fact names the mark “${mark}”` })
	}
	for (const letters of acronymsIn(raw)) {
		const lower = letters.toLowerCase()
		if (BORROWED.has(lower) || COMMON_LETTERS.test(lower) || facts.some((fact) => fact.text.includes(lower))) continue
		findings.push({ category: 'missing-evidence', reason: `No fact names “${letters}”` })
	}
	// A title in another script does not make names of a Latin page's nouns.
	const foreign =
		NOT_LATIN.test(raw) && findLanguage(language)?.script !== 'Latn'
			? Array.from(matchesOf(LATIN_NAME, raw), ([name]) => name)
			: language === 'german'
				? []
				: capitalized(raw)
	for (const name of foreign) {
		// A Turkish İ is an i in small letters, without the dot that lower-casing leaves.
		const lower = name.toLowerCase().replaceAll('\u0307', '')
		if (
			/\d/.test(name) ||
			BORROWED.has(lower) ||
			isMonth(lower) ||
			isOfPlace(lower, language) ||
			POLITE[language]?.test(lower) ||
			isJapanesePlace(lower, facts) ||
			name
				.split(/[-'&]/u)
				.every(
					(part) =>
						part.length < 3 ||
						/^\p{Ll}/u.test(part) ||
						vocabulary.has(part.toLowerCase()) ||
						vocabulary.has(part.toLowerCase().replace(/(?:'s|s)$/u, '')) ||
						BORROWED.has(part.toLowerCase()) ||
						facts.some((fact) => fact.text.includes(part.toLowerCase())),
				)
		)
			continue
		if (
			facts.some((fact) => fact.text.includes(lower)) ||
			(lower.length >= 4 && skeletonsOf(vocabulary).has(skeleton(lower))) ||
			isSisterWord(lower, vocabulary)
		)
			continue
		if (IKEA_FURNITURE.test(name)) continue
		const latin = findLanguage(language)?.script === 'Latn'
		if (latin && isNamedInPassing(name, raw)) continue
		if (isNameOfScene(name, raw, language) || isInflected(lower, vocabulary, language)) continue
		findings.push({ category: 'foreign-brands', reason: `No fact names “${name}”` })
	}
	return { findings, evidence }
}

import { LANGUAGES } from '../locale/languages'
import { matchesOf } from './matches'
import { normalizeText } from './normalize-text'

/** A date or part of one in a text; `month` 1–12; `decade`: the ten years that begin with the year are meant. */
export type DateMention = { written: string; index: number; day?: number; month?: number; year?: number; decade?: true }

type Names = Map<string, number>
const byScript = new Map<string, Names>()
const SCRIPTS: readonly (readonly [pattern: RegExp, codes: readonly string[]])[] = [
	[/[a-z]/, ['Latn']],
	[/\p{Script=Arabic}/u, ['Arab']],
	[/\p{Script=Cyrillic}/u, ['Cyrl']],
	[/\p{Script=Hebrew}/u, ['Hebr']],
	[/\p{Script=Greek}/u, ['Grek']],
	[/\p{Script=Thai}/u, ['Thai']],
	[/[\u0900-\u0dff]/, ['Deva', 'Beng', 'Taml', 'Telu', 'Gujr', 'Guru', 'Knda', 'Mlym']],
]

/** The month a word names: in a language if it is known, else in any language of its script. */
function monthOf(word: string, language?: string): number | undefined {
	// Neighbours call different months by one name: listopad is October in Croatian and November in Polish.
	const own = language === undefined ? undefined : namesIn(language).get(word)
	if (own !== undefined) return own
	// Hebrew writes its little words on to the month's.
	const bare = /^[בהלמ](\p{Script=Hebrew}{3,})$/u.exec(word)?.[1]
	const named = bare === undefined ? undefined : monthOf(bare, language)
	if (named !== undefined) return named
	const codes = SCRIPTS.find(([pattern]) => pattern.test(word))?.[1]
	if (!codes) return undefined
	const key = codes.join()
	const names = byScript.get(key) ?? monthNames(LANGUAGES.filter(({ script }) => codes.includes(script)).map(({ tag }) => tag))
	byScript.set(key, names)
	return names.get(word)
}

const byLanguage = new Map<string, Names>()
/** The names in one language, of an id or a tag. */
function namesIn(language: string): Names {
	const tags = LANGUAGES.filter(({ id, tag }) => id === language || tag === language || tag === language.split('-')[0]).map(
		({ tag }) => tag,
	)
	const names = byLanguage.get(language) ?? monthNames(tags)
	byLanguage.set(language, names)
	return names
}

/** Month names in some languages, long and short, as Intl writes them alone and beside a day. */
function monthNames(tags: readonly string[]): Names {
	const names: Names = new Map()
	for (const tag of tags) {
		for (const style of ['long', 'short'] as const) {
			const alone = new Intl.DateTimeFormat(`${tag}-u-ca-gregory`, { month: style, timeZone: 'UTC' })
			const besideDay = new Intl.DateTimeFormat(`${tag}-u-ca-gregory`, { day: 'numeric', month: style, timeZone: 'UTC' })
			for (let month = 1; month <= 12; month++) {
				const date = Date.UTC(2020, month - 1, 15)
				const inflected = besideDay.formatToParts(date).find(({ type }) => type === 'month')?.value ?? ''
				for (const written of [alone.format(date), inflected]) {
					const name = normalizeText(written).replace(/\.$/, '')
					if (/^[\p{L}\p{M}]{3,}$/u.test(name)) names.set(name, month)
				}
			}
		}
	}
	for (const tag of tags)
		for (const months of CASES[tag.split('-')[0] ?? tag] ?? [])
			for (const [at, month] of months.split(' ').entries()) names.set(month, at + 1)
	return names
}
/** Months in cases Intl does not know: of a date in Serbian, and as "in October" has them. */
const CASES: Readonly<Record<string, readonly string[]>> = {
	sr: [
		'januara februara marta aprila maja juna jula avgusta septembra oktobra novembra decembra',
		'januaru februaru martu aprilu maju junu julu avgustu septembru oktobru novembru decembru',
	],
	hr: ['siječnju veljači ožujku travnju svibnju lipnju srpnju kolovozu rujnu listopadu studenom prosincu'],
	sl: ['januarju februarju marcu aprilu maju juniju juliju avgustu septembru oktobru novembru decembru'],
	pl: ['styczniu lutym marcu kwietniu maju czerwcu lipcu sierpniu wrześniu październiku listopadzie grudniu'],
	cs: ['lednu únoru březnu dubnu květnu červnu červenci srpnu září říjnu listopadu prosinci'],
	sk: ['januári februári marci apríli máji júni júli auguste septembri októbri novembri decembri'],
	ru: ['январе феврале марте апреле мае июне июле августе сентябре октябре ноябре декабре'],
	uk: ['січні лютому березні квітні травні червні липні серпні вересні жовтні листопаді грудні'],
}
/** Month names of so few letters are also common words; they need a day and a year beside them. */
const SHORT = 4
/** A figure further from a month's name is not its day or year. */
const FIGURE_REACH = 9

const NUMERIC = /(?<!\d)(?:(\d{4})[./-](\d{1,2})[./-](\d{1,2})|(\d{1,2})[./-](\d{1,2})[./-](\d{4}|\d{2}))(?![\d%])/gu
const CJK = /(\d{4})\s?[年년]\s?(?:(\d{1,2})\s?[月월](?:\s?(\d{1,2})\s?[日일号])?)?/gu
/** Vietnamese names months by their numbers. */
const VIETNAMESE = /(?:(?:ngày |mùng )?(?<!\d)(\d{1,2}) )?tháng (\d{1,2})(?:,? năm (\d{4})| ?\/ ?(\d{4}))/gu
const YEAR = /(?<![\d.,/-])(?:19|20)\d{2}(?![\d%]|[.,]\d|\s?(?:x|×)\s?\d)/gu
const WORDS = /[\p{L}\p{M}']+\.?/gu

/** Dates, months with a figure beside them, and years. A figure that has a unit is no year. */
export function datesOf(text: string, isUnitAfter: (end: number) => boolean, language?: string): DateMention[] {
	if (!/\d/.test(text)) return []
	const found: DateMention[] = []
	for (const match of matchesOf(NUMERIC, text)) {
		const [written, isoYear, isoMonth, isoDay, first, second, year] = match
		const mention = isoYear
			? { year: Number(isoYear), month: Number(isoMonth), day: Number(isoDay) }
			: { year: Number(year) < 100 ? 2000 + Number(year) : Number(year), ...dayAndMonth(Number(first), Number(second)) }
		if (mention.month <= 12 && mention.day <= 31) found.push({ written, index: match.index, ...mention })
	}
	for (const match of matchesOf(CJK, text)) {
		const year = Number(match[1])
		if (year < 1800 || year > 2100) continue
		found.push({
			written: match[0],
			index: match.index,
			year,
			...(match[2] ? { month: Number(match[2]) } : {}),
			...(match[3] ? { day: Number(match[3]) } : {}),
		})
	}
	for (const { 0: written, 1: day, 2: month, 3: year, 4: short, index } of matchesOf(VIETNAMESE, text))
		found.push({ written, index, year: Number(year ?? short), month: Number(month), ...(day ? { day: Number(day) } : {}) })
	found.push(...withMonthName(text, language))
	for (const match of matchesOf(YEAR, text)) {
		if (found.some(({ index, written }) => match.index >= index && match.index < index + written.length)) continue
		if (isDecadeAt(text, match.index) || !isUnitAfter(match.index + match[0].length))
			found.push({ written: match[0], index: match.index, year: Number(match[0]) })
	}
	return found.map((one) => (isDecadeIn(text, one) ? { ...one, decade: true } : one))
}

/** "The 1970s", "1970年代", "années 1970": a round year with a sign of a decade beside it. */
const isDecadeIn = (text: string, { index, written, year = 1, month }: DateMention) =>
	month === undefined && year % 10 === 0 && written.startsWith(String(year)) && isDecadeAt(text, index)
const isDecadeAt = (text: string, index: number) =>
	DECADE_AFTER.test(text.slice(index + YEAR_LENGTH)) || DECADE_BEFORE.test(text.slice(Math.max(0, index - 24), index))
const YEAR_LENGTH = 4
const DECADE_AFTER =
	/^(?:'?s(?!\p{L})|-?er(?:ne|na)?(?!\p{L})|er[ -]?jahre|[ -]?(?:х|те|ті|ті|их|ых|тих|годов|тех)(?!\p{L})|-(?:м|ми|тим|им|ым)(?!\p{L})|'(?:l[ae]r|l[iı]|erne|ere|ene)|-?(?:tal|luvu|luku|års)|-?an(?!\p{L})|-[ae]s év|-es évek|年?代|년대|-?(?:ųj|ieji)|[ -]?(?:'|च्या|ना)? ?(?:के|च्या|ના|ਦੇ|এর)? ?(?:दशक|দশক|દાયકા|ਦਹਾਕੇ)|(?:-)?(?:களில்|లలో|ರ ದಶಕ|-കളി)|\.? (?:aasta(?:te|il)|gad(?:u|os)|lét(?:a|ech)?|let(?:a|ech)?|rok(?:ov|och|y)|godin|év|lat)|ler|lar|والے|كي دہائي| كي دہائي)/u
const DECADE_BEFORE =
	/(?:^|[^\p{L}\p{M}])(?:années|décennie|década de|decada de|dècada d[e']l?s?|anni|anii|anos|años|anys|jaren|jare|lat|lata|latach|lata(?:mi|ch)|roky|léta|let|letech|δεκαετίας? του|thập niên|thập kỷ|những năm|ทศวรรษ|ทศวรรษที่|ยุค|dekada|dekade|dekada ng|miaka ya|iminyaka yama|שנות ה-?|عقد|سنوات|دهه|دهۀ|десятиліття|desetljeće|desetljeća|dekáda) ?'?$/u

const dayAndMonth = (first: number, second: number) => (second > 12 ? { day: second, month: first } : { day: first, month: second })

function withMonthName(text: string, language?: string): DateMention[] {
	const found: DateMention[] = []
	for (const { 0: word, index } of matchesOf(WORDS, text)) {
		if (!/\d/.test(text.slice(Math.max(0, index - FIGURE_REACH), index + word.length + FIGURE_REACH))) continue
		const before = /(?:(\d{4})\s|(?<!\d)(\d{1,2})(?:st|nd|rd|th|er|\.|º)?\s(?:de\s|of\s|ng\s|d')?)$/u.exec(
			text.slice(Math.max(0, index - 12), index),
		)
		const after =
			/^,?\s(?:del?\s|do\s|of\s|di\s|von\s|van\s|de l'|(?:من\s)?(?:عام\s|سنه\s)?)?(?:(\d{1,2})(?!\d)(?:st|nd|rd|th)?,?\s?)?(\d{4})?(?!\d)/u.exec(
				text.slice(index + word.length, index + word.length + 16),
			)
		const day = before?.[2] ?? after?.[1]
		const year = before?.[1] ?? after?.[2]
		if (word.replace(/\.$/, '').length <= SHORT ? day === undefined || year === undefined : day === undefined && year === undefined)
			continue
		// Looked up last: the names of all languages are put together when first asked for.
		const month = monthOf(word.replace(/\.$/, ''), language)
		if (month === undefined) continue
		const start = index - (before?.[0].length ?? 0)
		const written = text.slice(start, index + word.length + (after?.[0].length ?? 0))
		found.push({ written, index: start, month, ...(day ? { day: Number(day) } : {}), ...(year ? { year: Number(year) } : {}) })
	}
	return found
}

/** The text with its dates and decades (not lone years) blanked, so that their figures are not taken for quantities. */
export function datesMasked(text: string): string {
	let masked = text
	for (const { written, index, month, decade } of datesOf(text, (end) => !isDecadeAt(text, end - YEAR_LENGTH))) {
		if (month !== undefined || decade) masked = masked.slice(0, index) + ' '.repeat(written.length) + masked.slice(index + written.length)
	}
	return masked
}

/** Whether a word is the name of a month in any language. */
export function isMonth(word: string): boolean {
	return monthOf(normalizeText(word)) !== undefined
}

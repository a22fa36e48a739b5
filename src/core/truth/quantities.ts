import { boundOf, isAbout } from './bounds'
import { datesMasked } from './dates'
import { clauseAround } from './denial'
import type { Figure } from './figure'
import { ROLES, type Role } from './lexicons/roles'
import type { Unit } from './lexicons/units'
import { matchesOf } from './matches'
import { normalizeText } from './normalize-text'
import { figuresWithWords } from './number-words'
import { HALF_BEHIND_UNIT } from './numerals'
import { runningTime } from './running-time'
import { timesMasked } from './times-of-day'
import { feetMark, isOfSet, setAfter, sizeSystem, swahiliBefore, unitAfter, unitBefore, unitById, unitNamed } from './units'
import { Vocabulary } from './vocabulary'

/** A number as written, with all it can mean ("1,500" is 1500 or 1.5), its unit if one is known, and what it is the value of. */
export type Quantity = {
	written: string
	values: number[]
	unit: Unit | undefined
	role: string | undefined
	/** Decimals written, and whether the text says "about". */
	decimals: number
	approximate: boolean
	/** The value itself is beyond it: "less than 8 kg", "more than twenty colours". */
	bound?: 'below' | 'above'
	/** No word follows that could be what is counted. */
	bare: boolean
	/** From a multiple ("double wall"), or a figure that begins inside a word ("AC250V"): read in facts only. */
	implied: boolean
	/** Where it stands in the text. */
	index: number
	/** A number word that counts in these languages only. */
	countsIn?: readonly string[]
	/** Written in words. */
	word: boolean
	/** Counts the members of a set, whatever they are ("set of 44 bits"). */
	ofSet: boolean
	/** Letters written on to a figure of no known unit ("1080p"), or the word before it that it numbers ("Bluetooth 5.3"). */
	tail?: string
	numbers?: string
	/** The whole of which it is a part: "5 ft 3 in". */
	whole?: Quantity
}

const NUMBER =
	/(?<![\p{L}\d.,)])\.\d{1,3}(?!\d|\.\d)|(?<![\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\d.,])(?:\d+ )?\d+\/\d+(?![\d/])|(?<![\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\d]|\d[.,])\d+(?:[.,]\d+|'\d{3}(?!\d))*(?: (?=\d{3}(?![\d-]))\d{3})*/gu
const INSIDE = /(?<=\p{Script=Latin})\d+(?:[.,]\d+)*/gu
/** What may stand between two figures that share the unit of the second: ranges and measurements. */
const SHARED =
	/^\s*(?:["”]|[a-zà-ÿ]{1,2}\.?)?\s*(?:[x×*✕,-]|、|،|~|～|〜|\/|to|or|and|bis|oder|und|à|ou|et|a|o|y|e|ed|tot|of|en|ile|veya|ve|do|lub|علي|في|ف|i|till|eller|och|sampai|hingga|atau|до|или|и|і|та|або|чи|és|vagy|až|ja|tai|και|έως|ή|și|sau|până la|ir|iki|un|līdz|kuni|või|ili|ali|lahko|và|hoặc|đến|dan|hasta|fino a|jusqu'à|fins a|ilâ|र|आणि|এবং|থেকে|اور|تا|یا|ל-?|و?ل|और|से|الى|الي|او|و|عد|から|至|到|和|與|与|及|跟|と|や|또는|와|과|又は|부터|에서|ถึง|by|bij|gange|ganger|gånger|keer|kertaa|sinnum|fois|volte|veces|vezes|sata|korda|par|por|per|mal|auf|su|op|puta|krát|razy|szer|raza|пъти|на|επί|çarpı|nhân|kali|गुणा|गुणिले|คูณ|곱하기|kwa|ضرب|বাই|گنا)(?: zo'n| knapp| gut| rund| nästan| knappt| drygt| nesten| næsten| bijna| ruim| presque| casi| quasi| quase| almost| nearly| etwa| circa| ongeveer| about| environ| unos| unas| cerca de)?\s*$/u
/** Of stainless steel: chrome and nickel. */
const STEEL_GRADE = /^18\/(?:0|8|10)$/
/** What stands between a number and a thing in a list of contents: "2 x filters". */
const OF_EACH = /^\s?[x×*](?=\s\p{L}{3})/u
const BEFORE_LETTER = /^[\s-]?\p{L}/u
/** The letter of a measurement's direction: "15D x 17W x 31H centimeters". */
const AXIS = /^["”]?\s?[dwhl]\.?\s*(?=[x×*]|cm|cent[ií]m|in(?:ch|\.|$| ?[x×;,])|mm|mil+[ií]m)/u
const AXES: Readonly<Record<string, string>> = { d: 'depth', w: 'width', h: 'height', l: 'length' }
const roles = new Vocabulary<Role>(ROLES, { groupOf: (role) => role.measures })

/** All numbers of a text in normalizeText form, digits or words, with units. `name` is that of a specification, which may hold the unit. */
export function quantitiesOf(normalized: string, name?: string): Quantity[] {
	const dated = datesMasked(normalized)
	const found = figuresWithWords(dated, digitsIn(dated))
	if (found.length === 0) return []
	const text = timesMasked(dated)
	const figures = text === dated ? found : figuresWithWords(text, digitsIn(text))
	const said = roles.find(text)
	const result: Quantity[] = []
	for (let at = figures.length - 1; at >= 0; at--) {
		const figure = figures[at]
		if (!figure) continue
		const end = figure.index + figure.length
		const next = figures[at + 1]
		const axis = AXIS.exec(text.slice(end, end + 12))?.[0] ?? ''
		const shared =
			next &&
			!STEEL_GRADE.test(figure.written) &&
			!NUMBERED.test(text.slice(Math.max(0, figure.index - 28), figure.index)) &&
			next.index > end &&
			SHARED.test(text.slice(end + axis.length, next.index))
				? // Of "USB 3.0 and twice USB 2.0" the first is no number of times.
					next.unit?.id === 'times' || result[0]?.unit?.id === 'times' || isResolution(result[0]) || descends(figure, next, text)
					? undefined
					: result[0]?.unit
				: undefined
		const ofSet = isOfSet(text, figure.index)
		const inDigits = /\d/.test(figure.written)
		const times = name === undefined ? '' : (OF_EACH.exec(text.slice(end, end + 8))?.[0] ?? '')
		const after = STEEL_GRADE.test(figure.written)
			? undefined
			: (figure.unit ?? feetMark(text, end) ?? unitAfter(text, end + axis.length + times.length))
		// "Two USB 3.0 ports": a version counts nothing.
		const isVersion =
			after?.measures.startsWith('count') === true && NUMBERED.test(text.slice(Math.max(0, figure.index - 28), figure.index))
		const swahili = after?.measures.startsWith('count') ? swahiliBefore(text, figure.index) : undefined
		const own = isVersion
			? undefined
			: after && !swahili && !(ofSet && after.measures.startsWith('count'))
				? after
				: (unitBefore(text, figure.index) ?? after)
		const unit =
			yearIn(own, text, end) ??
			own ??
			(isVersion ? undefined : shared) ??
			setAfter(text, end) ??
			sizeSystem(text, figure.index, end) ??
			(name && figure.index > name.length ? unitNamed(name) : undefined)
		result.unshift({
			written: figure.written,
			values: unit && HALF_AFTER.test(text.slice(end, end + 30)) ? figure.values.map((value) => value + 0.5) : figure.values,
			unit,
			role:
				axis && unit?.measures === 'length'
					? AXES[axis.trim()[0] ?? '']
					: unit &&
						(currentOf(text, figure, unit) ??
							runningTime(roleAt(said, text, figure, unit, { name, others: figures }), text, figure.index, end)),
			decimals: /[.,](\d{1,2})$/.exec(figure.written)?.[1]?.length ?? 0,
			...boundOf(text, figure.index, end),
			approximate: isAbout(text.slice(Math.max(0, figure.index - 22), figure.index), text.slice(end, end + 28)),
			bare: !BEFORE_LETTER.test(text.slice(end, end + 2)),
			implied: (figure.implied === true && !(ofSet && !inDigits)) || isSize(text, figure),
			index: figure.index,
			...(figure.countsIn ? { countsIn: figure.countsIn } : {}),
			word: !/\d/.test(figure.written),
			ofSet,
			...namedBy(text, figure, unit),
		})
	}
	return withWholes(
		withInherited(
			result.map((one, at) => measuredBy(one, result[at + 1], text)),
			text,
		),
		text,
	)
}

/** "Elf mal achtzehn Zentimeter": between two figures of which the second is a length the word for times is a sign between sides. */
const measuredBy = (one: Quantity, next: Quantity | undefined, text: string): Quantity =>
	one.unit?.id === 'times' && next?.unit?.measures === 'length' && SHARED.test(text.slice(one.index + one.written.length, next.index))
		? { ...one, unit: next.unit }
		: one

/** "DJMonitor 32 - 3.5 inches": a dash after which less follows stands in no range. */
const descends = (figure: Figure, next: Figure, text: string) =>
	/^ (?:-|de|of|von|van|di|i|in|en|dans) $/u.test(text.slice(figure.index + figure.length, next.index)) &&
	(figure.values[0] ?? 0) > 2 * (next.values[0] ?? 0)

/** "Години" are hours in Ukrainian, which cannot do without its own letters for long, and years in Bulgarian. */
const yearIn = (unit: Unit | undefined, text: string, end: number): Unit | undefined =>
	unit?.id === 'h' && /^ годин[аи](?!\p{L})/u.test(text.slice(end, end + 8)) && !/[іїєґ]/u.test(text) ? unitById('year') : undefined

/** "Cinco metros y medio": a half behind the unit. */
const HALF_AFTER = new RegExp(
	`^ ?[\\p{L}\\p{M}]+ (?:${HALF_BEHIND_UNIT}|반(?:의|이|으로|을)?)(?![\\p{L}\\p{M}])|^ ?[个個]?(?:分|小时|小時|时|天|日|年|月|周|週|米|公尺|公斤|斤|升|公升|寸|吋|英寸|倍|時間|分間|年間|か月)半|^ ?\\p{Script=Katakana}+半|^ ?\\p{Script=Thai}{2,12}?ครึ่ง`,
	'u',
)

/** Words between two figures of which the second has the unit of the first: "91 cm sur 61". */
const GOES_ON = /^[ ]?[^\s\d.,;]{1,14}[ ,]{1,2}(?:sur|by|x|×|per|por|mal|auf|na|op|på|su|til|à|to|bis)[ ]$/u

function withInherited(all: Quantity[], text: string): Quantity[] {
	const result: Quantity[] = []
	for (const one of all) if (!isYearsOfIt(one, result.at(-1), text)) result.push(inherited(one, result.at(-1), text))
	return result
}

/** Vietnamese has one word for year and five: "10 năm". */
const isYearsOfIt = (one: Quantity, before: Quantity | undefined, text: string) =>
	one.written === 'năm' && before?.unit?.id === 'year' && text.slice(before.index + before.written.length, one.index) === ' '

/** What a figure has of the one before it: that it is about right, or its unit. */
function inherited(one: Quantity, before: Quantity | undefined, text: string): Quantity {
	if (before?.approximate && SHARED.test(text.slice(before.index + before.written.length, one.index))) return { ...one, approximate: true }
	if (one.unit || !before?.unit || one.word || isResolution(before)) return one
	// "Ages 2-5": the word stands before the first.
	if (before.unit.id === 'year' && one.bare && SHARED.test(text.slice(before.index + before.written.length, one.index)))
		return { ...one, unit: before.unit }
	return GOES_ON.test(text.slice(before.index + before.written.length, one.index)) ? { ...one, unit: before.unit } : one
}

/** "4K" is a resolution and no temperature. */
const isResolution = (one: Quantity | undefined) => one?.unit?.id === 'k' && (one.values[0] === 4 || one.values[0] === 8)

/** What can be told apart by a number: a version, a standard. */
const NUMBERED =
	/(?:^|[^\p{L}])و?(bluetooth|bt|usb(?:-c|-a)?|hdmi|wi-?fi|android|ios|windows|macos|pcie|ddr|displayport|thunderbolt|cat|qi|series?|serie|serija|série|pi|model+|gen|mark|mk|galaxy|iphone|ipad|بلوتوث|اندرويد|اندروید|ブルートゥース|アンドロイド|蓝牙|藍牙|安卓|블루투스|안드로이드|блютуз|андроид|андроїд|בלוטות'?|אנדרואיד|บลูทูธ|แอนดรอยด์|ब्लूटूथ|ब्लुटूथ|एंड्रॉ?इड|ব্লুটুথ|অ্যান্ড্রয়েড)(?:[ -](?:ports?|poort\p{L}*|puertos?|portas?|porte|anschl\p{L}*))?(?:,? (?:ab|vanaf|från|fra|od|от|від|desde|a partir (?:d[aoe]l?|de la)|à partir de(?: la)?|dès|da(?:lla)?|from|z))?(?:,? (?:version|versión|versão|versione|versie|sürüm\p{L}*|wersj\p{L}*|الاصدار|اصدار|من|バージョン|版本|버전|верси\p{L}*|версі\p{L}*))?[ :-]{0,2}v?$/u
const ONE_NAME: Readonly<Record<string, string>> = Object.fromEntries(
	[
		['bluetooth', "bt بلوتوث ブルートゥース 蓝牙 藍牙 블루투스 блютуз בלוטות' בלוטות บลูทูธ ब्लूटूथ ब्लुटूथ ব্লুটুথ"],
		['android', 'اندرويد اندروید アンドロイド 安卓 안드로이드 андроид андроїд אנדרואיד แอนดรอยด์ एंड्रॉइड एंड्रइड অ্যান্ড্রয়েড'],
		['wi-fi', 'wifi'],
		['usb', 'usb-c usb-a'],
		['series', 'serie série serija'],
	].flatMap(([name = '', others = '']) => others.split(' ').map((other) => [normalizeText(other), name] as const)),
)
const ORDINAL = /^(?:st|nd|rd|th|er|re|e|o|a|º|ª|ème|te|de|ste)$/

function namedBy(text: string, { index, length }: Figure, unit: Unit | undefined): Pick<Quantity, 'tail' | 'numbers'> {
	if (unit) return {}
	const tail = /^[a-z]{1,6}(?![\p{L}\d])/u.exec(text.slice(index + length, index + length + 8))?.[0]
	const before = NUMBERED.exec(text.slice(Math.max(0, index - 28), index))?.[1]
	return {
		...(tail && !ORDINAL.test(tail) ? { tail } : {}),
		...(before ? { numbers: ONE_NAME[before] ?? before } : {}),
	}
}

/** Units of which two in a row are one value, larger before smaller. */
const MIXED = new Set([
	'ft in',
	'lb oz',
	'h min',
	'min s',
	'm cm',
	'cm mm',
	'kg g',
	'l ml',
	'year month',
	'day h',
	'week day',
	'jin liang',
	'kg hg',
	'kg dag',
])

/** Adds the whole to the parts of a value in two units, so that either may be said. */
function withWholes(all: Quantity[], text: string): Quantity[] {
	return all.map((part, at) => {
		const before = all[at - 1]
		const after = all[at + 1]
		const whole = wholeOf(part, after, text) ?? wholeOf(before, part, text)
		return whole ? { ...part, whole } : part
	})
}

function wholeOf(large: Quantity | undefined, small: Quantity | undefined, text: string): Quantity | undefined {
	const [one, two] = [large?.values[0], small?.values[0]]
	if (!large?.unit || one === undefined || two === undefined) return undefined
	const decimals = decimalsSaid(large, small, text)
	if (decimals !== undefined) return { ...large, values: [one + decimals], decimals: 2 }
	if (!small?.unit || !MIXED.has(`${large.unit.id} ${small.unit.id}`)) return undefined
	const between = text.slice(large.index + large.written.length, small.index)
	if (
		!/^[ -]?[^\s\d,;:/]+(?: (?:and|et|y|und|e|en|i|och|og|ve|и|і|та|și|și|a|és|ja|ir|un|in|và|dan|na|και|at))? ?و?$|^['’]$/u.test(between)
	)
		return undefined
	return {
		...small,
		...(large.bound ? { bound: large.bound } : {}),
		written: text.slice(large.index, small.index + small.written.length),
		values: [Math.round((one * (large.unit.factor / small.unit.factor) + two) * 1e6) / 1e6],
	}
}

/** What a number right behind a unit adds to it: "cinco metros cincuenta", "un kilo trescientos". */
function decimalsSaid(large: Quantity, small: Quantity | undefined, text: string): number | undefined {
	const parts = PARTS_SAID[large.unit?.id ?? '']
	const [value = 0] = small?.values ?? []
	if (!parts || !small?.word || !large.word || (small.unit && small.unit.id !== large.unit?.id)) return undefined
	const between = text.slice(large.index + large.written.length, small.index)
	if (!/^ \p{L}+ (?:(?:e|y|et|und) )?$/u.test(between) || /^ ?\p{L}{3}/u.test(text.slice(small.index + small.written.length)))
		return undefined
	return value >= parts / 10 && value < parts ? value / parts : undefined
}
/** Of a kilo grams are said behind it, of a metre centimetres. */
const PARTS_SAID: Readonly<Record<string, number>> = { kg: 1000, m: 100, l: 100 }

function digitsIn(text: string): Figure[] {
	if (!/\d/.test(text)) return []
	const whole = Array.from(matchesOf(NUMBER, text), (match) => ({
		index: match.index,
		length: match[0].length,
		written: match[0],
		values: valuesOf(match[0]),
	})).filter((figure) => !isNumbering(text, figure) && !isOfMark(text, figure))
	const inside = Array.from(matchesOf(INSIDE, text), (match) => ({
		index: match.index,
		length: match[0].length,
		written: match[0],
		values: valuesOf(match[0]),
		implied: true,
	})).filter((figure) => unitAfter(text, figure.index + figure.length) !== undefined)
	const ofPictures = Array.from(matchesOf(PICTURES, text), ({ 0: written, index }) => ({
		index,
		length: written.length,
		written,
		values: [Number(written)],
		implied: true,
	}))
	return [...whole, ...inside, ...ofPictures]
}

/** The end of a model's mark counts nothing: "HR1832/01". */
const isOfMark = (text: string, { index, length }: Figure) =>
	/^0\d/.test(text.slice(index, index + length)) && /[\p{L}\d]\/$/u.test(text.slice(0, index))

/** Pictures a second, written on to a resolution: "4Kp60", "1080p30". */
const PICTURES = /(?<=\dk?p)\d{2,3}(?!\d)/gu

const MOST_NUMBERED = 20
/** "Step 2: press the button." */
const STEP = /(?:step|schritt|étape|paso|passo|stap|steg|trin|krok|adım|шаг|خطوه|الخطوه|चरण|ステップ|步骤|步驟|단계)\s?$/u
/** "1. Soft lid 2. Wide base": the numbers of a list count nothing. */
const isNumbering = (text: string, { index, length }: Figure) =>
	length <= 2 &&
	Number(text.slice(index, index + length)) <= MOST_NUMBERED &&
	((/(?:^|[.!?;:)]\s?)$/u.test(text.slice(0, index)) && /^[.)]\s?\p{L}/u.test(text.slice(index + length, index + length + 3))) ||
		STEP.test(text.slice(Math.max(0, index - 10), index)))

/** Separators as thousands, and the last one as decimal point; "1 1/2" as a fraction. */
function valuesOf(written: string): number[] {
	const fraction = /^(?:(\d+) )?(\d+)\/(\d+)$/.exec(written)
	if (fraction) return [Number(fraction[1] ?? 0) + Number(fraction[2]) / Number(fraction[3])]
	const parts = written.split(/[.,'\s]/u)
	if (parts.length === 1) return [Number(written)]
	if (/^\d{1,2}(?:,\d{2})+,\d{3}$/.test(written)) return [Number(written.replaceAll(',', ''))]
	const values: number[] = []
	const [first = '', ...groups] = parts
	if (first.length <= 3 && groups.every((group) => group.length === 3)) values.push(Number(parts.join('')))
	if (!/\s/.test(written)) values.push(Number(`${parts.slice(0, -1).join('')}.${parts.at(-1)}`))
	return values
}

/** "3XL" is a size and counts nothing. */
const isSize = (text: string, { index, length }: Figure) =>
	/^ ?x{1,4}(?:[sl]|[ -]?(?:tall|large|small|big|long))(?![\p{L}\d])|^t(?![\p{L}\d])/u.test(text.slice(index + length, index + length + 12))

/** Alternating or direct current, written beside a voltage: "AC 250 V", "30 volts DC". */
function currentOf(text: string, { index, length }: Figure, unit: Unit): string | undefined {
	if (unit.measures !== 'voltage') return undefined
	const before = /(?:^|[^a-z])(ac|dc)[ :]?$/.exec(text.slice(Math.max(0, index - 5), index))?.[1]
	return before ?? /^[^,;.]{0,10}?(?:^|[^a-z])v?(ac|dc)(?![a-z])/.exec(text.slice(index + length, index + length + 14))?.[1]
}

/** "USB-C charging and 20 hours of battery": behind a mere "and" another thing is told. */
const AND_ONLY =
	/^ (?:and|und|et|y|e|en|och|og|i|a|и|та|і|ve|és|și|και|ja|ir|un|in|और|اور|এবং|ও|மற்றும்|và|dan|at|na|و) (?:(?:up to|bis zu|jusqu'à|hasta|fino a|até|tot|opptil|op til|upp till|do|до) )?$/u

/** What names the value behind its colon. */
const LABEL = /[^.,;:!?()|،؛؟。、\d]{3,}[:：] ?$/u

/** A role word this far from the figure is about something else. */
const ROLE_REACH = 28

function roleAt(
	said: { of: Role; index: number; words: string }[],
	text: string,
	figure: Figure,
	unit: Unit,
	{ name, others }: { name: string | undefined; others: readonly Figure[] },
): string | undefined {
	const fitting = said.filter(({ of }) => of.measures === unit.measures)
	const named = name ? fitting.filter(({ index }) => index < name.length) : []
	if (named.length > 0) return named.length === 1 ? named[0]?.of.role : undefined
	const { before: clause, after } = clauseAround(text, figure.index, figure.length)
	// A label stands before a colon: "Charging time: 2 h".
	const before = (clause.trim() === '' ? LABEL.exec(text.slice(0, figure.index))?.[0] : undefined) ?? clause
	const end = figure.index + figure.length
	const distances = fitting
		.map(({ of, index, words }) => ({
			role: of.role,
			away: index >= end ? index - end : figure.index - index - words.length,
			index,
			length: words.length,
		}))
		.filter(({ index, length }) => index >= end || !AND_ONLY.test(text.slice(index + length, figure.index)))
		.filter(({ away, index }) => away <= ROLE_REACH && index >= figure.index - before.length && index <= end + after.length)
		.sort((a, b) => a.away - b.away)
	const [nearest, second] = distances
	if (!nearest || (second && second.role !== nearest.role && second.away - nearest.away < 3)) return undefined
	// A role word that stands closer to another figure belongs to that one.
	const away = (other: Figure) =>
		nearest.index >= other.index + other.length
			? nearest.index - other.index - other.length
			: Math.max(0, other.index - nearest.index - nearest.length)
	const follows = (other: Figure) => {
		const from = other.index + other.length
		return nearest.index >= from && nearest.index < figure.index && /^[ -]?\S{1,12} $/u.test(text.slice(from, nearest.index))
	}
	// "On" is ten in Turkish and a number in no "on one charge".
	return others.some((other) => other !== figure && other.countsIn === undefined && (follows(other) || away(other) + 1 < nearest.away))
		? undefined
		: nearest.role
}

import { findLanguage } from '../../locale/languages'
import type { Fact } from '../../product/facts'
import { countedOtherwise, countsAnswered } from '../counted-nouns'
import { COLOURS } from '../lexicons/colours'
import { COUNTS_IN } from '../numerals'
import type { Quantity } from '../quantities'
import type { FactReading, Reading } from '../reading'
import { isAnything, supports } from '../supports'
import { unitById } from '../units'
import { largestOf, sizesIn, type VariantLabel } from '../variant-labels'
import { isCountedInScene } from './counted-in-scenes'
import { isCountedOtherwise, isOnlyABareNumber } from './counts-of-facts'
import { isDecade } from './decades'
import { isTensOfOrdinal } from './ordinals'
import { rangesOtherwise } from './ranges'
import type { Finding, Rule, RuleContext } from './rule'
import { IN_A, isHalfWayIn, isMoment, isRate, isThinkingTwice, isWhole } from './said-in-passing'
import { isCompany, isNotOne, isOfScene } from './scenes'
import { isSettable } from './settable'
import { followsOtherwise } from './shares-and-shapes'
import { isOfVariant, sizesNamed, sizesOf, variantsNamed, variantsOf } from './variants'
import { differencesIn, isBetween, isInParts, isLesserOf, isPortion, isShare, isWorkedOut } from './worked-out'

/** Times that belong to a promise of the seller. */
const OF_SELLER = new Set(['guarantee', 'delivery', 'returning'])

/** Every number must be a fact's: in its unit, in its role, of its variant, rightly converted. */
export const numbers: Rule = (whole, context) => {
	const isOfLanguage = ({ countsIn }: Quantity) => countsIn === undefined || countsIn.includes(context.language)
	const statement = whole.quantities.every(isOfLanguage) ? whole : { ...whole, quantities: whole.quantities.filter(isOfLanguage) }
	const answers = countsAnswered(statement, context.question)
	const claims = [
		...statement.quantities.filter((claim) => !answers.some(({ index }) => index === claim.index) && isClaim(claim, context.language)),
		...answers,
	]
	const otherwise = rangesOtherwise(statement, context.facts)
	const findings: Finding[] = [
		...countedOtherwise(statement, context, (claim) => isCountedInScene(claim, statement, context) || isBetween(claim, statement.text)),
		...otherwise.map(({ from, to }): Finding => {
			const written = statement.text.slice(from.index, to.index + to.written.length)
			return { category: 'numbers', reason: reasonFor({ ...to, written, role: undefined }) }
		}),
		...beyondSizes(statement.text, context.facts),
	]
	if (claims.length === 0) return { findings, evidence: [] }
	const evidence: Fact[] = []
	let named: { sizes: VariantLabel[]; variants: VariantLabel[] } | undefined
	const spokenOf = (claim: Quantity) => {
		named ??= { sizes: sizesNamed(statement.text, context.question), variants: variantsNamed(statement.text, context) }
		return [...variantsOf(claim, named.variants, statement.text), ...sizesOf(claim, named.sizes, statement.quantities, statement.text)]
	}
	const answered = Math.max(...['?', '؟', '？'].map((mark) => statement.text.lastIndexOf(mark)))
	const borne: Quantity[] = []
	const isBorne = (claim: Quantity) => context.facts.some(({ quantities }) => quantities.some((one) => supports(one, claim)))
	const takenFrom = differencesIn(statement.quantities, statement.text).filter(({ claim }) => isBorne(claim))
	const versions = numbered(context.facts)
	const listing = context.tag === undefined ? undefined : findLanguage(context.tag)?.id
	const isForeignWord = ({ word, written }: Quantity) => word && listing !== undefined && COUNTS_IN[written]?.includes(listing) === false
	const screens = screensOf(context.facts)
	const isOfScreen = (quantity: Quantity, claim: Quantity) =>
		screens.length === 0 || !isScreen(claim, claims) || screens.some((screen) => supports(screen, claim)) || quantity.unit === undefined
	const isOfVersion = (quantity: Quantity, { numbers }: Quantity) =>
		numbers === undefined || quantity.numbers === numbers || !versions.has(numbers)
	const ofScreens = OF_SCREENS.test(statement.text)
	for (const claim of claims) {
		if (
			otherwise.some(({ from, to }) => from.index === claim.index || to.index === claim.index) ||
			takenFrom.some(({ of }) => of.some(({ index }) => index === claim.index)) ||
			isAskedOnly(claim, statement.quantities, answered) ||
			isRate(claim, statement.text) ||
			isWhole(claim, statement) ||
			isMoment(claim, statement.text) ||
			isNotOne(claim, statement.text) ||
			isTensOfOrdinal(claim, statement.text, context.language) ||
			isHalfWayIn(claim, statement.text) ||
			isThinkingTwice(claim, statement.text) ||
			isOfScene(claim, statement.text, context.language, statement.quantities) ||
			isCompany(claim, statement.quantities, statement.text, context.language)
		)
			continue
		const facts = claim.role && OF_SELLER.has(claim.role) && context.seller.length > 0 ? context.seller : context.facts
		const readings = [claim, ...otherReadings(claim, claims, context.language, statement.text)]
		const found = facts.find((fact) =>
			fact.quantities.some(
				(quantity) =>
					readings.some(
						(reading) =>
							supports(quantity, reading, isOfUnknown(reading) && !isCounter(reading, claim)) &&
							isOfVersion(quantity, reading) &&
							isOfScreen(quantity, reading),
					) &&
					!isForeignWord(quantity) &&
					(ofScreens || !isWithinMark(quantity, fact, claim)) &&
					!isToldNearer(quantity, fact, claim) &&
					!isOtherChoice(quantity, fact, claim) &&
					isOfVariant(quantity, fact, claim, statement.text, () => spokenOf(claim)),
			),
		)
		const added =
			found ??
			(TOTAL.test(statement.text) ? facts.find((fact) => isSumIn(fact, claim)) : undefined) ??
			((claim.unit === undefined && claim.numbers === undefined) || claim.unit?.id === 'count kinds'
				? facts.find((fact) => itemsListed(fact) === claim.values[0] || valuesListed(fact).includes(claim.values[0] ?? 0))
				: undefined) ??
			(isTally(claim, statement.raw) || namesColours(claim, statement) ? facts[0] : undefined) ??
			readings.map((reading) => isSettable(reading, statement.text, facts)).find((fact) => fact !== undefined)
		const isOtherwise =
			added !== undefined &&
			(isCountedOtherwise(claim, statement.text, facts) || (!isBetween(claim, statement.text) && isOnlyABareNumber(claim, facts)))
		if (isOtherwise && !isCountedInScene(claim, statement, context)) findings.push({ category: 'numbers', reason: reasonFor(claim) })
		else if (isOtherwise) continue
		else if (added) {
			borne.push(claim)
			evidence.push(added.fact)
		} else if (borne.some((one) => isConverted(one, claim)) || isWorkedOut(claim, borne) || isDecade(claim, statement.text, facts)) continue
		else if (isShare(claim, borne, statement.quantities, statement.text, facts) || isPortion(claim, borne, claims, statement.text)) continue
		else if (followsOtherwise(claim, statement.quantities, statement.text, facts)) continue
		else if (isLesserOf(claim, claims, statement.text, isBorne)) continue
		else if (isInParts(claim, statement.quantities, statement.text, facts) || isCountedInScene(claim, statement, context)) continue
		else if (!isYear(claim, context, statement.text) && !isSpelledMark(claim, statement.text, facts))
			findings.push({ category: 'numbers', reason: reasonFor(claim) })
	}
	return { findings, evidence }
}

/** What a fact says in the claim's own unit is not to be had by converting what it says in another: 87 cm of "86 cm/33.9 in". */
const isToldNearer = (quantity: Quantity, { quantities }: FactReading, claim: Quantity) =>
	claim.unit !== undefined &&
	quantity.unit !== undefined &&
	quantity.unit.id !== claim.unit.id &&
	!claim.approximate &&
	!claim.bound &&
	quantities.some((one) => {
		const [told = 0] = one.values
		return (
			one.unit?.id === claim.unit?.id &&
			Math.abs(one.index - quantity.index) <= SIDE_BY_SIDE &&
			Math.abs(told - (claim.values[0] ?? 0)) <= NEARER * told &&
			!supports(one, claim)
		)
	})
const SIDE_BY_SIDE = 14
const NEARER = 0.05

/** The sixty of "4Kp60" counts nothing by itself. */
const isWithinMark = ({ index, unit: told }: Quantity, { text }: FactReading, { unit, numbers }: Quantity) =>
	told === undefined && unit === undefined && numbers === undefined && MARK_BEFORE.test(text.slice(Math.max(0, index - MARK_REACH), index))
const MARK_BEFORE = /\d[a-wyz]{1,3}$/u
const MARK_REACH = 6
/** "4K at 60 frames" says the mark in words. */
const OF_SCREENS = /\d[kp](?![\p{L}\d])/u

/** Ten colours to choose from are no ten sizes. */
const isOtherChoice = ({ unit }: Quantity, { fact: { name = '' } }: FactReading, claim: Quantity) =>
	unit?.id === 'count choices' &&
	((claim.unit?.id === 'count sizes' && OF_COLOUR.test(name)) || (claim.unit?.id === 'count colours' && OF_SIZE.test(name)))
const OF_COLOUR = /colou?r|couleur|farb|^cor(?:es)?$|kleur|renk|kolor|färg|farve|farge|لون|色|颜色|顏色|색|цвет/iu
const OF_SIZE = /size|taille|größe|tall[ae]|tamanho|tagli[ae]|maat|beden|rozmiar|storlek|størrelse|مقاس|サイズ|尺寸|尺码|사이즈|размер/iu

/** "1.28 inch (3.25 cm)": a value that is another of the sentence in another unit. */
const isConverted = (borne: Quantity, claim: Quantity) =>
	borne.unit !== undefined &&
	claim.unit !== undefined &&
	borne.unit.id !== claim.unit.id &&
	borne.unit.measures === claim.unit.measures &&
	supports(borne, claim)

const screensIn = new WeakMap<readonly FactReading[], readonly Quantity[]>()
/** The diagonals of screens the facts state. */
function screensOf(facts: readonly FactReading[]): readonly Quantity[] {
	const told = screensIn.get(facts) ?? facts.flatMap(({ quantities }) => quantities.filter(({ role }) => role === 'screen'))
	screensIn.set(facts, told)
	return told
}
/** A screen by its word, or the only length of a statement in inches: "the 16-inch model" is none because the box is so long. */
const isScreen = ({ role, unit }: Quantity, all: readonly Quantity[]) =>
	role === 'screen' || (role === undefined && unit?.id === 'in' && all.filter((one) => one.unit?.measures === 'length').length === 1)

const names = new WeakMap<readonly FactReading[], ReadonlySet<string>>()
/** What the facts tell versions of: Bluetooth, USB, Android. */
function numbered(facts: readonly FactReading[]): ReadonlySet<string> {
	const told = names.get(facts) ?? new Set(facts.flatMap(({ quantities }) => quantities.flatMap(({ numbers }) => numbers ?? [])))
	names.set(facts, told)
	return told
}

/** "Two pieces" with a counter are no two of anything else. */
const isCounter = (reading: Quantity, claim: Quantity) => reading !== claim && claim.unit?.id === 'count pieces'

/** Without a unit that is known a whole number may be of any; letters written on to it or a bound say of which. */
const isOfUnknown = ({ tail, bound, bare, values }: Quantity) => !tail && !bound && (!bare || Number.isInteger(values[0]))

const LEAST_SIZES = 3
const largest = new WeakMap<readonly FactReading[], ReturnType<typeof largestOf>>()
/** A size larger than any the listing has: "up to 8XL" of S to 6XL. */
function beyondSizes(text: string, facts: readonly FactReading[]): Finding[] {
	const said = X_LARGE.test(text) ? largestOf(sizesIn(text)) : undefined
	if (!said || (said.times === 0 && said.smallest < 1)) return []
	const listed = largest.get(facts) ?? largestOf(facts.flatMap((fact) => sizesIn(fact.text)))
	largest.set(facts, listed)
	if (listed.known < LEAST_SIZES) return []
	return [
		...(said.times > listed.times ? [{ category: 'numbers' as const, reason: 'The facts name no size so large' }] : []),
		...(said.smallest > Math.max(0, listed.smallest) ? [{ category: 'numbers' as const, reason: 'The facts name no size so small' }] : []),
	]
}
const X_LARGE = /x[ -]?[slt]/u

/** Words that announce a sum of values the facts state apart. */
const TOTAL =
	/(?:^|[^\p{L}])(?:total\p{L}*|altogether|combined|in all|all in all|together|insgesamt|zusammen|gesamt\p{L}*|en tout|au total|en conjunto|en suma|in tutto|complessiv\p{L}*|no conjunto|ao todo|toplam\p{L}*|totaal|samen|sammanlagt|totalt|łącznie|razem|celkem|összesen|всего|вместе|итого|الاجمالي|اجمالي|مجموع|المجموع|في المجمل|कुल)(?![\p{L}])|合計|合わせて|全部で|总共|總共|共计|一共|총|모두|รวม/u

/** Languages whose counter for things ("12個", "12개") counts whatever is spoken of. */
const COUNTERS = new Set(['japanese', 'simplified chinese', 'traditional chinese', 'korean', 'thai'])

/** What else a figure can mean: of no unit, the unit of the figure before it ("five to seven days, and up to 30"); with a counter, things unnamed. */
function otherReadings(claim: Quantity, all: readonly Quantity[], language: string, text: string): Quantity[] {
	if (claim.unit?.id === 'count pieces' && COUNTERS.has(language)) return [{ ...claim, unit: undefined, word: true }]
	const behind = claim.index + claim.written.length
	if (
		claim.unit?.id === 'times' &&
		all.some(({ index }) => index > claim.index && index <= behind + OF_EACH && !PAUSE.test(text.slice(behind, index)))
	)
		return [{ ...claim, unit: undefined, word: true }]
	if (claim.unit?.id === 'count compartments' && language === 'thai') return [{ ...claim, unit: unitById('count ports') }]
	if (isOfOthers(claim, text) || isBetween(claim, text))
		return moreThan(claim, text).map((more) => ({ ...claim, values: claim.values.map((value) => value + more) }))
	if (claim.unit?.id === 'h' && language === 'malay') return [{ ...claim, unit: unitById('s') }]
	const kitchen = claim.unit && METRIC[language]?.[claim.unit.id]
	if (kitchen && claim.unit) return [{ ...claim, values: claim.values.map((value) => value * kitchen), unit: unitById('g') }]
	if (claim.word && !claim.unit && all.some((one) => one !== claim && one.word && isBeside(one, claim))) return [{ ...claim, word: false }]
	const before = claim.unit ? undefined : all.findLast(({ index, unit }) => index < claim.index && unit !== undefined)
	if (claim.unit?.id === 'in' && IN_A.test(text.slice(claim.index + claim.written.length))) return [{ ...claim, unit: undefined }]
	return before?.unit ? [{ ...claim, unit: before.unit }] : []
}

/** "In five other sizes": with the one spoken of there are six. */
const isOfOthers = ({ unit, values: [value = 0], index, written }: Quantity, text: string) =>
	value > 1 &&
	(unit === undefined || unit.measures.startsWith('count')) &&
	(OTHERS_BEFORE.test(text.slice(0, index)) || OTHERS_BEHIND.test(text.slice(index + written.length)))
/** "Scissors, a file, tweezers and four more functions" are seven. */
const moreThan = ({ index }: Quantity, text: string): number[] => {
	const parts = (/[^.:!?;。：！？]*$/u.exec(text.slice(0, index))?.[0] ?? '').split(/[,、،，]/u)
	// What stands right before the number is a mere "and".
	const listed = parts.filter((part, at) => /\p{L}/u.test(part) && (at < parts.length - 1 || part.trim().length > LONGEST_AND)).length
	// Of one or two before it some may be no part of a list.
	return listed >= LEAST_LISTED ? [listed] : listed === 2 ? [1, 2] : [1]
}
const LONGEST_AND = 4
const OTHERS =
	'lagi|other|further|more|altr[ie]|autres|otr[oa]s|outr[oa]s|altres|andere|weitere|andra|andre|muuta|inn(?:e|ych)|další(?:ch)?|ďalších|других|інших|други|drugih|alte|άλλ[αεο]\\p{L}*|más'
const OTHERS_BEFORE = new RegExp(
	`(?<!\\p{L})(?:${OTHERS})\\s$|(?:ほかに|他に|另有|另外(?:还有)?|还有|還有|그 밖에|이 밖에|เพิ่มอีก|อีก)\\s?$`,
	'u',
)
const OTHERS_BEHIND = new RegExp(
	`^\\s(?:${OTHERS})(?!\\p{L})|^\\s\\p{L}+\\s(?:lagi|lainnya|lain|khác|nữa)(?!\\p{L})|^[^,.。]{0,10}? 더(?= 있| 나와| 고를| 준비|$)`,
	'u',
)

/** "Sixty by forty" */
const isBeside = (one: Quantity, other: Quantity) =>
	Math.max(one.index - other.index - other.written.length, other.index - one.index - one.written.length) <= BESIDE
const BESIDE = 5

/** Old units of weight as markets still say them, in grams: the Dutch ons, the pound. */
const METRIC: Readonly<Record<string, Readonly<Record<string, number>>>> = {
	dutch: { oz: 100, lb: 500 },
	german: { lb: 500 },
	french: { lb: 500 },
	danish: { lb: 500 },
}

/** "Zweimal 70 Gramm": so near stands what there is several times. */
const OF_EACH = 10
const PAUSE = /[,;:.!?、，。；：！？،؛।]/u

/** "Six: P, M, G, GG, XG and XGG": a count of what the sentence itself lists; what it lists is judged by itself. */
function isTally({ unit, values: [value], written }: Quantity, raw: string): boolean {
	if (value === undefined || value < LEAST_LISTED || (unit && !unit.measures.startsWith('count'))) return false
	return raw
		.split(/[:：.!?。！？]\s*|の(?=\d{1,2}[人種つ])/u)
		.map((part) => part.split(LISTED))
		.some(
			(items) =>
				items.length === value &&
				items.every((item) => item.length <= LONGEST_ITEM) &&
				// What is counted stands beside the list, not amid it.
				!items.slice(1, -1).some((item) => item.toLowerCase().includes(written)),
		)
}
const LISTED =
	/\s*[,、，،]\s*(?:(?:and|und|et|y|e|en|och|og|ve|i|и|و)\s)?|\s(?:and|und|et|y|e|en|och|og|ve|i|и|és|și|και|ja|ir|və|dan|và|और|اور|এবং|ও|आणि|અને|ਅਤੇ|ಮತ್ತು|మరియు|மற்றும்)\s|\sو|[和與与及](?=[\p{L} ]{1,12}$)|(?<=\p{L})[と와과] ?(?=[\p{L} ]{1,12}$)|\s?และ\s?/u
const LONGEST_ITEM = 24

/** "Two colours, white and black": colours the sentence names are judged by themselves. */
const namesColours = ({ unit, values: [value = 0], index }: Quantity, { spoken }: Reading) =>
	unit?.id === 'count colours' &&
	new Set(spoken.filter((one) => one.concept.name in COLOURS && Math.abs(one.index - index) <= NAMED_NEAR).map((one) => one.concept))
		.size >= value
const NAMED_NEAR = 40

/** How many things a specification lists, when it lists some: "Actors: A, B, C". */
function itemsListed({ fact }: FactReading): number | undefined {
	if (fact.kind !== 'spec' || /\d[.,]\d|https?:/u.test(fact.text)) return undefined
	const items = fact.text.split(/[,;،、/|]|\s(?:and|und|et|y|e|en|och|ve)\s/u).filter((item) => /\p{L}{2}/u.test(item))
	return items.length >= LEAST_LISTED ? items.length : undefined
}
const LEAST_LISTED = 3

/** How many values in a row a fact lists: "chips of $1, $5, $25 and $100". */
const valuesListed = ({ fact }: FactReading): number[] =>
	[...(fact.text.match(VALUES) ?? []), ...(fact.text.match(LENGTHS) ?? [])]
		.map((row) => (row.match(/[$€£]/gu) ?? row.match(/\d+(?:\.\d+)?/gu))?.length ?? 0)
		.filter((count) => count >= LEAST_LISTED)
/** "2", 4", 6" and 12"", "2, 4 and 6 inches" */
const LENGTHS =
	/(?<![\d.,])\d+(?:\.\d+)?["”″]?(?:(?:\s?[,;、]\s?(?:and |& )?|\s(?:and|&|und|et|y|e|en|og|och)\s)\d+(?:\.\d+)?["”″]?){2,}(?=[ "”″]|$)/gu
const VALUES =
	/[$€£]\s?\d[\d.]*(?:-\d+)?(?: \p{L}+)?(?:(?:\s?[,;/|]\s?(?:and |& )?|\s(?:and|&)\s)[$€£]\s?\d[\d.]*(?:-\d+)?(?: \p{L}+)?){2,}/gu

/** Whether values of one fact that stand in a row add up to the claim. */
const isSumIn = ({ quantities, text }: FactReading, { unit, values }: Quantity) =>
	unit !== undefined &&
	quantities.some((_, from) => {
		let sum = 0
		return quantities.slice(from).some((one, at) => {
			const known = isAnything(one.unit) ? undefined : one.unit
			if (known ? known.id !== unit.id : !unit.measures.startsWith('count')) return false
			sum += one.values[0] ?? 0
			return at > 0 && (values.includes(sum) || (values.includes(sum + 1) && AND_ONE.test(text)))
		})
	})
/** "… and one inside pocket": a single thing is often not counted. */
const AND_ONE = /(?<!\p{L})(?:and (?:one|an?)|et une?|und eine?n?|y una?|e un[ao]?|en een|ve bir)(?!\p{L})/u

/** What a question asks for and its answer replaces: "On 220 V? This one is for 127 V." */
const isAskedOnly = (claim: Quantity, all: readonly Quantity[], answered: number) =>
	claim.index < answered &&
	all.some(
		({ index, unit, values, word, numbers }) =>
			index > answered &&
			(unit === undefined ? word || (numbers !== undefined && numbers === claim.numbers) : unit.id === claim.unit?.id) &&
			values[0] !== claim.values[0],
	)

function isClaim(claim: Quantity, language: string): boolean {
	if (claim.implied && !claim.countsIn?.includes(language)) return false
	if (claim.unit?.id === 'times' && claim.values[0] === 1) return false
	// Pages and sides are one word in many languages, and no book has so few.
	if (claim.unit?.id === 'count pages' && (claim.values[0] ?? 0) <= MOST_SIDES) return false
	return claim.unit !== undefined || claim.values.some((value) => value > 1 || !Number.isInteger(value))
}

const MOST_SIDES = 4

const reasonFor = ({ written, unit, role }: Quantity) => {
	const said = [written, unit ? (SIGNS[unit.id] ?? unit.id.replace(/^count (?:things|options|pieces)?/u, '')) : ''].join(' ').trim()
	return `No fact states “${said}”${role ? ` as ${role}` : ''}`
}
/** How units are written whose ids are letters for them. */
const SIGNS: Readonly<Record<string, string>> = { c: '°C', f: '°F', deg: '°', m2: 'm²', cm2: 'cm²', percent: '%', in: 'inches', l: 'L' }

/** Years are the dates' to judge. */
const isYear = ({ written, index, values: [value = 0] }: Quantity, { facts }: RuleContext, text: string) =>
	(/^(?:19|20)\d{2}$/.test(written) || HAN_YEAR.test(written)
		? [String(value)]
		: // "The photos of '79"
			/^\d\d$/.test(written) && /(?:^|[^\d\p{L}])(?:l)?'$/u.test(text.slice(0, index))
			? [`19${written}`, `20${written}`]
			: []
	).some((year) => facts.some((fact) => fact.text.includes(year)))
/** "一九九五年" */
const HAN_YEAR = /^[一二][〇零一二三四五六七八九]{3}$/u

/** "آئی پی 68": a mark of Latin letters spelled out. */
const isSpelledMark = ({ written, index }: Quantity, text: string, facts: readonly FactReading[]) =>
	SPELLED_IP.test(text.slice(0, index)) && facts.some((fact) => fact.text.includes(`ip${written}`))
const SPELLED_IP = /(?:[آا]ئي ?پي|[آا]ي ?پي|اي ?بي|আইপি|आईपी|айпи|ไอพี|אי ?פי)[ -]?$/u

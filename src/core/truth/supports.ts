import type { Quantity } from './quantities'

/** Converting between units of one measure may round: 12 in are 30.5 cm, and to whole figures 30 or 31. */
const CONVERSION_TOLERANCE = 0.012
const WIDEST_ROUNDING = 0.05
/** "About" and "nearly" allow for more. */
const APPROXIMATION = 0.08
/** A whole figure may stand for one so near: 14 cm for 13.97, 18 for 17.7. */
const NEAR = 0.02
/** Of so few, "about" rounds by up to a third. */
const FEW = 5
const A_THIRD = 0.34
/** "Less than 8 kg" is said of a value down to its half, "more than 20" of one up to its double. */
const BOUND = 0.3
/** Of one to three the next figure is far: "under a kilo" of 640 g. */
const COARSE = 3
const COARSE_BOUND = 0.6
/** "Just over" reaches less far. */
const SLIGHT_BOUND = 0.25

/** True when a fact's quantity says what the text's says: the same value in the same role and unit, rightly converted or rounded. */
export function supports(fact: Quantity, claim: Quantity, lenient = false): boolean {
	if (claim.whole) return [fact, fact.whole].some((one) => one && claim.whole && saysSame(one, claim.whole, lenient))
	return saysSame(fact, claim, lenient) || (fact.whole !== undefined && saysSame(fact.whole, claim, lenient))
}

function saysSame(fact: Quantity, claim: Quantity, lenient: boolean): boolean {
	if (fact.unit && claim.unit && fact.role && claim.role && fact.unit.measures === claim.unit.measures && !agree(fact.role, claim.role))
		return false
	const [said, of] = [claim.unit, isAnything(fact.unit) ? undefined : fact.unit]
	// Six cables are no six lengths to choose from.
	if (said?.id === THINGS && of?.id === 'count choices') return false
	if (said?.id === KINDS || isAnything(said))
		return withoutUnit(fact, { ...claim, unit: undefined, word: true }, lenient) || withoutUnit(fact, claim, lenient)
	if (!said) return withoutUnit(fact, claim, lenient)
	// "Three things" make nothing three times as fast.
	if (!of && said.id === 'times' && fact.word && fact.implied && !MULTIPLIES.test(fact.written)) return false
	if (!of)
		return (
			!fact.numbers &&
			(COUNTING.test(said.measures) || (fact.bare && fact.decimals > 0) || (fact.implied && !fact.word)) &&
			same(fact, claim)
		)
	if (of.id === 'count choices') return CHOSEN.has(said.id) && isChoice(fact, claim) && equal(fact, claim)
	if ([of.id, said.id].sort().join() === 'c,deg') return equal(fact, claim)
	// Arabic leaves the hour out.
	if ([of.id, said.id].sort().join() === 'ma,mah') return equal(fact, claim)
	// Feet are legs, too: "trois pieds".
	if ([of.id, said.id].sort().join() === 'count feet,ft') return equal(fact, claim)
	// So it does with mils and miles.
	if ([of.id, said.id].sort().join() === 'mi,mil') return equal(fact, claim)
	if ([of.id, said.id].sort().join() === 'c,f') return equalDegrees(fact, claim)
	// Paper is sold by grams a square metre and called by grams.
	if (of.id === said.id || (of.id === 'gsm' && said.id === 'g')) return equal(fact, claim) || rounded(fact, claim)
	const counts = of.measures.startsWith('count') && said.measures.startsWith('count')
	// Arabic and Polish call the steps of a setting degrees.
	if (said.id === 'deg' && of.measures.startsWith('count') && !claim.role) return equal(fact, claim)
	if (counts && (said.id === 'count modes' || of.id === 'count modes' || fact.ofSet)) return equal(fact, claim)
	if (of.measures !== said.measures) return false
	const factor = of.factor / said.factor
	const tolerance = (value: number) =>
		claim.approximate
			? APPROXIMATION * value
			: isDecimal(factor)
				? claim.word
					? IN_WORDS * value
					: Math.min(WIDEST_ROUNDING * value, 0.5 * placeOf(value) + EXACT)
				: Math.max(CONVERSION_TOLERANCE * value, Math.min(WIDEST_ROUNDING * value, 0.5 * 10 ** -claim.decimals))
	return fact.values.some((value) =>
		claim.values.some(
			(claimed) => Math.abs(value * factor - claimed) <= tolerance(claimed) || isBeyond(value * factor, claimed, claim, fact.bound),
		),
	)
}

/** Kinds of whatever is spoken of. */
const KINDS = 'count kinds'
/** Things of no unit of their own. */
const THINGS = 'count things'
/** Whether a unit says only that something is counted. */
export const isAnything = (unit: Quantity['unit']) => unit?.id === THINGS || unit?.id === 'count options'
/** A word that is a multiple itself. */
const MULTIPLIES = /^(?:doub|dual|twin|dobl|dopp|dupl|trip|quad|drei|vier|çift|dubb|podw|двой|трой|مزد|ثلا|dob|ganda)/u
/** What stands before a figure that is part of a name, which other languages may set elsewhere: "Series 4", "4系列". */
const IN_A_NAME = /^(?:seri|pi$|model|gen|mark|mk|galaxy|iphone|ipad)/

/** A hexagon counts nothing. */
const SHAPED = /^(?:hexa|sechs[ke]|esag|zesh|sześciok|altıg|шестигр)/u

/** Values nobody says in words without their unit. */
const NEVER_BARE = new Set('length mass share voltage power area charge frequency data'.split(' '))

/** What there are several of to choose from. */
const CHOSEN = new Set('sizes colours kinds designs patterns models lengths fits settings'.split(' ').map((what) => `count ${what}`))
/** Of these a fact may write the number alone. */
const COUNTING = /^(?:count|size|times)/

/** A number of something no list of units has: it counts, is a choice, a version or a name's figure. */
function withoutUnit(fact: Quantity, claim: Quantity, lenient: boolean): boolean {
	if (fact.implied && fact.word && SHAPED.test(fact.written)) return false
	// "Seven times faster", "4X Tall": no seven of anything.
	if (claim.word && !claim.unit && (fact.tail === 'x' || (fact.unit?.id === 'times' && !fact.word))) return false
	if (claim.tail && !fact.bare && fact.tail !== undefined && fact.tail !== claim.tail) return false
	if (fact.numbers && (claim.tail || (!claim.numbers && claim.decimals === 0 && (claim.word || !IN_A_NAME.test(fact.numbers)))))
		return false
	if (claim.numbers && fact.numbers && claim.numbers !== fact.numbers) return false
	if (fact.unit?.id === 'count choices') return isChoice(fact, claim) && equal(fact, claim)
	const measures = fact.unit?.measures ?? 'count'
	// "Eight" of things is no eight inches of anything.
	return (/^(?:count|size)/.test(measures) || (lenient && !(claim.word && NEVER_BARE.has(measures)))) && same(fact, claim)
}

/** How many values there are to choose from may be counted; a value itself ("#6", size 38) is no count of anything. */
const isChoice = (fact: Quantity, claim: Quantity) =>
	fact.written === ''
		? claim.word || claim.unit?.measures.startsWith('count') === true
		: !claim.word && (claim.unit === undefined || claim.unit.measures.startsWith('size'))

const equalDegrees = (fact: Quantity, claim: Quantity) =>
	fact.values.some((value) => {
		const converted = fact.unit?.id === 'c' ? (value * 9) / 5 + 32 : ((value - 32) * 5) / 9
		return claim.values.some((claimed) => Math.abs(converted - claimed) <= 1)
	})

const equal = (fact: Quantity, claim: Quantity) =>
	fact.values.some((value) =>
		claim.values.some((claimed) => claimed === value || isBeyond(value, claimed, claim, fact.bound) || isAbout(value, claimed, claim)),
	)

const same = (fact: Quantity, claim: Quantity) =>
	fact.values.some((value) => claim.values.some((claimed) => value === claimed || isAbout(value, claimed, claim)))

/** Fewer things than these are counted, not estimated. */
const LEAST_ESTIMATED = 20
/** "Almost 800" of 790. */
const isAbout = (value: number, claimed: number, { approximate }: Quantity) =>
	approximate && claimed >= LEAST_ESTIMATED && Math.abs(value - claimed) <= APPROXIMATION * claimed && isRounder(claimed, value)

const isBeyond = (value: number, claimed: number, { bound, approximate, written }: Quantity, limit?: Quantity['bound']) => {
	if (limit !== undefined && limit === bound) return false
	if (SCORES.test(written)) return value >= 2 * claimed && value < TEN * claimed
	const reach = 1 + (approximate ? SLIGHT_BOUND : claimed <= COARSE ? COARSE_BOUND : BOUND)
	if (!isRounder(claimed, value)) return false
	return (
		(bound === 'below' && value < claimed && value >= claimed / reach) || (bound === 'above' && value > claimed && value <= claimed * reach)
	)
}

/** "Hundreds of pieces" are two hundred or more, and less than a thousand. */
const SCORES =
	/^(?:hundreds|centaines|cientos|hunderte|centinaia|centenas|honderden|hundratals|hundrevis|setki|stovky|stotine|сотни|сотні|стотици|εκατοντάδες|százával|sute|yüzlerce|مئات|ميات|مات|מאות|ratusan|sadoja|centenars)$/u
const TEN = 10

/** The same unit, fewer decimals: "1.9 kg" of 1.86 kg, and to whole figures where the text says "about". */
function rounded(fact: Quantity, claim: Quantity): boolean {
	if (fact.decimals <= claim.decimals && !claim.approximate) return false
	return fact.values.some((value) =>
		claim.values.some((claimed) => {
			const off = Math.abs(value - claimed)
			if (claim.approximate)
				return isRounder(claimed, value) && off <= Math.max(APPROXIMATION * claimed, claim.decimals === 0 && claimed < FEW ? A_THIRD : 0)
			return (claim.decimals > 0 || off <= NEAR * claimed) && off <= 0.5 * 10 ** -claim.decimals + 1e-9
		}),
	)
}

/** Listings mix up length, depth and thickness; other roles are told apart. */
const ALIKE: readonly ReadonlySet<string>[] = [
	new Set(['length', 'depth', 'width']),
	new Set(['thickness', 'depth', 'height']),
	new Set(['diameter', 'width']),
	new Set(['cable', 'length', 'range']),
	new Set(['running', 'keeping warm or cold']),
]
const agree = (a: string, b: string) => a === b || ALIKE.some((set) => set.has(a) && set.has(b) && !(set.has('running') && a !== b))

/** Between units of ten nothing is rounded but by leaving out digits: 13.5 cm are 135 mm. */
const isDecimal = (factor: number) => Math.abs(Math.log10(factor) - Math.round(Math.log10(factor))) < EXACT
const EXACT = 1e-6
/** "A third of a kilo" of 340 g. */
const IN_WORDS = 0.03
/** What one more of a value's last digit would add: 0.1 of 1.9, 10 of 130. */
const placeOf = (value: number) => {
	const written = String(Number(value.toPrecision(12)))
	const decimals = /\.(\d+)$/u.exec(written)?.[1]?.length
	return decimals === undefined ? 10 ** (/0*$/u.exec(written)?.[0].length ?? 0) : 10 ** -decimals
}

/** How many digits a value takes before its noughts. */
const digitsOf = (value: number) =>
	value
		.toPrecision(4)
		.replace(/e.*$/u, '')
		.replace('.', '')
		.replace(/^0+|0+$/gu, '').length

/** A bound is told in fewer digits than the value, or by a half step: "under 8 kg" of 7.6, "under 25 dB" of 22. */
const isRounder = (claimed: number, value: number) => {
	const [of, said] = [digitsOf(value), digitsOf(claimed)]
	return said < of || (said <= of && /5$/u.test(String(claimed).replace(/\D|0+$/gu, ''))) || said === 1
}

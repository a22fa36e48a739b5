import type { Quantity } from '../quantities'
import type { FactReading, Reading } from '../reading'
import { supports } from '../supports'

/** What stands between the ends of a range: perhaps the unit of the first, and a word or dash for "to". */
const TO =
	/^ ?(?:[\p{L}\p{M}°"”%]{1,12}\.? ?)?(?:-|~|～|〜|、?から|to|through|bis(?: zu)?|à|a|ao|aos|al|ai|até(?: a?os?)?|hasta(?: los)?|fino a|tot|till|til|do|až|až do|od|ile|ilâ|до|đến|hingga|sampai|sampai dengan|să|pînă la|până la|la|έως|ως|μέχρι|ig|tól|asteen|den|dan|'?d[ae]n|ל-?|עד|الي|لـ?|حتي(?: ل)?|تا|से|থেকে|至|到|에서|부터|ถึง|hadi|hanggang)(?: zo'n| etwa| circa| about)? ?$/u

/** "Between 40 and 100" */
const BETWEEN =
	/(?<!\p{L})(?:between|zwischen|entre|tra|fra|tussen|mellan|mellem|mellom|między|mezi|medzi|između|med|između|между|між|между|között|între|ανάμεσα σε|μεταξύ|antara|giữa|בין|بين|ما بين|میان|بین)(?: \S{1,8})? ?$/u
const AND = /^ ?(?:[\p{L}\p{M}°"”%]{1,12}\.? ?)?(?:and|und|et|y|e|en|och|og|i|a|in|и|та|και|és|și|ve|dan|và|ו-?|و) ?$/u

/** Two figures of one measure as the ends of what goes from one to the other: "42-54 cm", "from 42 to 54 cm". */
export type Range = { from: Quantity; to: Quantity }

const HAN_NUMERAL = /[一二三四五六七八九十百千两兩]/u
const BETWEEN_REACH = 24

/** The ranges among a text's quantities, in order. */
export function rangesIn(text: string, quantities: readonly Quantity[]): Range[] {
	return quantities.flatMap((from, at) => {
		const to = quantities[at + 1]
		if (!to?.unit || (from.unit && from.unit.measures !== to.unit.measures)) return []
		if ((from.values[0] ?? 0) >= (to.values[0] ?? 0) * (to.unit.factor / (from.unit ?? to.unit).factor)) return []
		const amid = text.slice(from.index + from.written.length, to.index)
		// 可用五到: its first end is the five.
		if (HAN_NUMERAL.test(amid)) return []
		const isRange = TO.test(amid) || (AND.test(amid) && BETWEEN.test(text.slice(Math.max(0, from.index - BETWEEN_REACH), from.index)))
		return isRange ? [{ from: { ...from, unit: from.unit ?? to.unit }, to }] : []
	})
}

const ofFacts = new WeakMap<FactReading, readonly Range[]>()
function rangesOf(fact: FactReading): readonly Range[] {
	const ranges = ofFacts.get(fact) ?? rangesIn(fact.text, fact.quantities)
	ofFacts.set(fact, ranges)
	return ranges
}

/** Ranges that share one end with a range of the facts and have the other otherwise: "80 to 100 °C" of 40 to 100. */
export const rangesOtherwise = ({ text, quantities }: Reading, facts: readonly FactReading[]): Range[] =>
	rangesIn(text, quantities).filter(({ from, to }) => {
		const told = facts.flatMap((fact) => rangesOf(fact).map((range) => ({ from: supports(range.from, from), to: supports(range.to, to) })))
		return told.some((one) => one.from !== one.to) && !told.some((one) => one.from && one.to)
	})

import type { Fact } from '../../product/facts'
import { type DateMention, datesOf } from '../dates'
import type { FactReading } from '../reading'
import { unitAfter } from '../units'
import type { Finding, Rule } from './rule'

const cache = new WeakMap<FactReading, DateMention[]>()
const isUnitAt = (text: string) => (end: number) => unitAfter(text, end) !== undefined

function factDates(fact: FactReading, tag: string | undefined): DateMention[] {
	const known = cache.get(fact)
	if (known) return known
	const found = datesOf(fact.text, isUnitAt(fact.text), tag)
	cache.set(fact, found)
	return found
}

/** A decade agrees with any year in it, and with its own name: "the late '70s". */
const isOfDecade = ({ year: start = 0 }: DateMention, fact: FactReading, tag: string | undefined) =>
	factDates(fact, tag).some(({ year = 0 }) => year >= start && year < start + 10) ||
	new RegExp(`(?<![\\d.,])(?:'${(start / 10) % 10}\\ds?|${(start / 10) % 10}0(?:'?s|er|年代|년대|-х|-те|-ті|-tal|-luv))(?!\\d)`, 'u').test(
		fact.text,
	)

const agrees = (said: DateMention, claimed: DateMention) =>
	(['year', 'month', 'day'] as const).every((part) => claimed[part] === undefined || claimed[part] === said[part])

/** A date or year stands when a fact names it. Figures of a day and month may stand in either order. */
export const dates: Rule = ({ text }, { facts, language, tag }) => {
	const findings: Finding[] = []
	const evidence: Fact[] = []
	for (const claimed of datesOf(text, isUnitAt(text), language)) {
		const swapped = { ...claimed, day: claimed.month, month: claimed.day } as DateMention
		const numeric = claimed.month !== undefined && claimed.day !== undefined && !/\p{L}/u.test(claimed.written)
		const found = facts.find((fact) =>
			claimed.decade
				? isOfDecade(claimed, fact, tag)
				: factDates(fact, tag).some((said) => agrees(said, claimed) || (numeric && agrees(said, swapped))),
		)
		const named =
			found ?? (claimed.month === undefined && !claimed.decade ? facts.find((fact) => fact.text.includes(String(claimed.year))) : undefined)
		if (named) evidence.push(named.fact)
		else findings.push({ category: 'dates', reason: `No fact names the date “${claimed.written.trim()}”` })
	}
	return { findings, evidence }
}

import type { Quantity } from '../quantities'
import type { FactReading } from '../reading'

/** What stands before the tens of a decade: "los años setenta", "anni settanta", "de jaren zeventig". */
const OF_YEARS =
	/(?:^|[^\p{L}])(?:the|los|els|(?:los |els |os |gli |degli |negli |de |des |les |in de |az |до |lata(?:ch)? |lat )?(?:años|anys|anos|anni|années|jaren)|finales de los|nos|dos anos|negli anni)\s$/u
const TENS = 10
const LAST_TENS = 90

/** "A finales de los setenta": a decade, which a year of the facts lies in. */
export function isDecade({ unit, word, values: [value = 0], index }: Quantity, text: string, facts: readonly FactReading[]): boolean {
	if (unit || !word || value % TENS !== 0 || value < 2 * TENS || value > LAST_TENS) return false
	if (!OF_YEARS.test(text.slice(Math.max(0, index - 24), index))) return false
	const year = new RegExp(`(?<!\\d)(?:19|20)?${value / TENS}\\d(?:'?s)?(?!\\d)`, 'u')
	return facts.some((fact) => year.test(fact.text))
}

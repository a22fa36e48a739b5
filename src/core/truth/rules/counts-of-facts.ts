import type { Quantity } from '../quantities'
import type { FactReading } from '../reading'

/** A count of ports of one version: "four USB 3.0 ports". */
const VERSIONED = /^[ -]?(?:[x×]|[个個つ개]|\p{L}{2,12}(?: \p{L}{1,3})?)?[ -]?((?:usb|hdmi|displayport|thunderbolt)[ -]?\d(?:\.\d)?)/u
/** A version itself counts nothing: "USB 3.0 and two USB 2.0". */
const versionAfter = ({ index, written, numbers, decimals }: Quantity, text: string) =>
	numbers && decimals > 0
		? undefined
		: (VERSIONED.exec(text.slice(index + written.length, index + written.length + 30))?.[1] ??
			COUNTED_BEHIND.exec(text.slice(0, index))?.[1])
/** The same where the count stands behind: "USB 3.0 포트가 네 개", "USB 3.0ポートが四つ". */
const COUNTED_BEHIND =
	/((?:usb|hdmi|displayport|thunderbolt)[ -]?\d(?:\.\d)?) ?(?:포트|단자|ポート|端子|接口|连接口|埠)[가는를은이이がはを有]{0,2} ?$/u

/** Whether the facts count what is counted here, by its version, and count otherwise. */
export function isCountedOtherwise(claim: Quantity, text: string, facts: readonly FactReading[]): boolean {
	const version = versionAfter(claim, text)
	if (!version) return false
	const said = facts.flatMap((fact) => fact.quantities.filter((quantity) => versionAfter(quantity, fact.text) === version))
	return said.length > 0 && !said.some(({ values }) => values.some((value) => claim.values.includes(value)))
}

/** Counted so nowhere, though the facts count just these things: "two discs" of "Number of discs: 1" and a figure of something else. */
export function isOnlyABareNumber(claim: Quantity, facts: readonly FactReading[]): boolean {
	const {
		unit,
		values: [value = 0],
		bound,
		approximate,
	} = claim
	if (!unit || !STRICTLY_COUNTED.has(unit.id) || bound === 'below' || approximate || value < 2 || value > MOST_COUNTED) return false
	const said = facts.flatMap(({ quantities }) => quantities.filter((one) => one.unit?.id === unit.id))
	// "On two discs" and "over two discs" are one in Vietnamese.
	if (bound === 'above') return said.length > 0 && said.every(({ values }) => values.every((one) => one < value))
	const isTotal = ({ quantities }: FactReading) => {
		const all = quantities.filter((one) => one.unit?.id === unit.id)
		return all.length > 1 && all.reduce((sum, one) => sum + (one.values[0] ?? 0), 0) === value
	}
	return said.length > 0 && !said.some(({ values }) => values.includes(value)) && !facts.some(isTotal)
}
/** A greater figure before such a word is a year or a model. */
const MOST_COUNTED = 30
/** What a listing counts once and by one word. */
const STRICTLY_COUNTED = new Set(
	'discs screens pages speeds teeth motors ports speakers buttons cups layers wheels batteries'.split(' ').map((what) => `count ${what}`),
)

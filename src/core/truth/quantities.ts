import { UNITS, type Unit } from './units'

/** A number as written, with all it can mean ("1,500" is 1500 or 1.5) and the unit behind it, if one is known. */
export type Quantity = { written: string; values: number[]; unit: Unit | undefined }

const NUMBER = /(?<![\p{L}\d.,])\d+(?:[.,'’٫٬]\d+)*(?:\s(?=\d{3}(?!\d))\d{3})*/gu
const UNIT = UNITS.map((unit) => ({ unit, pattern: new RegExp(`^[\\s-]?(?:${unit.written})(?![\\p{L}])`, 'u') }))
/** Chinese and Japanese write on without a space. */
const UNIT_UNSPACED = UNITS.map((unit) => {
	const written = unit.written.split('|').filter((name) => /[\p{Script=Han}\p{Script=Katakana}]/u.test(name))
	return { unit, pattern: written.length > 0 ? new RegExp(`^\\s?(?:${written.join('|')})`, 'u') : undefined }
})

/** All numbers of a text in normalizeText form that are not part of a word ("x200" is a name, "200x" is not). */
export function quantitiesOf(normalized: string): Quantity[] {
	return Array.from(normalized.matchAll(NUMBER), (match) => {
		const after = normalized.slice(match.index + match[0].length, match.index + match[0].length + 24)
		return { written: match[0], values: valuesOf(match[0]), unit: unitAt(after) }
	})
}

function unitAt(after: string): Unit | undefined {
	return (UNIT.find(({ pattern }) => pattern.test(after)) ?? UNIT_UNSPACED.find(({ pattern }) => pattern?.test(after)))?.unit
}

/** Separators as thousands, and the last one as decimal point. */
function valuesOf(written: string): number[] {
	const parts = written.split(/[.,'’٫٬\s]/u)
	if (parts.length === 1) return [Number(written)]
	const values: number[] = []
	const [first = '', ...groups] = parts
	if (first.length <= 3 && groups.every((group) => group.length === 3)) values.push(Number(parts.join('')))
	values.push(Number(`${parts.slice(0, -1).join('')}.${parts.at(-1)}`))
	return values
}

/** Converting between units of one measure may round: 12 in are 30.5 cm. */
const CONVERSION_TOLERANCE = 0.012

/** True when a fact's quantity says what the text's says: the same value, in the same unit or rightly converted, or in no unit known. */
export function supports(fact: Quantity, claim: Quantity): boolean {
	const { unit } = claim
	if (!unit || !fact.unit || fact.unit.id === unit.id) return fact.values.some((value) => claim.values.includes(value))
	if (fact.unit.measures !== unit.measures) return false
	const factor = fact.unit.factor / unit.factor
	return fact.values.some((value) => claim.values.some((claimed) => Math.abs(value * factor - claimed) <= CONVERSION_TOLERANCE * claimed))
}

import type { Fact } from '../product/facts'

/** Length, width and height in millimetres, as the listing orders them. */
export type SizeMm = readonly [number, number, number]

const MM: Readonly<Record<string, number>> = { mm: 1, cm: 10, m: 1000, in: 25.4, inch: 25.4, inches: 25.4, '"': 25.4, '″': 25.4 }
const NUMBER = String.raw`(\d{1,5}(?:[.,]\d{1,3})?)`
const UNIT = `(mm|cm|m|inches|inch|in|"|″)?`
const LENGTH = String.raw`${NUMBER}\s*(?:[LWDH]\s*)?${UNIT}`
const THREE = new RegExp(String.raw`(?<![\d.,])${[LENGTH, LENGTH, LENGTH].join(String.raw`\s*[x×*]\s*`)}(?![\p{L}\d])`, 'iu')
const LARGEST_MM = 20_000

/** The first three lengths with a unit that a specification states; undefined when none does. */
export function sizeOf(facts: readonly Fact[]): SizeMm | undefined {
	for (const { kind, text } of facts) {
		const [, a = '', unitA, b = '', unitB, c = '', unitC] = (kind === 'spec' && THREE.exec(text)) || []
		const last = unitC ?? unitB ?? unitA
		if (!last) continue
		const inMm = (amount: string, unit = last) => Math.round(Number(amount.replace(',', '.')) * (MM[unit.toLowerCase()] ?? 0))
		const size = [inMm(a, unitA), inMm(b, unitB), inMm(c, unitC)] as const
		if (size.every((length) => length > 0 && length <= LARGEST_MM)) return size
	}
	return undefined
}

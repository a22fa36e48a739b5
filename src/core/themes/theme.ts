import type { Typography } from '../faces/typography'
import type { SECTION_KINDS } from '../page/sections/registry'

/** Kinds of sections, one after another. */
type Order = readonly (keyof typeof SECTION_KINDS)[]

/**
 * What the product knows of a theme: its name and what it is made for. How it looks is the folder of the same name in
 * `render/themes`.
 */
export type Theme<N extends string = string> = {
	name: N
	faces: Typography
	/**
	 * Beginnings of the words by which categories and titles call the goods it suits, in the languages marketplaces are
	 * written in, lower-case. A `$` at the end asks for the whole word. Chinese and Japanese words are found anywhere.
	 */
	goods: readonly string[]
	/**
	 * Where its sections stand, when that differs from the places the kinds have by themselves. Every order argues: a
	 * promise, its proof, what it gives, for whom, what is in doubt, the order.
	 */
	order?: Order
}

/** How a page ends: doubts, what the seller stands for, the order. */
export const DOUBTS_AND_ORDER: Order = [
	...(['reviews', 'objections', 'faq', 'contact', 'trustStrip', 'guarantee', 'orderForm', 'callToAction', 'legal'] as const),
]

/** Words of one script, written in a line. */
export const words = (line: string): string[] => line.trim().split(/\s+/)

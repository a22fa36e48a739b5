import type { Typography } from '../faces/typography'

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
}

/** Words of one script, written in a line. */
export const words = (line: string): string[] => line.trim().split(/\s+/)

/**
 * Scripts a face's files are divided by, as Google Fonts divides them, and the characters each is asked for
 * (`unicode-range`).
 */
export const SUBSETS = {
	latin: 'U+0-FF,U+131,U+152-153,U+2BB-2BC,U+2C6,U+2DA,U+2DC,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215',
	'latin-ext': 'U+100-130,U+132-151,U+154-2BA,U+1E00-1E9F,U+1EF2-1EFF,U+20A0-20AB,U+20AD-20C0',
	vietnamese: 'U+1EA0-1EF1',
	cyrillic: 'U+301,U+400-45F,U+490-491,U+4B0-4B1,U+2116',
	greek: 'U+370-3FF',
	hebrew: 'U+590-5FF,U+FB1D-FB4F',
	arabic: 'U+600-6FF,U+750-77F,U+870-8FF,U+FB50-FDFF,U+FE70-FEFC',
	devanagari: 'U+900-97F,U+1CD0-1CF9,U+A8E0-A8FF',
	thai: 'U+E01-E5B',
} as const
export type Subset = keyof typeof SUBSETS
export const SUBSET_NAMES = Object.keys(SUBSETS) as Subset[]

const RANGES = Object.fromEntries(
	SUBSET_NAMES.map((subset) => [
		subset,
		SUBSETS[subset].split(',').map((range) => {
			const [from = '0', to = from] = range.slice(2).split('-')
			return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const
		}),
	]),
) as { readonly [S in Subset]: (readonly [number, number])[] }

/** Those of the letters that a subset's file may hold. */
export function lettersIn(subset: Subset, letters: string): string {
	return [...letters].filter((letter) => holds(subset, letter)).join('')
}

export function holds(subset: Subset, letter: string): boolean {
	const code = letter.codePointAt(0) ?? 0
	return RANGES[subset].some(([from, to]) => code >= from && code <= to)
}

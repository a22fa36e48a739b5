import type { Subset } from './subsets'

/** A typeface as an npm package of Fontsource holds it; all of them are under the SIL Open Font License 1.1. */
export type Face = {
	/** Its own name, by which pages and stores name it. */
	family: string
	package: string
	/** Name of a file in the package's `files`, without `.woff2`; `{subset}` and `{weight}` stand for their values. */
	file: string
	subsets: readonly Subset[]
	/** Weights it has: a range when its files are variable, else those there are files of. */
	weights: { from: number; to: number } | readonly number[]
	/** Range of its width axis in percent, when its files have one. */
	widths?: { from: number; to: number }
	/** Further axes of its files that are always set to one value. */
	axes?: Readonly<Record<string, number>>
}

/** A face as a page uses it. */
export type FaceUse = {
	face: Face
	/** Weight of the file (100…900), and the `font-weight` it answers to. */
	weight: number
	cssWeight: number
	/** `font-stretch` in percent, where a role asks for one. */
	width?: number
	/** Faces of one role stand behind one another: a letter is taken from the first that has it. */
	role: string
}

/** The weight of the face's files nearest to the one wanted. */
export function weightOf({ weights }: Face, wanted: number): number {
	if ('from' in weights) return Math.min(weights.to, Math.max(weights.from, wanted))
	return [...weights].sort((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted) || b - a)[0] ?? wanted
}

/** Name of the file that holds a subset of a face, within its package. */
export function fileOf({ face, weight }: Pick<FaceUse, 'face' | 'weight'>, subset: Subset): string {
	return `${face.file.replace('{subset}', subset).replace('{weight}', String(weight))}.woff2`
}

/** True for faces whose files hold all weights. */
export const isVariable = ({ weights }: Face): boolean => 'from' in weights

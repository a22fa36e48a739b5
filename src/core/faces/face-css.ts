import { type FaceUse, fileOf, isVariable, weightOf } from './face'
import { FACES } from './faces'
import { SUBSETS, type Subset } from './subsets'

/** `@font-face` of one subset of a face; `src` is an address, also `data:`. */
export function faceRule({ face, cssWeight, width }: FaceUse, subset: Subset, src: string): string {
	const stretch = width !== undefined && face.widths ? `font-stretch:${width}%;` : ''
	const names = `font-family:"${face.family}";font-weight:${cssWeight};${stretch}font-display:swap`
	return `@font-face{${names};src:url(${src}) format("woff2");unicode-range:${SUBSETS[subset]}}`
}

/** Path of the file of a subset, below wherever faces are served. */
export function filePathOf(use: Pick<FaceUse, 'face' | 'weight'>, subset: Subset): string {
	return `${use.face.package.split('/')[1]}/${fileOf(use, subset)}`
}

/** `@font-face` rules that name the faces' whole files below `base`; a browser fetches those whose letters it meets. */
export function faceFilesCss(faces: readonly FaceUse[], base: string): string {
	return faces.flatMap((use) => use.face.subsets.map((subset) => faceRule(use, subset, `${base}/${filePathOf(use, subset)}`))).join('')
}

/** Every file there is, by its path. */
export function namedFaces(): ReadonlyMap<string, { face: FaceUse['face']; weight: number; subset: Subset }> {
	const all = Object.values(FACES).flatMap((face: FaceUse['face']) => {
		const weights = isVariable(face) || !Array.isArray(face.weights) ? [weightOf(face, 400)] : (face.weights as readonly number[])
		return weights.flatMap((weight) => face.subsets.map((subset) => ({ face, weight, subset })))
	})
	return new Map(all.map((file) => [filePathOf(file, file.subset), file]))
}

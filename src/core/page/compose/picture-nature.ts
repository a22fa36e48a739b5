import { z } from 'zod'

/**
 * What a picture is, which decides how it may be shown. `cutout`: the product on plain white. `scene`: a photograph
 * filled to its edges. `print`: a label or leaflet full of words, to be read and never to stand for the product.
 */
export const pictureNatureSchema = z.object({
	kind: z.enum(['cutout', 'scene', 'print']),
	/** Of a cut-out: so light, or with so much of a reflection below it, that any ground but plain white tints it. */
	pale: z.literal(true).optional(),
})
export type PictureNature = z.infer<typeof pictureNatureSchema>

/** A point of a picture in fractions of its width and height, from the top left; what is cut off is cut around it. */
export const focusSchema = z.object({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) })
export type Focus = z.infer<typeof focusSchema>

/** The least of a picture's width or height that may be left of it. */
export const LEAST_CROP = 0.1
const ROUNDING = 1e-6

/** A part of a picture in fractions of its width and height, from the top left. */
export const cropSchema = z
	.object({
		left: z.number().min(0).max(1),
		top: z.number().min(0).max(1),
		width: z.number().min(LEAST_CROP).max(1),
		height: z.number().min(LEAST_CROP).max(1),
	})
	.refine(({ left, top, width, height }) => left + width <= 1 + ROUNDING && top + height <= 1 + ROUNDING)
export type Crop = z.infer<typeof cropSchema>

/** Proportions (width by height) beyond which a picture is a strip that no ordinary place suits. */
const WIDEST = 2.2
const TALLEST = 0.45

/**
 * How a picture may be shown, from what it is and its proportions. What was never looked at is taken for a scene that
 * must stay whole.
 */
export type PictureShape = 'cutout' | 'pale' | 'scene' | 'print' | 'strip' | 'unknown'

export function shapeOf(nature: PictureNature | undefined, file: { width: number; height: number } | undefined): PictureShape {
	if (nature?.kind === 'print') return 'print'
	const ratio = file ? file.width / file.height : 1
	if (ratio > WIDEST || ratio < TALLEST) return 'strip'
	if (!nature) return 'unknown'
	return nature.kind === 'cutout' && nature.pale ? 'pale' : nature.kind
}

/** True for a picture that may stand beside words or large: not a label to be read, nor a strip. */
export function tells(
	image: { nature?: PictureNature | undefined; files: readonly { width: number; height: number }[] } | undefined,
): boolean {
	return image !== undefined && !['print', 'strip'].includes(shapeOf(image.nature, image.files[0]))
}

/**
 * True for a picture to be read (a label, an infographic, a chart of sizes) whose words nobody has changed: buyers in
 * another language may not be able to read it.
 */
export function carriesWords(image: { nature?: PictureNature | undefined; madeBy?: 'ai' | undefined; files: readonly unknown[] }): boolean {
	return image.nature?.kind === 'print' && image.madeBy !== 'ai' && image.files.length > 0
}

import { z } from 'zod'
import { focusSchema, pictureNatureSchema } from './compose/picture-nature'

/** One stored file of a picture. `key` names it in the file store; widths and heights in pixels. */
export const imageFileSchema = z.object({
	key: z.string().regex(/^[a-z0-9]+(?:\/[a-z0-9-]+)*\.(?:webp|avif|jpg|png|svg)$/),
	format: z.enum(['webp', 'avif', 'jpeg', 'png', 'svg']),
	width: z.number().int().positive(),
	height: z.number().int().positive(),
	bytes: z.number().int().nonnegative(),
})
export type ImageFile = z.infer<typeof imageFileSchema>

export const pageImageSchema = z.object({
	id: z.string(),
	alt: z.string(),
	/** Where the picture came from; kept for evidence, never shown or hot-linked. */
	sourceUrl: z.string().optional(),
	/** The same picture in several widths and formats; empty when it could not be had (a placeholder is shown). */
	files: z.array(imageFileSchema),
	/** Dominant colour, `#rrggbb`; used by the placeholder and the brand kit. */
	color: z
		.string()
		.regex(/^#[0-9a-f]{6}$/)
		.optional(),
	/** What it is, as seen when it was stored; pictures stored before have none. */
	nature: pictureNatureSchema.optional(),
	/** What must stay in sight where a scene is cut to its place. */
	focus: focusSchema.optional(),
	/** `ai`: an image model made or changed it, and its files say so (IPTC DigitalSourceType; K-6). */
	madeBy: z.literal('ai').optional(),
})
export type PageImage = z.infer<typeof pageImageSchema>

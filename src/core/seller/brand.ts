import { z } from 'zod'

/** A pair of faces for headings and text, by its character; `theme` keeps the theme's own. */
export const brandFontsSchema = z.enum(['theme', 'serif', 'sans', 'rounded', 'condensed', 'mono'])
export type BrandFonts = z.infer<typeof brandFontsSchema>

/** The seller's look, laid over the theme. Whatever the accent, the theme mends it until its contrast is AA. */
export const brandSchema = z.object({
	accent: z
		.string()
		.regex(/^#[0-9a-f]{6}$/)
		.nullable(),
	fonts: brandFontsSchema.default('theme'),
	/** Id of one of `images`, shown at the head of the page. */
	logo: z.string().nullable().default(null),
})

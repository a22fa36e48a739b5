import { z } from 'zod'

/** What a section stands on: the theme's paper, its quiet second ground, its ink, or the accent. */
export const sectionGroundSchema = z.enum(['paper', 'field', 'ink', 'accent'])
export type SectionGround = z.infer<typeof sectionGroundSchema>

/** Space above and below a section's content, compared with the theme's own. */
export const sectionSpacingSchema = z.enum(['tight', 'wide'])
export type SectionSpacing = z.infer<typeof sectionSpacingSchema>

/** Where the lines of a section's texts begin, in the page's direction. */
export const sectionAlignSchema = z.enum(['start', 'center', 'end'])
export type SectionAlign = z.infer<typeof sectionAlignSchema>

/** How large a section's texts are, compared with the theme's own. */
export const sectionSizeSchema = z.enum(['smaller', 'larger', 'largest'])
export type SectionSize = z.infer<typeof sectionSizeSchema>

/** How a section is set, beside its content; what is not said is the theme's own. */
export type SectionLook = {
	/** One of the kind's layouts. */
	layout?: string | undefined
	ground?: SectionGround | undefined
	spacing?: SectionSpacing | undefined
	align?: SectionAlign | undefined
	size?: SectionSize | undefined
}
export const SECTION_LOOK_KEYS = ['layout', 'ground', 'spacing', 'align', 'size'] as const satisfies readonly (keyof SectionLook)[]

import { z } from 'zod'
import { textSchema } from '../../../copy/copy'
import { empty } from '../section-input'
import { sectionKind } from '../section-kind'
import { imageId } from '../shapes'

/**
 * A film of the product: a file, or a page that shows it. Nothing of it is fetched until somebody presses. Only a
 * seller adds it.
 */
export const video = sectionKind({
	props: z.object({
		heading: textSchema,
		text: textSchema,
		/** https address of a file or of the page that shows the film. */
		url: z
			.string()
			.regex(/^https:\/\/[^"<>\s]+$/)
			.nullable(),
		/** What is shown before it plays. */
		image: imageId,
	}),
	empty: () => ({ heading: empty(), text: empty(), url: null, image: null }),
	layouts: ['wide', 'beside'],
	heading: 'images',
	place: 65,
	borrows: true,
})

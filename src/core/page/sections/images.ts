import { z } from 'zod'
import { textSchema } from '../../copy/copy'
import { empty, phrase } from './section-input'
import { sectionKind } from './section-kind'

/**
 * Wide pictures, as the maker meant them to be seen. Needs a picture of the listing's description that no other section
 * shows.
 */
export const images = sectionKind({
	props: z.object({ heading: textSchema, images: z.array(z.string()) }),
	empty: () => ({ heading: empty(), images: [] }),
	layouts: ['plates', 'bleed'],
	heading: 'images',
	place: 60,
	promises: true,
	compose: ({ phrases, plan }) => (plan.images.length > 0 ? { heading: phrase(phrases.images), images: plan.images } : undefined),
})

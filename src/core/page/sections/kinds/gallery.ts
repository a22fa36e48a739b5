import { z } from 'zod'
import { textSchema } from '../../../copy/copy'
import { empty, phrase } from '../section-input'
import { sectionKind } from '../section-kind'

/** Pictures of the product. Needs a picture that the opening does not show. */
export const gallery = sectionKind({
	props: z.object({ heading: textSchema, images: z.array(z.string()) }),
	empty: () => ({ heading: empty(), images: [] }),
	layouts: ['rows', 'grid'],
	heading: 'gallery',
	place: 50,
	shownByStores: true,
	promises: true,
	compose: ({ phrases, plan }) => (plan.gallery.length > 0 ? { heading: phrase(phrases.gallery), images: plan.gallery } : undefined),
})

import { z } from 'zod'
import { textSchema } from '../../../copy/copy'
import { empty, phrase } from '../section-input'
import { sectionKind } from '../section-kind'

/**
 * Shows `product.reviews` as they were imported; it holds no review of its own, so none can be written here. Imported
 * reviews are shown only once the seller says so (K-3).
 */
export const reviews = sectionKind({
	props: z.object({ heading: textSchema }),
	empty: () => ({ heading: empty() }),
	layouts: ['columns', 'list'],
	heading: 'reviews',
	place: 140,
	promises: true,
	quoted: true,
	hiddenAtFirst: true,
	compose: ({ phrases, reviewCount }) => (reviewCount > 0 ? { heading: phrase(phrases.reviews) } : undefined),
})

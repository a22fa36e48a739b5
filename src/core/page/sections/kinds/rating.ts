import { z } from 'zod'
import { textSchema } from '../../../copy/copy'
import { empty } from '../section-input'
import { sectionKind } from '../section-kind'

/**
 * Shows the rating imported with the listing, with its source and day; it holds none of its own (K-3). Only a seller
 * adds it.
 */
export const rating = sectionKind({
	props: z.object({ heading: textSchema }),
	empty: () => ({ heading: empty() }),
	layouts: ['line', 'large'],
	heading: 'reviews',
	place: 139,
	borrows: true,
	quoted: true,
})

import { z } from 'zod'
import { textSchema } from '../../../copy/copy'
import { sectionKind } from '../section-kind'
import { textEntry } from '../shapes'
import { empty } from './ingredients'

/** For whom the product is, and for whom it is not, in the seller’s words. Only a seller adds it. */
export const fitCheck = sectionKind({
	props: z.object({ heading: textSchema, fits: z.array(textEntry), others: z.array(textEntry) }),
	empty: () => ({ heading: empty(), fits: [], others: [] }),
	lists: { fits: () => ({ text: empty() }), others: () => ({ text: empty() }) },
	layouts: ['columns', 'stack'],
	heading: 'features',
	place: 97,
})

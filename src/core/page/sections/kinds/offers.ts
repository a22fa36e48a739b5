import { z } from 'zod'
import { textSchema } from '../../../copy/copy'
import { moneySchema } from '../../../money'
import { empty } from '../section-input'
import { sectionKind } from '../section-kind'
import { titledEntry } from '../shapes'

/** Several at once, or things that go together, each at a price the seller states. Only a seller adds it. */
export const offers = sectionKind({
	props: z.object({ heading: textSchema, items: z.array(titledEntry.extend({ price: moneySchema.nullable() })) }),
	empty: () => ({ heading: empty(), items: [] }),
	lists: { items: () => ({ title: empty(), text: empty(), price: null }) },
	layouts: ['cards', 'rows'],
	heading: 'variants',
	place: 118,
})

import { z } from 'zod'
import { textSchema } from '../../../copy/copy'
import { sectionKind } from '../section-kind'
import { titledEntry } from '../shapes'
import { empty } from './ingredients'

/** What a buyer hesitates over, and the seller’s answer to it. Only a seller adds it. */
export const objections = sectionKind({
	props: z.object({ heading: textSchema, items: z.array(titledEntry) }),
	empty: () => ({ heading: empty(), items: [] }),
	lists: { items: () => ({ title: empty(), text: empty() }) },
	layouts: ['cards', 'pairs'],
	heading: 'faq',
	place: 145,
})

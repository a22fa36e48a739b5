import { z } from 'zod'
import { textSchema } from '../../copy/copy'
import { empty } from './ingredients'
import { sectionKind } from './section-kind'
import { titledEntry } from './shapes'

/** What a buyer hesitates over, and the seller’s answer to it. Only a seller adds it. */
export const objections = sectionKind({
	props: z.object({ heading: textSchema, items: z.array(titledEntry) }),
	empty: () => ({ heading: empty(), items: [] }),
	lists: { items: () => ({ title: empty(), text: empty() }) },
	layouts: ['cards', 'pairs'],
	heading: 'faq',
	place: 145,
})

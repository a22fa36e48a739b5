import { z } from 'zod'
import { textSchema } from '../../copy/copy'
import { empty } from './ingredients'
import { sectionKind } from './section-kind'
import { titledEntry } from './shapes'

/** What the product does for its owner. Needs benefits that rest on facts. */
export const benefits = sectionKind({
	props: z.object({ heading: textSchema, items: z.array(titledEntry) }),
	empty: () => ({ heading: empty(), items: [] }),
	lists: { items: () => ({ title: empty(), text: empty() }) },
	layouts: ['list', 'cards'],
	heading: 'benefits',
	place: 10,
	compose: ({ copy, newId }) =>
		copy.benefits && copy.benefits.items.length > 0
			? { heading: copy.benefits.heading, items: copy.benefits.items.map((item) => ({ id: newId(), ...item })) }
			: undefined,
})

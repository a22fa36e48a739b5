import { z } from 'zod'
import { textSchema } from '../../../copy/copy'
import { termsByPlace } from '../../compose/seller-terms'
import { termTopicSchema } from '../../compose/term-topic'
import { empty, phrase } from '../section-input'
import { sectionKind } from '../section-kind'
import { titledEntry } from '../shapes'
import { statedTerm } from '../stated-term'

/**
 * What the seller promises. Needs what they state about delivery, returns, guarantee or payment at more length than the
 * opening shows.
 */
export const guarantee = sectionKind({
	props: z.object({ heading: textSchema, items: z.array(titledEntry.extend({ topic: termTopicSchema })) }),
	empty: () => ({ heading: empty(), items: [] }),
	lists: { items: () => ({ title: empty(), text: empty(), topic: 'other' }) },
	layouts: ['columns', 'rows'],
	heading: 'guarantee',
	place: 157,
	promises: true,
	compose: ({ facts, phrases, newId }) => {
		const items = termsByPlace(facts).section.map((term) => ({ id: newId(), ...statedTerm(term, phrases) }))
		return items.length > 0 ? { heading: phrase(phrases.guarantee), items } : undefined
	},
})

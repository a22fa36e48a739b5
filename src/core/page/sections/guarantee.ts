import { z } from 'zod'
import { textSchema } from '../../copy/copy'
import { sellerTerms } from '../seller-terms'
import { termTopicSchema } from '../term-topic'
import { empty, phrase, quote } from './ingredients'
import { sectionKind } from './section-kind'
import { titledEntry } from './shapes'

/** What the seller promises. Needs what they state about delivery, returns, guarantee or payment. */
export const guarantee = sectionKind({
	props: z.object({ heading: textSchema, items: z.array(titledEntry.extend({ topic: termTopicSchema })) }),
	empty: () => ({ heading: empty(), items: [] }),
	lists: { items: () => ({ title: empty(), text: empty(), topic: 'other' }) },
	layouts: ['columns', 'rows'],
	heading: 'guarantee',
	place: 130,
	compose: ({ facts, phrases, newId }) => {
		const items = sellerTerms(facts).map(({ fact, topic }) => ({
			id: newId(),
			title: phrase(phrases[topic === 'guarantee' ? 'warranty' : topic]),
			text: quote(fact.text, [fact]),
			topic,
		}))
		return items.length > 0 ? { heading: phrase(phrases.guarantee), items } : undefined
	},
})

import { z } from 'zod'
import { textSchema } from '../../../copy/copy'
import { termsByPlace } from '../../compose/seller-terms'
import { termTopicSchema } from '../../compose/term-topic'
import { empty } from '../section-input'
import { sectionKind } from '../section-kind'
import { titledEntry } from '../shapes'
import { statedTerm } from '../stated-term'

const LEAST = 2

/**
 * The seller's terms again where the page asks for the order, in a line of icons: the one thing said twice, as price
 * and button are. Needs two short ones, and an argument between the opening and the order.
 */
export const trustStrip = sectionKind({
	props: z.object({ heading: textSchema, items: z.array(titledEntry.extend({ topic: termTopicSchema })) }),
	empty: () => ({ heading: empty(), items: [] }),
	lists: { items: () => ({ title: empty(), text: empty(), topic: 'other' }) },
	layouts: ['line', 'cards'],
	heading: 'guarantee',
	place: 155,
	bare: true,
	compose: ({ copy, facts, phrases, newId }) => {
		const { strip } = termsByPlace(facts)
		if (strip.length < LEAST || !(copy.benefits || copy.features || copy.story)) return undefined
		return { heading: empty(), items: strip.map((term) => ({ id: newId(), ...statedTerm(term, phrases) })) }
	},
})

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
 * The seller's terms in a line of icons, where a seller wants them a second time. A composed page says them once, under
 * the opening's button.
 */
export const trustStrip = sectionKind({
	props: z.object({ heading: textSchema, items: z.array(titledEntry.extend({ topic: termTopicSchema })) }),
	empty: () => ({ heading: empty(), items: [] }),
	lists: { items: () => ({ title: empty(), text: empty(), topic: 'other' }) },
	layouts: ['line', 'cards'],
	heading: 'guarantee',
	place: 155,
	bare: true,
	fill: ({ facts, phrases, newId }) => {
		const { strip } = termsByPlace(facts)
		if (strip.length < LEAST) return undefined
		return { heading: empty(), items: strip.map((term) => ({ id: newId(), ...statedTerm(term, phrases) })) }
	},
})

import { z } from 'zod'
import { textSchema } from '../../../copy/copy'
import { empty } from '../section-input'
import { sectionKind } from '../section-kind'
import { titledEntry } from '../shapes'

/**
 * What a buyer hesitates over, and what answers it. Needs answers that rest on facts to worries the plan read out of
 * the listing and its reviews.
 */
export const objections = sectionKind({
	props: z.object({ heading: textSchema, items: z.array(titledEntry) }),
	empty: () => ({ heading: empty(), items: [] }),
	lists: { items: () => ({ title: empty(), text: empty() }) },
	layouts: ['cards', 'pairs'],
	heading: 'faq',
	place: 145,
	tells: true,
	bare: true,
	compose: ({ copy, argument, newId }) => {
		const items = argument.objections.map(({ question, answer }) => ({ id: newId(), title: question, text: answer }))
		return items.length > 0 ? { heading: argument.questions.length === 0 && copy.faq ? copy.faq.heading : empty(), items } : undefined
	},
})

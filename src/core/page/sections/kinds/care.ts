import { z } from 'zod'
import { textSchema } from '../../../copy/copy'
import { isCareFact } from '../../compose/care-facts'
import { empty, phrase, quoteText } from '../section-input'
import { sectionKind } from '../section-kind'
import { textEntry } from '../shapes'

/** How the product is washed, stored and looked after. Needs facts that say so. */
export const care = sectionKind({
	props: z.object({ heading: textSchema, items: z.array(textEntry) }),
	empty: () => ({ heading: empty(), items: [] }),
	lists: { items: () => ({ text: empty() }) },
	layouts: ['list', 'cards'],
	heading: 'askCare',
	place: 95,
	compose: ({ facts, phrases, newId }) => {
		const items = facts.filter(isCareFact).map((fact) => ({ id: newId(), text: quoteText(fact) }))
		return items.length > 0 ? { heading: phrase(phrases.askCare), items } : undefined
	},
})

import { z } from 'zod'
import { textSchema } from '../../../copy/copy'
import { contactWays } from '../../compose/seller-terms'
import { sectionKind } from '../section-kind'
import { namedEntry } from '../shapes'
import { empty, phrase, quote } from './ingredients'

/**
 * Ways to reach the seller: what each is called, and the number or address its link is made from. Needs one the seller
 * states.
 */
export const contact = sectionKind({
	props: z.object({ heading: textSchema, items: z.array(namedEntry) }),
	empty: () => ({ heading: empty(), items: [] }),
	lists: { items: () => ({ name: empty(), value: empty() }) },
	layouts: ['buttons', 'list'],
	heading: 'contact',
	place: 160,
	quoted: true,
	compose: ({ facts, phrases, newId }) => {
		const items = contactWays(facts).map(({ fact, way, value }) => ({
			id: newId(),
			name: way === 'whatsapp' ? phrase('WhatsApp') : phrase(phrases[way]),
			value: quote(value, [fact]),
		}))
		return items.length > 0 ? { heading: phrase(phrases.contact), items } : undefined
	},
})

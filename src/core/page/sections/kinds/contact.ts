import { z } from 'zod'
import { textSchema } from '../../../copy/copy'
import { emailOf, phoneOf } from '../../../seller/contact-links'
import { fillHoles } from '../../../text/fill-holes'
import type { Buying } from '../../compose/buying'
import { contactWays } from '../../compose/seller-terms'
import { empty, phrase, quote } from '../section-input'
import { sectionKind } from '../section-kind'
import { namedEntry } from '../shapes'

/**
 * Ways to reach the seller: what each is called, and the number or address its link is made from. Needs one the seller
 * states besides the one every button leads to.
 */
export const contact = sectionKind({
	props: z.object({ heading: textSchema, items: z.array(namedEntry) }),
	empty: () => ({ heading: empty(), items: [] }),
	lists: { items: () => ({ name: empty(), value: empty() }) },
	layouts: ['buttons', 'list'],
	heading: 'contact',
	place: 160,
	promises: true,
	quoted: true,
	compose: ({ facts, phrases, buying, newId }) => {
		const ways = contactWays(facts)
		if (ways.every(({ value }) => isDestination(value, buying))) return undefined
		const items = ways.map(({ fact, way, value }) => ({
			id: newId(),
			name: way === 'whatsapp' ? phrase('WhatsApp') : phrase(phrases[way]),
			value: quote(value, [fact]),
		}))
		return {
			heading: phrase(fillHoles(phrases.contactFirst, { ways: [...new Set(items.map(({ name }) => name.html))].join(' · ') })),
			items,
		}
	},
})

/** True for the number or address every button of the page leads to already. */
function isDestination(value: string, buying: Buying | null): boolean {
	if (buying?.kind === 'mail') return emailOf(value) === buying.address
	return (buying?.kind === 'whatsapp' || buying?.kind === 'phone') && phoneOf(value) === buying.number
}

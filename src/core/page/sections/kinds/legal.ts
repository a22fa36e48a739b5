import { z } from 'zod'
import { textSchema } from '../../../copy/copy'
import { isLegalFact } from '../../../product/legal-facts'
import { isLegalNotice } from '../../compose/seller-terms'
import { empty, phrase, quote, quoteName, quoteText } from '../section-input'
import { sectionKind } from '../section-kind'
import { namedEntry } from '../shapes'

/**
 * Who made it and who answers for it (Regulation (EU) 2023/988, article 19), and how the page came to be. Needs a
 * manufacturer, a responsible person or a warning in the listing, or the seller's own legal notice.
 */
export const legal = sectionKind({
	props: z.object({ heading: textSchema, rows: z.array(namedEntry) }),
	empty: () => ({ heading: empty(), rows: [] }),
	lists: { rows: () => ({ name: empty(), value: empty() }) },
	layouts: ['table', 'small'],
	heading: 'legal',
	place: 180,
	quoted: true,
	compose: ({ facts, phrases, newId }) => {
		const rows = facts.flatMap((fact) => {
			// The seller's own notice carries no name in the page's language; "Terms of purchase" is what it is.
			if (isLegalNotice(fact)) return [{ id: newId(), name: phrase(phrases.guarantee), value: quote(fact.text, [fact]) }]
			return fact.name && isLegalFact(fact) ? [{ id: newId(), name: quoteName(fact), value: quoteText(fact) }] : []
		})
		return rows.length > 0 ? { heading: phrase(phrases.legal), rows } : undefined
	},
})

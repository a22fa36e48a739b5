import { z } from 'zod'
import { textSchema } from '../../../copy/copy'
import { isCareFact } from '../../compose/care-facts'
import { isLegalFact } from '../../compose/legal-facts'
import { isListingRecord } from '../../compose/listing-record'
import { sectionKind } from '../section-kind'
import { namedEntry } from '../shapes'
import { empty, ofKind, phrase, quoteName, quoteText } from './ingredients'

/**
 * Names and values. Needs a specification; who made it stands in `legal`. The same name and value is listed once,
 * whatever the listing repeats.
 */
export const specifications = sectionKind({
	props: z.object({ heading: textSchema, rows: z.array(namedEntry) }),
	empty: () => ({ heading: empty(), rows: [] }),
	lists: { rows: () => ({ name: empty(), value: empty() }) },
	layouts: ['table', 'cells'],
	heading: 'specifications',
	place: 100,
	quoted: true,
	compose: ({ facts, phrases, asin, newId }) => {
		const seen = new Set<string>()
		const rows = ofKind(facts, 'spec').flatMap((fact) => {
			const key = `${fact.name}\u0000${fact.text}`
			if (!fact.name || seen.has(key) || isListingRecord(fact, asin) || isLegalFact(fact) || isCareFact(fact)) return []
			seen.add(key)
			return [{ id: newId(), name: quoteName(fact), value: quoteText(fact) }]
		})
		return rows.length > 0 ? { heading: phrase(phrases.specifications), rows } : undefined
	},
})

import { z } from 'zod'
import { textSchema } from '../../../copy/copy'
import { shownName, shownText } from '../../../product/facts'
import { tellingOf } from '../../../specs/telling'
import { isLegalFact } from '../../compose/legal-facts'
import { isListingRecord } from '../../compose/listing-record'
import { sectionKind } from '../section-kind'
import { namedEntry } from '../shapes'
import { empty, ofKind, quoteName, quoteText } from './ingredients'

const MOST = 4
const LEAST = 2
/** A figure and what it counts, short enough to be set large: "1.7 L", "15,000 hours". */
const FIGURE = /^[^\p{L}\d]{0,2}\d[\d.,\u066b\u066c]*\s?(?:[\p{L}%°″"µ²³/]{1,8}|hours|years|months|minutes|pieces)?$/u
const LONGEST_NAME = 28

/**
 * Two to four figures that tell a buyer what the product can do, the most telling first, large. Needs that many
 * specifications that are such a figure.
 */
export const numberHighlights = sectionKind({
	props: z.object({ heading: textSchema, items: z.array(namedEntry) }),
	empty: () => ({ heading: empty(), items: [] }),
	lists: { items: () => ({ name: empty(), value: empty() }) },
	layouts: ['row', 'stack'],
	heading: 'specifications',
	place: 15,
	quoted: true,
	bare: true,
	compose: ({ facts, asin, newId }) => {
		const figures = ofKind(facts, 'spec').filter(
			(fact) =>
				fact.name &&
				(shownName(fact) ?? '').length <= LONGEST_NAME &&
				FIGURE.test(shownText(fact).trim()) &&
				/[^\d.,\s]/.test(fact.text) &&
				/[1-9]/.test(fact.text) &&
				tellingOf(fact.name) !== undefined &&
				!isListingRecord(fact, asin) &&
				!isLegalFact(fact),
		)
		if (figures.length < LEAST) return undefined
		const items = figures
			.toSorted((a, b) => (tellingOf(a.name ?? '') ?? 0) - (tellingOf(b.name ?? '') ?? 0))
			.slice(0, MOST)
			.map((fact) => ({ id: newId(), name: quoteName(fact), value: quoteText(fact) }))
		// Figures speak for themselves; the product's name above them would only repeat the opening.
		return { heading: empty(), items }
	},
})

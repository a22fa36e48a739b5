import { z } from 'zod'
import { textSchema } from '../../../copy/copy'
import { fillHoles } from '../../../text/fill-holes'
import { withUnits } from '../../../text/typeset'
import { shortName } from '../../compose/short-name'
import { loneContent, tableFacts } from '../../compose/table-facts'
import { empty, ofKind, phrase, quote, quoteName, quoteText } from '../section-input'
import { sectionKind } from '../section-kind'
import { namedEntry } from '../shapes'

/** Names and values. Needs a specification; who made it stands in `legal`, the one thing in the box as the last row. */
export const specifications = sectionKind({
	props: z.object({ heading: textSchema, rows: z.array(namedEntry) }),
	empty: () => ({ heading: empty(), rows: [] }),
	lists: { rows: () => ({ name: empty(), value: empty() }) },
	layouts: ['table', 'cells'],
	heading: 'specifications',
	place: 100,
	quoted: true,
	compose: ({ facts, phrases, title, asin, newId }) => {
		const rows = tableFacts(facts, asin).map((fact) => ({ id: newId(), name: quoteName(fact), value: quoteText(fact) }))
		const inBox = loneContent(facts, asin)
		if (inBox) rows.push({ id: newId(), name: phrase(phrases.box), value: quoteText(inBox) })
		const name = shortName(title, facts.find(({ kind }) => kind === 'brand')?.text)
		const heading = name
			? quote(fillHoles(phrases.detailsOf, { product: withUnits(name) }), ofKind(facts, 'title'))
			: phrase(phrases.specifications)
		return rows.length > 0 ? { heading, rows } : undefined
	},
})

import { z } from 'zod'
import { textSchema } from '../../../copy/copy'
import { loneContent } from '../../compose/table-facts'
import { empty, ofKind, phrase, quoteText } from '../section-input'
import { sectionKind } from '../section-kind'
import { imageId, textEntry } from '../shapes'

/** What the buyer takes out of the parcel. Needs the listing's own list of it; a single thing is a row of the table. */
export const box = sectionKind({
	props: z.object({ heading: textSchema, items: z.array(textEntry.extend({ image: imageId })) }),
	empty: () => ({ heading: empty(), items: [] }),
	lists: { items: () => ({ text: empty(), image: null }) },
	layouts: ['list', 'pictures'],
	heading: 'box',
	place: 110,
	compose: ({ facts, phrases, asin, plan, newId }) => {
		if (loneContent(facts, asin)) return undefined
		const items = ofKind(facts, 'box').map((fact) => ({
			id: newId(),
			text: quoteText(fact),
			image: plan.box[fact.id] ?? null,
		}))
		return items.length > 0 ? { heading: phrase(phrases.box), items } : undefined
	},
})

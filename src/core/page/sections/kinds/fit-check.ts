import { z } from 'zod'
import { textSchema } from '../../../copy/copy'
import { fitFacts, fitLine } from '../../compose/fit-facts'
import { empty, phrase, quote } from '../section-input'
import { sectionKind } from '../section-kind'
import { textEntry } from '../shapes'

/**
 * For whom the product is, and for whom it is not, from what the facts name: whom or what it suits, and what it
 * lacks.
 */
export const fitCheck = sectionKind({
	props: z.object({ heading: textSchema, fits: z.array(textEntry), others: z.array(textEntry) }),
	empty: () => ({ heading: empty(), fits: [], others: [] }),
	lists: { fits: () => ({ text: empty() }), others: () => ({ text: empty() }) },
	layouts: ['columns', 'stack'],
	heading: 'fit',
	place: 75,
	tells: true,
	compose: ({ facts, phrases, language, newId }) => {
		const { fits, others } = fitFacts(facts)
		const entries = (list: typeof fits) => list.map((fact) => ({ id: newId(), text: quote(fitLine(fact, language), [fact]) }))
		return fits.length > 0 ? { heading: phrase(phrases.fit), fits: entries(fits), others: entries(others) } : undefined
	},
})

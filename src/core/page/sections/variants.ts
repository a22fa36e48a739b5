import { z } from 'zod'
import { textSchema } from '../../copy/copy'
import { empty, ofKind, phrase, quote } from './ingredients'
import { sectionKind } from './section-kind'
import { optionEntry } from './shapes'

/** What can be chosen, dimension by dimension. Needs a dimension with something to choose between. */
export const variants = sectionKind({
	props: z.object({ heading: textSchema, dimensions: z.array(optionEntry) }),
	empty: () => ({ heading: empty(), dimensions: [] }),
	lists: { dimensions: () => ({ name: empty(), values: [] }) },
	layouts: ['lines', 'chips'],
	heading: 'variants',
	place: 70,
	quoted: true,
	compose: ({ facts, phrases, options, newId }) => {
		const dimensions = ofKind(facts, 'variant').flatMap((fact) => {
			const values = options[fact.name ?? ''] ?? fact.text.split(', ')
			if (!fact.name || values.length < 2) return []
			return [{ id: newId(), name: quote(fact.name, [fact]), values: values.map((value) => quote(value, [fact])) }]
		})
		return dimensions.length > 0 ? { heading: phrase(phrases.variants), dimensions } : undefined
	},
})

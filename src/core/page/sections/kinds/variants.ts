import { z } from 'zod'
import { textSchema } from '../../../copy/copy'
import { choices } from '../choices'
import { empty, phrase } from '../section-input'
import { sectionKind } from '../section-kind'
import { optionEntry } from '../shapes'

/**
 * What can be chosen, dimension by dimension. Only a seller adds it: a composed page offers its choices in the opening.
 */
export const variants = sectionKind({
	props: z.object({ heading: textSchema, dimensions: z.array(optionEntry) }),
	empty: () => ({ heading: empty(), dimensions: [] }),
	lists: { dimensions: () => ({ name: empty(), values: [] }) },
	layouts: ['lines', 'chips'],
	heading: 'variants',
	place: 70,
	quoted: true,
	fill: ({ facts, options, phrases, newId }) => {
		const dimensions = choices(facts, options).map((dimension) => ({ id: newId(), ...dimension }))
		return dimensions.length > 0 ? { heading: phrase(phrases.variants), dimensions } : undefined
	},
})

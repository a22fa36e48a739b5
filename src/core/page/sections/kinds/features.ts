import { z } from 'zod'
import { textSchema } from '../../../copy/copy'
import { empty, phrase } from '../section-input'
import { sectionKind } from '../section-kind'
import { imageId, titledEntry } from '../shapes'

/** What the product has, with pictures beside the words when there are any. Needs features that rest on facts. */
export const features = sectionKind({
	props: z.object({ heading: textSchema, items: z.array(titledEntry.extend({ image: imageId })) }),
	empty: () => ({ heading: empty(), items: [] }),
	lists: { items: () => ({ title: empty(), text: empty(), image: null }) },
	layouts: ['rows', 'grid'],
	heading: 'features',
	place: 20,
	tells: true,
	compose: ({ copy, argument, phrases, plan, newId }) => {
		if (argument.features.length === 0) return undefined
		const items = argument.features.map((item, index) => ({ id: newId(), ...item, image: plan.features[index] ?? null }))
		return { heading: copy.features?.heading ?? phrase(phrases.features), items }
	},
})

import { z } from 'zod'
import { textSchema } from '../../../copy/copy'
import { empty } from '../section-input'
import { sectionKind } from '../section-kind'
import { imageId, textEntry } from '../shapes'

/** The product told in paragraphs. Needs a story told from the listing's description. */
export const story = sectionKind({
	props: z.object({ heading: textSchema, paragraphs: z.array(textEntry), image: imageId }),
	empty: () => ({ heading: empty(), paragraphs: [], image: null }),
	lists: { paragraphs: () => ({ text: empty() }) },
	layouts: ['beside', 'above'],
	heading: 'story',
	place: 40,
	tells: true,
	compose: ({ copy, plan, newId }) => {
		if (!copy.story || copy.story.paragraphs.length === 0) return undefined
		const paragraphs = copy.story.paragraphs.map((text) => ({ id: newId(), text }))
		return { heading: copy.story.heading, paragraphs, image: plan.story }
	},
})

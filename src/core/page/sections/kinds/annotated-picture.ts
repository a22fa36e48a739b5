import { z } from 'zod'
import { textSchema } from '../../../copy/copy'
import { empty } from '../section-input'
import { sectionKind } from '../section-kind'
import { imageId, titledEntry } from '../shapes'

/**
 * A picture with points on it, each at hundredths of the width and height and with a text. No page is composed with
 * one: only a seller adds it.
 */
export const annotatedPicture = sectionKind({
	props: z.object({
		heading: textSchema,
		image: imageId,
		points: z.array(titledEntry.extend({ x: z.number().min(0).max(100), y: z.number().min(0).max(100) })),
	}),
	empty: () => ({ heading: empty(), image: null, points: [] }),
	lists: { points: () => ({ title: empty(), text: empty(), x: 50, y: 50 }) },
	layouts: ['beside', 'below'],
	heading: 'features',
	place: 55,
})

import { z } from 'zod'
import { textSchema } from '../../../copy/copy'
import { sectionKind } from '../section-kind'
import { imageId, titledEntry } from '../shapes'
import { empty } from './ingredients'

/**
 * How the product does what it does, step by step, with a picture for each where there is one. Only a seller adds it.
 */
export const howItWorks = sectionKind({
	props: z.object({ heading: textSchema, steps: z.array(titledEntry.extend({ image: imageId })) }),
	empty: () => ({ heading: empty(), steps: [] }),
	lists: { steps: () => ({ title: empty(), text: empty(), image: null }) },
	layouts: ['frames', 'line'],
	heading: 'howToUse',
	place: 35,
})

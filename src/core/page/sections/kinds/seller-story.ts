import { z } from 'zod'
import { textSchema } from '../../../copy/copy'
import { empty } from '../section-input'
import { sectionKind } from '../section-kind'
import { imageId } from '../shapes'

/** Who sells it and why, in the seller’s words. Only a seller adds it. */
export const sellerStory = sectionKind({
	props: z.object({ heading: textSchema, body: textSchema, image: imageId }),
	empty: () => ({ heading: empty(), body: empty(), image: null }),
	layouts: ['beside', 'letter'],
	heading: 'story',
	place: 135,
})

import { z } from 'zod'
import { textSchema } from '../../../copy/copy'
import { sectionKind } from '../section-kind'
import { imageId, titledEntry } from '../shapes'
import { empty } from './ingredients'

/** Pictures as wide as the page, each with words beside it, side after side. Only a seller adds it. */
export const pictureText = sectionKind({
	props: z.object({ heading: textSchema, rows: z.array(titledEntry.extend({ image: imageId })) }),
	empty: () => ({ heading: empty(), rows: [] }),
	lists: { rows: () => ({ title: empty(), text: empty(), image: null }) },
	layouts: ['alternate', 'same-side'],
	heading: 'features',
	place: 45,
})

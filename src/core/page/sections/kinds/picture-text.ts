import { z } from 'zod'
import { textSchema } from '../../../copy/copy'
import { freedHeadings } from '../../compose/argument'
import { empty } from '../section-input'
import { sectionKind } from '../section-kind'
import { imageId, titledEntry } from '../shapes'

/**
 * Large pictures, each with words beside it: in the theme's way, or as wide as the window. Needs pictures the opening
 * can spare and points to set beside them.
 */
export const pictureText = sectionKind({
	props: z.object({ heading: textSchema, rows: z.array(titledEntry.extend({ image: imageId })) }),
	empty: () => ({ heading: empty(), rows: [] }),
	lists: { rows: () => ({ title: empty(), text: empty(), image: null }) },
	layouts: ['alternate', 'same-side'],
	heading: 'features',
	place: 15,
	tells: true,
	bare: true,
	compose: ({ copy, argument, plan, newId }) => {
		if (argument.rows.length === 0) return undefined
		const rows = argument.rows.map((row, index) => ({ id: newId(), ...row, image: plan.rows[index] ?? null }))
		return { heading: freedHeadings(argument, copy).rows ?? empty(), rows }
	},
})

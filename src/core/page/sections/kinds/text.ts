import { z } from 'zod'
import { textSchema } from '../../../copy/copy'
import { empty } from '../section-input'
import { sectionKind } from '../section-kind'

/** A free section the seller writes. */
export const text = sectionKind({
	props: z.object({ body: textSchema }),
	empty: () => ({ body: empty() }),
	layouts: ['column', 'wide'],
	place: 125,
})

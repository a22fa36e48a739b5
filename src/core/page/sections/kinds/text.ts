import { z } from 'zod'
import { textSchema } from '../../../copy/copy'
import { sectionKind } from '../section-kind'
import { empty } from './ingredients'

/** A free section the seller writes. */
export const text = sectionKind({
	props: z.object({ body: textSchema }),
	empty: () => ({ body: empty() }),
	layouts: ['column', 'wide'],
	place: 125,
})

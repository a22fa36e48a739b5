import { z } from 'zod'
import { textSchema } from '../../../copy/copy'
import { empty } from '../section-input'
import { sectionKind } from '../section-kind'

/** One sentence, set large: a claim that has the screen to itself. Only a seller adds it. */
export const summary = sectionKind({
	props: z.object({ statement: textSchema }),
	empty: () => ({ statement: empty() }),
	layouts: ['start', 'centred'],
	place: 25,
})

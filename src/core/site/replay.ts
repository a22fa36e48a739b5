import { z } from 'zod'
import { pageSchema } from '../page/page'

/** A generation as the landing page plays it again: what was read, what was taken out, and the page that came of it. */
export const replaySchema = z.object({
	link: z.string(),
	facts: z.array(z.object({ name: z.string(), value: z.string() })),
	factCount: z.number().int(),
	removed: z.object({ text: z.string(), reason: z.string() }),
	page: pageSchema,
})
export type Replay = z.infer<typeof replaySchema>

import { z } from 'zod'
import { parsePage } from '../page/migrate'

/** A generation as the landing page plays it again: what was read, what was taken out, and the page that came of it. */
export const replaySchema = z.object({
	link: z.string(),
	facts: z.array(z.object({ name: z.string(), value: z.string() })),
	factCount: z.number().int(),
	removed: z.object({ text: z.string() }),
	/** Migrated where it was recorded with an older version. */
	page: z.unknown().transform(parsePage),
})
export type Replay = z.infer<typeof replaySchema>

import { z } from 'zod'
import { pushOutcomeSchema } from '../../core/contracts/stores'
import { readDraft, writeDraft } from '../browser/storage'

const itemSchema = z.object({
	id: z.string(),
	title: z.string(),
	state: z.enum(['waiting', 'running', 'done', 'failed']),
	why: z.string().optional(),
	url: z.string().optional(),
	todo: z.enum(['currency', 'edits']).optional(),
	outcome: pushOutcomeSchema.pick({ left_out: true, notes: true, said: true, kept: true }).optional(),
})
const bulkSchema = z.object({ connection: z.string(), items: z.array(itemSchema).min(1) })

/**
 * A page on its way to a store. `why` = what kept it from arriving, `todo` = what its own screen has to ask first;
 * `url` = where it is there, `outcome` = what is to be known of it.
 */
export type BulkItem = z.infer<typeof itemSchema>
/** Many pages on their way to one connected store. */
export type Bulk = z.infer<typeof bulkSchema>

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const keyOf = (userId: string) => `vitrine_bulk_push_${userId}`

/** What one began in this tab and has not closed. What was on its way when the tab was reloaded waits again. */
export function readBulk(store: Store, userId: string): Bulk | undefined {
	const kept = readDraft(store, keyOf(userId), bulkSchema)
	return kept && { ...kept, items: kept.items.map((item) => (item.state === 'running' ? { ...item, state: 'waiting' } : item)) }
}

/** Keeps it as it is now; undefined takes it away. */
export function keepBulk(store: Store, userId: string, bulk: Bulk | undefined): void {
	writeDraft(store, keyOf(userId), bulk)
}

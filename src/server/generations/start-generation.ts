import { sql } from 'drizzle-orm'
import { AppError } from '../../core/errors'
import { msg } from '../../core/messages/message'
import { isUuid } from '../db/is-uuid'
import type { Database } from '../db/open-database'
import type { StoredInput } from '../db/schema/schema'
import type { GenerationQueue } from '../jobs/generation-queue'
import { reserveQuota } from '../quota/quota'
import { countUnfinished, findGeneration, insertGeneration } from './repository'

export type StartDeps = { db: Database; queue: GenerationQueue; maxWaiting: number }

const RETRY_AFTER_SECONDS = 20
/** Any number, the same in every process. */
const START_LOCK = 7_204_114

/**
 * Generation, reservation of quota and job, all or nothing. The id is the idempotency key: naming a generation the user
 * has already started changes nothing. Throws AppError `limit`, `busy`, `invalid_request` (no uuid), `conflict`
 * (somebody else's id).
 */
export async function startGeneration(
	deps: StartDeps,
	wanted: { id: string; userId: string; input: StoredInput },
): Promise<'started' | 'known'> {
	if (!isUuid(wanted.id)) throw new AppError('invalid_request', msg('generations.no_uuid'))
	return deps.db.transaction(async (tx) => {
		// Starts take turns, in all processes: what is counted below is still true when it is acted on.
		await tx.execute(sql`select pg_advisory_xact_lock(${START_LOCK})`)
		const known = await findGeneration(tx, wanted.id)
		if (known) {
			if (known.userId !== wanted.userId) throw new AppError('conflict', msg('generations.id_taken'))
			return 'known'
		}
		if ((await countUnfinished(tx)) >= deps.maxWaiting) {
			throw new AppError('busy', msg('generations.queue_full'), {
				details: { retryAfterSeconds: RETRY_AFTER_SECONDS },
			})
		}
		await reserveQuota(tx, wanted.userId, wanted.id)
		await insertGeneration(tx, wanted)
		await deps.queue.enqueue(tx, wanted.id)
		return 'started'
	})
}

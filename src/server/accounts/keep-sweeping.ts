import type { FileStore } from '../../connectors/files/file-store'
import type { Identity } from '../../connectors/identity/identity'
import type { Database } from '../db/open-database'
import { sweepFiles } from '../files/files'
import { deleteOldKeys } from '../http/idempotency-repository'
import { deleteOldEmailCounts } from './email-limits'
import { sweepLeftovers } from './sweep-leftovers'
import type { UserData } from './user-data'

const SWEEP_EVERY_MS = 60 * 60_000

export type SweepDeps = {
	db: Database
	files: FileStore
	identity: Identity
	userData: readonly UserData[]
	/** What other features forget, by the task's name in the log. */
	others?: Readonly<Record<string, () => Promise<unknown>>>
	report: (error: unknown, details?: Record<string, unknown>) => void
}

/**
 * Forgets, now and every hour, what has run out or belongs to nobody any more; returns the stop, which waits for what
 * is under way. Any number of processes may do it.
 */
export function keepSweeping(deps: SweepDeps): () => Promise<void> {
	let running = Promise.resolve()
	let stopped = false
	const begin = () => {
		running = running.then(() => sweep(deps, () => stopped))
	}
	begin()
	const timer = setInterval(begin, SWEEP_EVERY_MS)
	timer.unref()
	return async () => {
		stopped = true
		clearInterval(timer)
		await running
	}
}

/** Every task once; one that fails keeps none of the others from its turn. */
async function sweep({ db, files, identity, userData, others, report }: SweepDeps, isStopped: () => boolean): Promise<void> {
	const tasks: Record<string, () => Promise<unknown>> = {
		'sweep-sessions': () => identity.sweep(),
		'sweep-letter-counts': () => deleteOldEmailCounts(db),
		'sweep-request-keys': () => deleteOldKeys(db),
		'sweep-leftovers': () => sweepLeftovers({ db, userData }),
		...others,
		'sweep-files': async () => {
			while (!isStopped() && (await sweepFiles({ db, files })) > 0);
		},
	}
	for (const [task, run] of Object.entries(tasks)) {
		if (isStopped()) return
		await run().catch((error: unknown) => report(error, { task }))
	}
}

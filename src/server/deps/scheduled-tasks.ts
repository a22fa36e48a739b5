import { deleteOldEmailCounts, sweepLeftovers } from '../accounts/accounts'
import { deleteOldRows } from '../db/delete-old-rows'
import { sweepFiles } from '../files/files'
import { deleteOldEvents, endForgotten } from '../generations/generations'
import { deleteOldKeys } from '../http/idempotency-repository'
import type { ScheduledTask } from '../jobs/keep-scheduled'
import { deleteOldVersions, emptyTrash } from '../pages/pages'
import type { Deps } from './deps'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** What an installation forgets, ends or tidies by itself, by the task's name in the log and in the database. */
export function scheduledTasks(
	deps: Pick<Deps, 'files' | 'generations' | 'identity' | 'userData'> & { database: Pick<Deps['database'], 'db'> },
) {
	const { db } = deps.database
	const { files, identity, userData } = deps
	const hourly = (run: ScheduledTask['run']): ScheduledTask => ({ everyMs: HOUR_MS, run })
	return {
		'end-forgotten': { everyMs: MINUTE_MS, run: () => endForgotten(deps.generations.run) },
		'empty-trash': hourly((isStopped) => untilNothing(isStopped, () => emptyTrash({ db, files }))),
		'sweep-sessions': hourly(() => identity.sweep()),
		'sweep-email-counts': hourly(() => deleteOldEmailCounts(db)),
		'sweep-request-keys': hourly(() => deleteOldKeys(db)),
		'sweep-leftovers': hourly(() => sweepLeftovers({ db, userData })),
		'sweep-events': hourly(() => deleteOldEvents(db)),
		'sweep-versions': hourly(() => deleteOldVersions(db)),
		'sweep-old-rows': hourly(() => deleteOldRows(db)),
		'sweep-files': hourly((isStopped) => untilNothing(isStopped, () => sweepFiles({ db, files }))),
	} satisfies Record<string, ScheduledTask>
}

/** Takes part after part until none is left. */
async function untilNothing(isStopped: () => boolean, takePart: () => Promise<number>): Promise<void> {
	while (!isStopped() && (await takePart()) > 0);
}

import { and, eq, gt, lte, or, sql } from 'drizzle-orm'
import type { Database } from '../db/open-database'
import { scheduledTasks } from '../db/schema/schema'

const LOOK_EVERY_MS = 60_000

export type ScheduledTask = {
	everyMs: number
	/** Work that would be cut off asks now and then whether the process is stopping. */
	run(isStopped: () => boolean): Promise<unknown>
}

/**
 * Does every task when it is due, now at first, in one of all processes: whichever moves its moment on in the database.
 * A task that fails, or whose process dies, is due again at its next moment. Returns the stop, which waits for what is
 * under way.
 */
export function keepScheduled(
	db: Database,
	tasks: Readonly<Record<string, ScheduledTask>>,
	report: (error: unknown, details: Record<string, unknown>) => void,
): () => Promise<void> {
	let running = Promise.resolve()
	let stopped = false
	const look = () => {
		running = running
			.then(() => runDue(db, tasks, { report, isStopped: () => stopped }))
			.catch((error) => report(error, { task: 'schedule' }))
	}
	look()
	const timer = setInterval(look, LOOK_EVERY_MS)
	timer.unref()
	return async () => {
		stopped = true
		clearInterval(timer)
		await running
	}
}

/** Does what is due, in the order of the tasks; one that fails keeps none of the others from its turn. */
async function runDue(
	db: Database,
	tasks: Readonly<Record<string, ScheduledTask>>,
	{ report, isStopped }: { report: (error: unknown, details: Record<string, unknown>) => void; isStopped: () => boolean },
): Promise<void> {
	const names = Object.keys(tasks)
	await db
		.insert(scheduledTasks)
		.values(names.map((name) => ({ name })))
		.onConflictDoNothing()
	const due = await db
		.select({ name: scheduledTasks.name })
		.from(scheduledTasks)
		.where(or(...Object.entries(tasks).map(([name, { everyMs }]) => isDue(name, everyMs))))
	const isAmongDue = new Set(due.map(({ name }) => name))
	for (const [task, { everyMs, run }] of Object.entries(tasks)) {
		if (isStopped()) return
		if (!isAmongDue.has(task) || !(await claim(db, task, everyMs))) continue
		await run(isStopped).catch((error: unknown) => report(error, { task }))
	}
}

const inMs = (ms: number) => sql`now() + ${`${ms} milliseconds`}::interval`

/** Also when its moment is farther ahead than any that is set: it was written while the clock was wrong. */
const isDue = (name: string, everyMs: number) =>
	and(eq(scheduledTasks.name, name), or(lte(scheduledTasks.dueAt, sql`now()`), gt(scheduledTasks.dueAt, inMs(everyMs))))

/** False when another process was faster. */
async function claim(db: Database, name: string, everyMs: number): Promise<boolean> {
	// Half a look earlier, so that a task of every minute is not found due at every second look alone.
	const claimed = await db
		.update(scheduledTasks)
		.set({ dueAt: inMs(everyMs - LOOK_EVERY_MS / 2) })
		.where(isDue(name, everyMs))
		.returning({ name: scheduledTasks.name })
	return claimed.length > 0
}

import { eq, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { type PlainApp, plainTestApp } from '../../../test/support/plain-app'
import type { Database } from '../db/open-database'
import { modelCalls, scheduledTasks as table } from '../db/schema/schema'
import { scheduledTasks } from '../deps/scheduled-tasks'
import { openModelRecords } from '../model-calls/model-calls'
import { keepScheduled, type ScheduledTask } from './keep-scheduled'

let server: PlainApp
let db: Database
beforeAll(async () => {
	server = await plainTestApp()
	db = server.deps.database.db
})
beforeEach(() => db.delete(table))

const HOUR_MS = 3_600_000
const hourly = (run: ScheduledTask['run']): ScheduledTask => ({ everyMs: HOUR_MS, run })
const unexpected = (error: unknown) => {
	throw error
}
/** One look of so many processes at once. */
const look = async (tasks: Record<string, ScheduledTask>, processes = 1, report: Parameters<typeof keepScheduled>[2] = unexpected) => {
	const stops = Array.from({ length: processes }, () => keepScheduled(db, tasks, report))
	const ahead = () => db.$count(table, sql`due_at > now()`)
	await expect.poll(ahead, { timeout: 20_000 }).toBe(Object.keys(tasks).length)
	for (const stop of stops) await stop()
}

it('[N-8] of many processes one does a task, at the start and again when its time has come, not before', async () => {
	let done = 0
	const tasks = {
		tidy: hourly(async () => {
			done += 1
		}),
	}
	await look(tasks, 5)
	expect(done).toBe(1)
	await look(tasks, 5)
	expect(done).toBe(1)
	await db.update(table).set({ dueAt: sql`due_at - interval '1 hour'` })
	await look(tasks, 5)
	expect(done).toBe(2)
})

it('[N-2] [N-8] a task put off while the clock was days ahead is done once it is set back', async () => {
	let done = 0
	const tasks = {
		tidy: hourly(async () => {
			done += 1
		}),
	}
	await db.insert(table).values({ name: 'tidy', dueAt: sql`now() + interval '2 days'` })
	const stop = keepScheduled(db, tasks, unexpected)
	await expect.poll(() => done, { timeout: 20_000 }).toBe(1)
	await stop()
	expect(await db.$count(table, sql`due_at between now() and now() + interval '1 hour'`)).toBe(1)
})

it('[N-8] a task that fails is reported and keeps no other from its turn; a stop waits for the one under way and begins none', async () => {
	const begun = Promise.withResolvers<void>()
	const may = Promise.withResolvers<void>()
	const told: unknown[] = []
	const done: string[] = []
	const tasks = {
		broken: hourly(() => Promise.reject(new Error('no'))),
		slow: hourly(async () => {
			begun.resolve()
			await may.promise
			done.push('slow')
		}),
		late: hourly(async () => void done.push('late')),
	}
	const stop = keepScheduled(db, tasks, (_error, details) => told.push(details))
	await begun.promise
	const stopped = stop()
	may.resolve()
	await stopped
	expect([told, done]).toEqual([[{ task: 'broken' }], ['slow']])
	await look(tasks)
	expect(done).toEqual(['slow', 'late'])
})

it('[A-6] [N-8] a server’s own tasks run through by themselves; what belongs to nobody is gone after them', async () => {
	const call = { purpose: 'write:hero', model: 'm', promptVersion: 'v', outcome: 'ok', inputTokens: 1, outputTokens: 1, durationMs: 1 }
	await openModelRecords(db, new Map()).recordCalls([call], { userId: 'gone-too' })
	const tasks = scheduledTasks(server.deps)
	await look(tasks)
	expect(await db.$count(modelCalls, eq(modelCalls.userId, 'gone-too'))).toBe(0)
	expect((await db.select({ name: table.name }).from(table)).map(({ name }) => name).sort()).toEqual(Object.keys(tasks).sort())
})

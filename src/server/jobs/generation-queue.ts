import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { type DrizzleTransactionLike, fromDrizzle, PgBoss } from 'pg-boss'
import type { Database, OpenDatabase } from '../db/open-database'
import { fromPool } from './from-pool'

const QUEUE = 'generate-page'
/** A worker that has not been heard of for this long is dead, and its jobs are given to others. */
const HEARTBEAT_SECONDS = 30
const SUPERVISE_SECONDS = 15
const EXPIRE_SECONDS = 15 * 60
/** Generous: how often a generation is tried is decided by what it got done (run-generation.ts), not by the queue. */
const RETRIES = 100
const RETRY_DELAY_SECONDS = 2
const LONGEST_RETRY_DELAY_SECONDS = 20
/** A moment farther ahead than any we set was written while the clock was wrong. */
const FUTURE = `now() + interval '60 seconds'`

/** Works on one generation. Throwing leaves the job to be taken up again; whatever has really ended returns. */
export type GenerationHandler = (generationId: string, signal: AbortSignal) => Promise<void>

/** Generations waiting for a worker; durable, in the same database as everything else. */
export interface GenerationQueue {
	/** Joins the transaction: the job exists exactly when the generation does. */
	enqueue(tx: Database, generationId: string): Promise<void>
	/** Begins to work on `concurrency` generations at a time. */
	work(concurrency: number, handler: GenerationHandler): Promise<void>
	/** Forgets all jobs; for the only process, which enqueues anew what its own database says is unfinished. */
	clear(): Promise<void>
	/** Takes no more; what is still running after `graceMs` is interrupted and left for the next start. */
	stop(graceMs: number): Promise<void>
}

type JobData = { generationId: string }

/**
 * Queue by pg-boss over the open database. `report` hears what goes wrong in the background. Every `superviseSeconds`
 * workers that died are looked for.
 */
export async function openGenerationQueue(
	database: OpenDatabase,
	report: (error: unknown) => void,
	superviseSeconds = SUPERVISE_SECONDS,
): Promise<GenerationQueue> {
	const { engine } = database
	const common = {
		schedule: false,
		useListenNotify: true,
		superviseIntervalSeconds: superviseSeconds,
		monitorIntervalSeconds: superviseSeconds,
	}
	const boss = new PgBoss(
		engine.kind === 'pglite' ? { ...common, db: fromPool(engine), backend: 'pglite' } : { ...common, ...engine.connection, max: 5 },
	)
	boss.on('error', (error) => report(toError(error)))
	await boss.start()
	await boss.createQueue(QUEUE, {
		retryLimit: RETRIES,
		retryDelay: RETRY_DELAY_SECONDS,
		retryBackoff: true,
		retryDelayMax: LONGEST_RETRY_DELAY_SECONDS,
		expireInSeconds: EXPIRE_SECONDS,
		heartbeatSeconds: HEARTBEAT_SECONDS,
		deleteAfterSeconds: 86_400,
		notify: true,
	})
	const supervising = setInterval(() => forgetFuture(boss).catch(report), superviseSeconds * 1000).unref()
	return {
		async enqueue(tx, generationId) {
			// Drizzle types `execute` by driver; both drivers give rows.
			await boss.send(QUEUE, { generationId } satisfies JobData, { db: fromDrizzle(tx as unknown as DrizzleTransactionLike, sql) })
		},
		async work(concurrency, handler) {
			for (let at = 0; at < concurrency; at += 1) await addWorker(boss, handler)
		},
		async clear() {
			await boss.deleteAllJobs(QUEUE)
		},
		async stop(graceMs) {
			clearInterval(supervising)
			// The library's own graceful stop looks only every half second whether its workers have ended.
			await within(graceMs, boss.offWork(QUEUE)).catch(report)
			// A database that is away cannot be told; its workers are found dead by their heartbeat.
			await boss.stop({ graceful: false }).catch(report)
		},
	}
}

/**
 * One more worker. When it has worked on a job it asks for the next at once: by itself the library pauses after every
 * job as if the queue were empty, which held four workers to two pages a second.
 */
async function addWorker(boss: PgBoss, handler: GenerationHandler): Promise<void> {
	const worker = await boss.work<JobData>(QUEUE, { pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: 2 }, async (jobs) => {
		try {
			for (const job of jobs) await handler(job.data.generationId, job.signal)
		} finally {
			boss.notifyWorker(worker)
		}
	})
}

/**
 * The clock may have been ahead and set back: the library would let jobs of that time wait, take dead workers for
 * living ones and not look after the queue until the clock is there again.
 */
async function forgetFuture(boss: PgBoss): Promise<void> {
	const db = boss.getDb()
	const of = `name = '${QUEUE}' and state`
	await db.executeSql(`update pgboss.job set start_after = now() where ${of} in ('created', 'retry') and start_after > ${FUTURE}`)
	await db.executeSql(`update pgboss.job set heartbeat_on = now() where ${of} = 'active' and heartbeat_on > ${FUTURE}`)
	await db.executeSql(`update pgboss.queue set monitor_claim_on = null, maintain_on = null
		where name = '${QUEUE}' and greatest(monitor_claim_on, maintain_on) > ${FUTURE}`)
}

/** Waits for `ended`, at most so long. */
async function within(limitMs: number, ended: Promise<void>): Promise<void> {
	const given = new AbortController()
	await Promise.race([ended, sleep(limitMs, undefined, { signal: given.signal }).catch(() => undefined)])
	given.abort()
}

/** The library tells of a worker's errors by plain objects. */
function toError(told: unknown): unknown {
	if (told instanceof Error || typeof told !== 'object' || told === null || !('message' in told)) return told
	return Object.assign(new Error(String(told.message)), told)
}

import { and, asc, desc, eq, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { GenerationEvent } from '../../core/contracts/generation'
import { AppError } from '../../core/errors'
import { type Message, msg } from '../../core/messages/message'
import { parseStoreProfile } from '../../core/seller/migrate-store-profile'
import { isUuid } from '../db/is-uuid'
import type { Database } from '../db/open-database'
import { generationEvents, generationSteps, generations, type StoredInput } from '../db/schema/schema'

export type GenerationRow = typeof generations.$inferSelect
export type StoredEvent = { seq: number; event: GenerationEvent }

/** A worker has it, or will. */
const UNDER_WAY = ['queued', 'running'] as const
const UNFINISHED = [...UNDER_WAY, 'facts'] as const

export async function findGeneration(db: Database, id: string): Promise<GenerationRow | undefined> {
	const [row] = await db.select().from(generations).where(eq(generations.id, id))
	return row && withMigratedProfile(row)
}

/** What the seller stated is kept in the shape of the version that began it. */
function withMigratedProfile(row: GenerationRow): GenerationRow {
	const { seller } = row.input
	return seller ? { ...row, input: { ...row.input, seller: parseStoreProfile(seller) } } : row
}

/** A user's own generation. Throws AppError `not_found`, also for somebody else's. */
export async function getOwnGeneration(db: Database, userId: string, id: string): Promise<GenerationRow> {
	const row = isUuid(id) ? await findGeneration(db, id) : undefined
	if (row?.userId !== userId) throw new AppError('not_found', msg('generations.missing'))
	return row
}

/** The user's newest generation that has not ended, or else the one that ended last. */
export async function findNewestGeneration(db: Database, userId: string): Promise<GenerationRow | undefined> {
	const [row] = await db
		.select()
		.from(generations)
		.where(eq(generations.userId, userId))
		.orderBy(desc(isNull(generations.endedAt)), desc(generations.createdAt))
		.limit(1)
	return row
}

export async function insertGeneration(tx: Database, row: { id: string; userId: string; input: StoredInput }): Promise<void> {
	await tx.insert(generations).values({ ...row, status: 'queued' })
}

/** How many generations of all users are being worked on or wait for a worker. */
export async function countUnfinished(db: Database): Promise<number> {
	return db.$count(generations, inArray(generations.status, [...UNDER_WAY]))
}

/** What a worker should be working on. */
export async function listUnfinished(db: Database): Promise<GenerationRow[]> {
	return db
		.select()
		.from(generations)
		.where(inArray(generations.status, [...UNDER_WAY]))
		.orderBy(asc(generations.createdAt))
}

/**
 * Generations that a worker began with and has not gone on with since `before`, and those that have waited since
 * `waitingBefore`: for a worker, which is no fault of theirs, or for their seller.
 */
export async function listForgotten(db: Database, before: Date, waitingBefore: Date): Promise<GenerationRow[]> {
	return db
		.select()
		.from(generations)
		.where(
			or(
				and(eq(generations.status, 'running'), lt(generations.activeAt, before)),
				and(inArray(generations.status, ['queued', 'facts']), lt(generations.activeAt, waitingBefore)),
			),
		)
}

/** One attempt of one worker at a generation. */
export type Run = { id: string; runId: string | null }

/** Another worker has taken the generation up since this one began: whatever this one still wants to write is void. */
export class RunReplacedError extends Error {
	constructor(id: string) {
		super(`generation ${id} was taken up by another worker`)
		this.name = 'RunReplacedError'
	}
}

/** The attempt is the one that counts. */
const counts = ({ id, runId }: Run) => and(eq(generations.id, id), sql`${generations.runId} is not distinct from ${runId}::uuid`)

/** Why an attempt could not write: throws RunReplacedError, or AppError `canceled` when the generation has ended. */
async function refuseRun(tx: Database, { id, runId }: Run): Promise<never> {
	const [row] = await tx.select({ runId: generations.runId }).from(generations).where(eq(generations.id, id))
	if (row && row.runId !== runId) throw new RunReplacedError(id)
	throw new AppError('canceled', msg('generations.canceled'))
}

/**
 * A worker takes it up with an attempt that alone counts from now on. Undefined when it has ended or waits for its
 * seller.
 */
export async function beginGeneration(db: Database, { id, runId }: { id: string; runId: string }): Promise<GenerationRow | undefined> {
	const [row] = await db
		.update(generations)
		.set({ status: 'running', runId, attempts: sql`${generations.attempts} + 1`, activeAt: sql`now()` })
		.where(and(eq(generations.id, id), inArray(generations.status, [...UNDER_WAY])))
		.returning()
	return row && withMigratedProfile(row)
}

/** Notes that it waits for a worker again. Throws AppError `canceled` when it has ended meanwhile. */
export async function touchGeneration(tx: Database, id: string): Promise<void> {
	const rows = await tx
		.update(generations)
		.set({ activeAt: sql`now()` })
		.where(and(eq(generations.id, id), inArray(generations.status, [...UNFINISHED])))
		.returning({ id: generations.id })
	if (rows.length === 0) throw new AppError('canceled', msg('generations.canceled'))
}

/** An attempt may write: it counts, and its generation has not ended. */
const mayWrite = (run: Run) => and(counts(run), inArray(generations.status, [...UNDER_WAY]))

/** The attempt ended by no fault of its generation, and is not counted. */
export async function forgiveAttempt(db: Database, run: Run): Promise<void> {
	await db
		.update(generations)
		.set({ attempts: sql`greatest(${generations.attempts} - 1, 0)` })
		.where(mayWrite(run))
}

/** The result is JSON. */
export type StoredStep = { key: string; result: string }

/**
 * Steps of it are stored with the events that tell of them: what it was begun with before no longer counts against it.
 * One statement: five in a transaction, for each of a page's steps, were half of what a page asked of the database.
 * Answers the events with their numbers. Throws AppError `canceled` when it has ended meanwhile, perhaps by another
 * process, and RunReplacedError.
 */
export async function storeStepsAlone(
	db: Database,
	run: Run,
	steps: readonly StoredStep[],
	events: readonly GenerationEvent[],
): Promise<StoredEvent[]> {
	const advanced = sql`update ${generations} set attempts = 0, active_at = now() where ${mayWrite(run)} returning id`
	const given = sql.join(
		steps.map(({ key, result }) => sql`(${key}::text, ${result}::jsonb)`),
		sql`, `,
	)
	const stored = sql`insert into ${generationSteps} (generation_id, step, result)
		select id, given.step, given.result from advanced, (values ${given}) as given (step, result) on conflict do nothing`
	const told = events.length > 0 ? sql`, told as (${inserting(run.id, events, sql`advanced,`)} returning seq)` : sql``
	const last = events.length > 0 ? sql`(select max(seq) from told)` : sql`0`
	const [row] = await numbering(db, sql`with advanced as (${advanced}), stored as (${stored})${told} select ${last} as seq from advanced`)
	return row ? numbered(events, row.seq) : refuseRun(db, run)
}

/** It waits for its seller from now on. Throws like `storeStepsAlone`. */
export async function pauseGeneration(tx: Database, run: Run): Promise<void> {
	const rows = await tx
		.update(generations)
		.set({ status: 'facts', activeAt: sql`now()` })
		.where(mayWrite(run))
		.returning({ id: generations.id })
	if (rows.length === 0) await refuseRun(tx, run)
}

/** It no longer waits: a worker is to take it up afresh. False when it was not waiting. */
export async function unpauseGeneration(tx: Database, id: string): Promise<boolean> {
	const rows = await tx
		.update(generations)
		.set({ status: 'queued', runId: null, attempts: 0, activeAt: sql`now()` })
		.where(and(eq(generations.id, id), eq(generations.status, 'facts')))
		.returning({ id: generations.id })
	return rows.length > 0
}

type Ending =
	| { status: 'done'; pageId: string }
	| { status: 'canceled' }
	| { status: 'failed'; errorCode: string; errorSaid: Message; otherWays: GenerationRow['otherWays'] }

/** Its attempt is through: ends it with the page. Throws like `storeStepsAlone`. */
export async function finishGeneration(tx: Database, run: Run, pageId: string): Promise<void> {
	if (!(await end(tx, counts(run), { status: 'done', pageId }))) await refuseRun(tx, run)
}

/**
 * Ends an attempt that failed, once: false when the generation had ended before or another worker has taken it up
 * since.
 */
export async function failRun(tx: Database, run: Run, failed: Extract<Ending, { status: 'failed' }>): Promise<boolean> {
	return end(tx, counts(run), failed)
}

/** Ends it, whoever works on it; false when it had ended before. */
export async function endCanceled(tx: Database, id: string): Promise<boolean> {
	return end(tx, eq(generations.id, id), { status: 'canceled' })
}

/** What the steps stored is no longer needed once it has ended. */
async function end(tx: Database, which: SQL | undefined, ending: Ending): Promise<boolean> {
	const [row] = await tx
		.update(generations)
		.set({ ...ending, endedAt: sql`now()` })
		.where(and(which, inArray(generations.status, [...UNFINISHED])))
		.returning({ id: generations.id })
	if (row) await tx.delete(generationSteps).where(eq(generationSteps.generationId, row.id))
	return row !== undefined
}

export async function findStep(db: Database, generationId: string, step: string): Promise<unknown> {
	const [row] = await db
		.select({ result: generationSteps.result })
		.from(generationSteps)
		.where(and(eq(generationSteps.generationId, generationId), eq(generationSteps.step, step)))
	return row?.result
}

/** Everything its steps have stored, by step. */
export async function listSteps(db: Database, generationId: string): Promise<Map<string, unknown>> {
	const { step, result } = generationSteps
	const rows = await db.select({ step, result }).from(generationSteps).where(eq(generationSteps.generationId, generationId))
	return new Map(rows.map((row) => [row.step, row.result]))
}

export async function insertStep(tx: Database, generationId: string, step: string, result: unknown): Promise<void> {
	await tx.insert(generationSteps).values({ generationId, step, result }).onConflictDoNothing()
}

/**
 * Appends an attempt's events in order, by one statement alone that locks the generation's row first, and answers them
 * with their numbers. Nothing is appended when another worker has taken the generation up, or it has ended: throws like
 * `storeStepsAlone`.
 */
export async function appendEventsAlone(db: Database, run: Run, events: readonly GenerationEvent[]): Promise<StoredEvent[]> {
	if (events.length === 0) return []
	const locked = sql`(select id from ${generations} where ${mayWrite(run)} for no key update) as locked,`
	const rows = await numbering(db, sql`${inserting(run.id, events, locked)} returning seq`)
	return rows.length > 0 ? numbered(events, lastOf(rows)) : refuseRun(db, run)
}

/**
 * What a statement alone answers that appends events. It counts by what was there when it began, so after
 * waiting for another writer it may take that one's number: then it is done again.
 */
async function numbering(db: Database, statement: SQL): Promise<Numbered[]> {
	for (let attempt = 1; ; attempt += 1) {
		try {
			return ((await db.execute(statement)) as unknown as { rows: Numbered[] }).rows
		} catch (error) {
			if (!isTaken(error) || attempt === MOST_ATTEMPTS) throw error
		}
	}
}

const MOST_ATTEMPTS = 20

type Numbered = { seq: number }
const lastOf = (rows: readonly Numbered[]) => Math.max(...rows.map(({ seq }) => seq))
/** Events that were appended together: their numbers follow each other up to the last one's. */
const numbered = (events: readonly GenerationEvent[], last: number): StoredEvent[] =>
	events.map((event, at) => ({ seq: last - events.length + 1 + at, event }))

function isTaken(error: unknown): boolean {
	const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
	return cause instanceof Error && 'code' in cause && cause.code === '23505'
}

/** Appends events in order within a transaction; the generation's row is locked first, by a statement of its own. */
export async function appendEvents(tx: Database, generationId: string, events: readonly GenerationEvent[]): Promise<void> {
	if (events.length === 0) return
	await tx.select({ id: generations.id }).from(generations).where(eq(generations.id, generationId)).for('no key update')
	await appendEventsLocked(tx, generationId, events)
}

/** `appendEvents` for whoever has changed the generation's row in this transaction; answers them with their numbers. */
export async function appendEventsLocked(tx: Database, generationId: string, events: readonly GenerationEvent[]): Promise<StoredEvent[]> {
	if (events.length === 0) return []
	const { rows } = (await tx.execute(sql`${inserting(generationId, events, sql``)} returning seq`)) as unknown as { rows: Numbered[] }
	return numbered(events, lastOf(rows))
}

function inserting(generationId: string, events: readonly GenerationEvent[], locked: SQL): SQL {
	return sql`
		insert into ${generationEvents} (generation_id, seq, event)
		select ${generationId}::uuid,
			(select coalesce(max(seq), 0) from ${generationEvents} where generation_id = ${generationId}) + ordinality, event
		from ${locked} jsonb_array_elements(${JSON.stringify(events)}::jsonb) with ordinality as given (event, ordinality)`
}

/** Up to which event of a generation somebody knows them. */
export type Place = { generationId: string; after: number }

/** The events after each of these places, in order; where several are of one generation, after the earliest. */
export async function listNews(db: Database, places: readonly Place[]): Promise<(StoredEvent & { generationId: string })[]> {
	const earliest = new Map<string, number>()
	for (const { generationId, after } of places) earliest.set(generationId, Math.min(after, earliest.get(generationId) ?? after))
	const asked = JSON.stringify([...earliest].map(([id, after]) => ({ id, after })))
	return db
		.select({ generationId: generationEvents.generationId, seq: generationEvents.seq, event: generationEvents.event })
		.from(generationEvents)
		.innerJoin(
			sql`jsonb_to_recordset(${asked}::jsonb) as asked (id uuid, after bigint)`,
			sql`asked.id = ${generationEvents.generationId} and ${generationEvents.seq} > asked.after`,
		)
		.orderBy(asc(generationEvents.seq))
}

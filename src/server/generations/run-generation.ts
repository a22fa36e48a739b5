import type { FileStore } from '../../connectors/files/file-store'
import { type GenerationEvent, otherWaySchema } from '../../core/contracts/generation'
import { AppError, type ErrorCode, isAppError } from '../../core/errors'
import { inEnglish } from '../../core/messages/in-english'
import { msg } from '../../core/messages/message'
import type { GeneratePage } from '../../pipeline/generate-page'
import { listingKey } from '../../pipeline/steps/read-listing'
import type { Database } from '../db/open-database'
import { releaseQuota } from '../quota/quota'
import { findOutage } from '../runtime/outage'
import { hasLostItsThread } from '../thread/keep-thread'
import { createDatabaseJournal } from './database-journal'
import type { EventNotifier } from './event-notifier'
import type { NewsReader } from './read-news'
import { appendEvents, beginGeneration, endCanceled, failRun, forgiveAttempt, type GenerationRow, RunReplacedError } from './repository'

/**
 * A generation that has brought down its worker this often without a step stored in between is given up. Restarts that
 * have nothing to do with it come in a row as well, each before a step was reached; its own work is done in threads,
 * whose failures end it at once.
 */
export const MOST_ATTEMPTS = 10
/** A whole generation may take this long. */
const RUN_LIMIT_MS = 5 * 60_000

export type RunDeps = {
	db: Database
	notifier: EventNotifier
	readNews: NewsReader
	files: FileStore
	generatePage: GeneratePage
	newId: () => string
	/** Controllers of what this process works on, by generation: canceling aborts at once. */
	running: Map<string, AbortController>
	/** A failure somebody should look at. */
	report(error: unknown, details: Record<string, unknown>): void
}

/**
 * Works on a generation until it has ended or waits for its seller, and returns; what has ended already is left alone,
 * and so is what another worker takes up meanwhile because this one stood still.
 * Throws only when it was interrupted from outside (`signal`: the process is stopping) or the database, the disk or the
 * object storage was lost, so that it is taken up again; that loss does not count as an attempt.
 */
export async function runGeneration(deps: RunDeps, id: string, signal: AbortSignal): Promise<void> {
	const row = await beginGeneration(deps.db, { id, runId: deps.newId() })
	if (!row) return
	if (row.attempts > MOST_ATTEMPTS) {
		await failGeneration(deps, row, new AppError('internal', msg('generations.failed_often')))
		return
	}
	const own = new AbortController()
	const limit = AbortSignal.timeout(RUN_LIMIT_MS)
	deps.running.set(id, own)
	try {
		const pageId = await deps.generatePage(
			{ ...row.input, id, userId: row.userId },
			createDatabaseJournal(deps, row, (error) => own.abort(error)),
			AbortSignal.any([signal, own.signal, limit]),
		)
		if (pageId) await removeWorkFiles(deps.files, row)
	} catch (error) {
		// Without a database, disk or storage nothing can be said about it either: it is taken up again.
		const outage = findOutage(error)
		if (outage && !hasLostItsThread(error)) {
			deps.report(outage, { generationId: id })
			await forgiveAttempt(deps.db, row)
		}
		if (signal.aborted || outage) throw error
		// The other worker needs the files.
		if (own.signal.reason instanceof RunReplacedError) return
		if (own.signal.aborted || isAppError(error, 'canceled')) await removeWorkFiles(deps.files, row)
		else await failGeneration(deps, row, limit.aborted ? tooLong(error) : error)
	} finally {
		if (deps.running.get(id) === own) deps.running.delete(id)
	}
}

function tooLong(cause: unknown): AppError {
	return new AppError('timeout', msg('generations.timeout_now'), { cause })
}

/** Codes at which another way in helps (D-7). */
const OTHER_WAYS = new Set<ErrorCode>([
	'listing_blocked',
	'not_a_product',
	'listing_not_found',
	'listing_unreachable',
	'listing_unreadable',
	'too_large',
	'timeout',
])

/** Ends a generation as failed and gives the quota back. A bug is told as `internal`, without its insides. */
export async function failGeneration(deps: Omit<RunDeps, 'generatePage'>, row: GenerationRow, error: unknown): Promise<void> {
	const known = isAppError(error)
	const code = known ? error.code : 'internal'
	const said = known ? error.said : msg('generations.failed')
	const otherWays = known && OTHER_WAYS.has(error.code) ? otherWaySchema.options : []
	if (!known || error.rule.report) deps.report(error, { generationId: row.id, code })
	const failed = { status: 'failed' as const, errorCode: code, errorSaid: said, otherWays: [...otherWays] }
	const event: GenerationEvent = { type: 'failed', code, message: inEnglish(said), said, other_ways: failed.otherWays }
	await endWith(deps, row, { end: (tx) => failRun(tx, row, failed), reason: code, event })
}

/** Ends a generation because its user wants no more of it, and gives the quota back. Harmless when it has ended. */
export async function cancelGeneration(deps: Omit<RunDeps, 'generatePage'>, row: GenerationRow): Promise<void> {
	await endWith(deps, row, { end: (tx) => endCanceled(tx, row.id), reason: 'canceled', event: { type: 'canceled' } })
	deps.running.get(row.id)?.abort(new AppError('canceled', msg('generations.canceled')))
}

type Ending = { end(tx: Database): Promise<boolean>; reason: string; event: GenerationEvent }

async function endWith(deps: Omit<RunDeps, 'generatePage'>, row: GenerationRow, { end, reason, event }: Ending): Promise<void> {
	const ended = await deps.db.transaction(async (tx) => {
		if (!(await end(tx))) return false
		await releaseQuota(tx, row.id, reason)
		await appendEvents(tx, row.id, [event])
		return true
	})
	if (!ended) return
	deps.notifier.notify(row.id)
	await removeWorkFiles(deps.files, row)
}

/** The listing and the uploads are of no use once the generation has ended. */
async function removeWorkFiles(files: FileStore, { id, input }: GenerationRow): Promise<void> {
	const keys = [listingKey(id), input.savedPageKey, input.croppedImageKey, ...(input.photoKeys ?? [])]
	for (const key of keys) if (key) await files.delete(key)
}

import { AppError } from '../../core/errors'
import { msg } from '../../core/messages/message'
import type { GenerationQueue } from '../jobs/generation-queue'
import { listForgotten, listUnfinished, touchGeneration } from './repository'
import { failGeneration, type RunDeps } from './run-generation'

/** Begun and not gone on with for this long, a generation will not be gone on with any more. */
const FORGOTTEN_AFTER_MS = 15 * 60_000
/** It waits this long for a worker, or for its seller who was asked to check the facts. */
const LONGEST_WAIT_MS = 24 * 60 * 60_000

/** For the only process of an installation, at its start: what a crash left unfinished is taken up again at once. */
export async function resumeGenerations(deps: RunDeps, queue: GenerationQueue): Promise<number> {
	await queue.clear()
	const unfinished = await listUnfinished(deps.db)
	for (const { id } of unfinished) {
		await deps.db.transaction(async (tx) => {
			await touchGeneration(tx, id)
			await queue.enqueue(tx, id)
		})
	}
	return unfinished.length
}

/**
 * Fails every generation begun and not gone on with since `before`, and every one that has waited for a worker or its
 * seller since `waitingBefore`: those that got lost all the same. Their quota is given back.
 */
export async function endForgotten(
	deps: Omit<RunDeps, 'generatePage'>,
	before = new Date(Date.now() - FORGOTTEN_AFTER_MS),
	waitingBefore = new Date(Date.now() - LONGEST_WAIT_MS),
): Promise<void> {
	for (const row of await listForgotten(deps.db, before, waitingBefore)) {
		const waited = row.status === 'facts'
		const message = waited ? msg('generations.facts_unseen') : msg('generations.timeout')
		await failGeneration(deps, row, new AppError('timeout', message))
	}
}

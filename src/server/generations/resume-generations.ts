import { AppError } from '../../core/errors'
import type { GenerationQueue } from '../jobs/generation-queue'
import { failGeneration, type RunDeps } from './run-generation'
import { listForgotten, listUnfinished, touchGeneration } from './store'

/** A generation nobody has worked on for this long will not be worked on any more. */
const FORGOTTEN_AFTER_MS = 15 * 60_000
const SWEEP_EVERY_MS = 60_000

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

/** Ends generations that got lost all the same (their quota is given back). Now and then, in every process. Returns the stop. */
export function sweepForgotten(deps: RunDeps): () => void {
	const timer = setInterval(() => {
		endForgotten(deps, new Date(Date.now() - FORGOTTEN_AFTER_MS)).catch((error: unknown) => deps.report(error, { task: 'sweep' }))
	}, SWEEP_EVERY_MS)
	timer.unref()
	return () => clearInterval(timer)
}

/** Fails every unfinished generation not taken up since `before`. */
export async function endForgotten(deps: Omit<RunDeps, 'generatePage'>, before: Date): Promise<void> {
	for (const row of await listForgotten(deps.db, before)) {
		await failGeneration(deps, row, new AppError('timeout', 'The page could not be made in the time allowed. Please try again.'))
	}
}

import type { z } from 'zod'
import type { GenerationEvent, GenerationStep } from '../../core/contracts/generation'
import type { StepContext } from './generator'
import type { StepKey } from './journal'

/**
 * Does a piece of work once in the life of a generation: what an earlier run (before a crash, say) has stored is taken
 * as it is, otherwise the work is done and its result stored before it is handed on. `tell` gives the events that
 * belong to the result.
 */
export async function runStepOnce<T>(
	context: StepContext,
	key: StepKey,
	schema: z.ZodType<T>,
	work: () => Promise<T>,
	tell: (result: T) => GenerationEvent[] = () => [],
): Promise<T> {
	const stored = await context.journal.findStep(key)
	if (stored !== undefined) return schema.parse(stored)
	context.signal.throwIfAborted()
	const result = await work()
	context.signal.throwIfAborted()
	await context.journal.storeStep(key, result, tell(result))
	return result
}

/** Does a step that only computes of what others stored: to keep its result would take longer than to do it again. */
export function computeStep<T>({ journal, signal }: StepContext, step: GenerationStep, work: () => T): T {
	signal.throwIfAborted()
	journal.tell({ type: 'step', step, state: 'started' })
	const result = work()
	journal.tell({ type: 'step', step, state: 'finished' })
	return result
}

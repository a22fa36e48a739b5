import type { StoreProfile } from '../core/seller/store-profile'
import type { GenerationDeps } from '../pipeline/deps'
import type { Arguments } from './arguments'
import type { Input } from './inputs'
import { failure, type Outcome, progress } from './report'

/** What every command is given. */
export type Work = { args: Arguments; deps: GenerationDeps; signal: AbortSignal; seller?: StoreProfile }

/** Does `one` for each input in turn; a failure is an outcome and does not stop the others. An interruption does. */
export async function workThrough(
	work: Work,
	inputs: Input[],
	one: (input: Input, place: number) => Promise<Record<string, unknown>>,
): Promise<(Outcome & { exitCode?: number })[]> {
	const outcomes: (Outcome & { exitCode?: number })[] = []
	for (const [index, input] of inputs.entries()) {
		work.signal.throwIfAborted()
		const begin = performance.now()
		progress(`${inputs.length > 1 ? `[${index + 1}/${inputs.length}] ` : ''}${input.name}`)
		try {
			const result = await one(input, index)
			const seconds = Math.round(performance.now() - begin) / 1000
			outcomes.push({ input: input.name, status: 'done', seconds, ...result })
			progress(`  done in ${seconds} s`)
		} catch (error) {
			work.signal.throwIfAborted()
			const outcome = failure(input.name, error)
			outcomes.push(outcome)
			progress(`  ${String(outcome.message)}`)
		}
	}
	return outcomes
}

import type { GenerationEvent } from '../../core/contracts/generation'
import type { GeneratedPage, Journal, StepKey } from './journal'

/** A journal that ends with the process; `tell` hears every event. */
export function createMemoryJournal(
	tell: (event: GenerationEvent) => void = () => undefined,
	steps: Map<StepKey, unknown> = new Map(),
): Journal & { generated: () => GeneratedPage | undefined } {
	let result: GeneratedPage | undefined
	return {
		generated: () => result,
		async listSteps() {
			return structuredClone(steps)
		},
		async storeStep(key, result, events) {
			steps.set(key, JSON.parse(result))
			events.forEach(tell)
		},
		async emit(events) {
			events.forEach(tell)
		},
		async waitForFacts() {
			tell({ type: 'facts', state: 'waiting' })
		},
		async finish(generated, events) {
			events.forEach(tell)
			result = generated
			tell({ type: 'done', page_id: 'page', should_show_toast: generated.shouldShowToast })
			return 'page'
		},
	}
}

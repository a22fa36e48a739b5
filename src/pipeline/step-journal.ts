import type { GenerationEvent } from '../core/contracts/generation'
import type { GeneratedPage, Journal, StepKey } from './journal'

/** A journal as steps use it. */
export type StepJournal = {
	/** The result an earlier run has stored under the key, or undefined. */
	findStep(key: StepKey): Promise<unknown>
	/** Stores a result for good, together with the events that tell of it. */
	storeStep(key: StepKey, result: unknown, events: GenerationEvent[]): Promise<void>
	/** Tells something that need not be remembered, without waiting for it; what cannot be told is not. */
	tell(event: GenerationEvent): void
	waitForFacts(): Promise<void>
	finish(generated: GeneratedPage): Promise<string>
	/** Ends when all that was told has been. */
	settle(): Promise<void>
}

/** No person sees that something was told so much later. */
const TOLD_WITHIN_MS = 50

/**
 * Asks a journal for as little as will do, for each call of it is a message to another thread and a statement: what was
 * stored is asked for once, and what is told goes with the next result, or with others after a moment.
 */
export function openStepJournal(journal: Journal): StepJournal {
	let stored: ReturnType<Journal['listSteps']> | undefined
	let waiting: GenerationEvent[] = []
	let timer: NodeJS.Timeout | undefined
	let told: Promise<void> = Promise.resolve()
	const take = () => {
		clearTimeout(timer)
		timer = undefined
		const events = waiting
		waiting = []
		return events
	}
	const tellAll = () => {
		const events = take()
		// Whoever has lost the generation learns it by the next result.
		if (events.length > 0) told = Promise.all([told, journal.emit(events)]).then(noMore, noMore)
	}
	return {
		async findStep(key) {
			stored ??= journal.listSteps()
			return (await stored).get(key)
		},
		storeStep: (key, result, events) => journal.storeStep(key, JSON.stringify(result), [...take(), ...events]),
		tell(event) {
			waiting.push(event)
			timer ??= setTimeout(tellAll, TOLD_WITHIN_MS)
		},
		async waitForFacts() {
			await this.settle()
			await journal.waitForFacts()
		},
		async finish(generated) {
			await told
			return journal.finish(generated, take())
		},
		async settle() {
			tellAll()
			await told
		},
	}
}

const noMore = () => undefined

import type { GenerationEvent } from '../../core/contracts/generation'
import type { GeneratedPage, Journal, StepKey } from './journal'

/** A journal as steps use it. */
export type StepJournal = {
	/** The result an earlier run has stored under the key, or undefined. */
	findStep(key: StepKey): Promise<unknown>
	/** Stores a result for good, together with the events that tell of it. */
	storeStep(key: StepKey, result: unknown, events: GenerationEvent[]): Promise<void>
	/** Sends an event that no restart needs, without waiting for it; one that cannot be sent is dropped. */
	tell(event: GenerationEvent): void
	waitForFacts(): Promise<void>
	finish(generated: GeneratedPage): Promise<string>
	/** Resolves when every event told so far was sent or dropped. */
	settle(): Promise<void>
}

/** How long events are collected before they are sent: too short for a person to notice. */
const TOLD_WITHIN_MS = 50

/**
 * Calls the journal as rarely as possible, because each call is a message to another thread and an SQL statement: the
 * stored steps are read once, and events are sent with the next result, or together after a moment.
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
		// An error here is ignored: a worker that has lost the generation is told when it stores its next result.
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

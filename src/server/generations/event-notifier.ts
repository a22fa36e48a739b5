import type { StoredEvent } from './repository'

/** Wakes whoever waits for news of a generation in this process; other processes look into the database themselves. */
export type EventNotifier = {
	/** Every event there is is told here: nobody has to look whether another process stored one. */
	hearsAll: boolean
	/** `told`: the news themselves where whoever stored them has them, in order and with none left out between them. */
	notify(generationId: string, told?: readonly StoredEvent[]): void
	/** Resolves at the next notify, after `timeoutMs`, or when the signal ends. */
	wait(generationId: string, timeoutMs: number, signal: AbortSignal): Promise<void>
	/**
	 * One reading of the events after a number for all who want it while it is under way; one begun before the latest
	 * notify is nobody else's. What the latest notify told is taken as read by those it woke. Whoever asks waits for news
	 * already, so that what is missing in it still wakes them.
	 */
	share(generationId: string, after: number, read: () => Promise<StoredEvent[]>): Promise<StoredEvent[]>
}

export function createEventNotifier(hearsAll = false): EventNotifier {
	const waiting = new Map<string, Set<() => void>>()
	const reading = new Map<string, Map<number, Promise<StoredEvent[]>>>()
	return {
		hearsAll,
		notify(generationId, told = []) {
			reading.delete(generationId)
			const sleepers = [...(waiting.get(generationId) ?? [])]
			const [first] = told
			if (first && sleepers.length > 0) {
				const known = new Map([[first.seq - 1, Promise.resolve([...told])]])
				reading.set(generationId, known)
				// Whoever is woken asks before this: later comers look into the database.
				setImmediate(() => reading.get(generationId) === known && reading.delete(generationId))
			}
			for (const wake of sleepers) wake()
		},
		wait(generationId, timeoutMs, signal) {
			if (signal.aborted) return Promise.resolve()
			return new Promise((resolve) => {
				const sleepers = waiting.get(generationId) ?? new Set()
				waiting.set(generationId, sleepers)
				const wake = () => {
					clearTimeout(timer)
					signal.removeEventListener('abort', wake)
					sleepers.delete(wake)
					if (sleepers.size === 0) waiting.delete(generationId)
					resolve()
				}
				const timer = setTimeout(wake, timeoutMs)
				signal.addEventListener('abort', wake)
				sleepers.add(wake)
			})
		},
		share(generationId, after, read) {
			const ofGeneration = reading.get(generationId) ?? new Map<number, Promise<StoredEvent[]>>()
			reading.set(generationId, ofGeneration)
			const under = ofGeneration.get(after)
			if (under) return under
			const begun = read().finally(() => {
				ofGeneration.delete(after)
				if (ofGeneration.size === 0 && reading.get(generationId) === ofGeneration) reading.delete(generationId)
			})
			ofGeneration.set(after, begun)
			return begun
		},
	}
}

/** Wakes whoever waits for news of a generation in this process; other processes look into the database themselves. */
export type EventNotifier = {
	notify(generationId: string): void
	/** Resolves at the next notify, after `timeoutMs`, or when the signal ends. */
	wait(generationId: string, timeoutMs: number, signal: AbortSignal): Promise<void>
}

export function createEventNotifier(): EventNotifier {
	const waiting = new Map<string, Set<() => void>>()
	return {
		notify(generationId) {
			for (const wake of [...(waiting.get(generationId) ?? [])]) wake()
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
	}
}

/** So many at once; the others wait their turn. */
export type Slots = { take(signal: AbortSignal): Promise<() => void> }

/** `take` answers how to give the slot back; it throws the signal's reason when the waiting is ended. */
export function createSlots(count: number): Slots {
	let free = count
	const waiting = new Set<() => void>()

	function giveBack(): void {
		const [next] = waiting
		if (next) next()
		else free += 1
	}
	function once(): () => void {
		let given = false
		return () => {
			if (!given) giveBack()
			given = true
		}
	}

	return {
		async take(signal) {
			signal.throwIfAborted()
			if (free > 0) {
				free -= 1
				return once()
			}
			await new Promise<void>((go, stop) => {
				const leave = () => {
					waiting.delete(enter)
					stop(signal.reason)
				}
				const enter = () => {
					waiting.delete(enter)
					signal.removeEventListener('abort', leave)
					go()
				}
				waiting.add(enter)
				signal.addEventListener('abort', leave, { once: true })
			})
			return once()
		},
	}
}

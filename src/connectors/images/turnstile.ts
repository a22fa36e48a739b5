/** Runs at most `most` tasks at once; the others wait their turn in order. */
export function createTurnstile(most: number): <T>(task: () => Promise<T>) => Promise<T> {
	const waiting: (() => void)[] = []
	let inside = 0
	return async (task) => {
		if (inside >= most) await new Promise<void>((enter) => waiting.push(enter))
		else inside += 1
		try {
			return await task()
		} finally {
			const next = waiting.shift()
			if (next) next()
			else inside -= 1
		}
	}
}

/**
 * Tells news one after another, at most one in `everyMs`; what became old while the one before was being told or waited
 * for is left out.
 */
export function coalesce<T>(work: (news: T) => Promise<void>, everyMs = 0): { tell(news: T): void; done(): Promise<void> } {
	let next: { news: T } | undefined
	let telling: Promise<void> | undefined
	let failure: unknown
	let goOn = () => {}
	let isOver = false
	const run = async () => {
		while (next) {
			const { news } = next
			next = undefined
			await work(news)
			if (everyMs > 0 && !isOver) await pause()
		}
	}
	const pause = () =>
		new Promise<void>((resolve) => {
			const timer = setTimeout(resolve, everyMs)
			goOn = () => {
				clearTimeout(timer)
				resolve()
			}
		})
	return {
		tell(news) {
			next = { news }
			telling ??= run()
				.catch((error: unknown) => {
					failure = error
				})
				.finally(() => {
					telling = undefined
				})
		},
		/** Waits for what is being told; what waits behind it is not told any more. Throws what telling threw. */
		async done() {
			isOver = true
			next = undefined
			goOn()
			await telling
			if (failure !== undefined) throw failure
		},
	}
}

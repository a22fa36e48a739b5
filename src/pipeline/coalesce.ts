/** Tells news one after another; what became old while the one before was being told is left out. */
export function coalesce<T>(work: (news: T) => Promise<void>): { tell(news: T): void; done(): Promise<void> } {
	let next: { news: T } | undefined
	let telling: Promise<void> | undefined
	let failure: unknown
	const run = async () => {
		while (next) {
			const { news } = next
			next = undefined
			await work(news)
		}
	}
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
			next = undefined
			await telling
			if (failure !== undefined) throw failure
		},
	}
}

/**
 * Writes or asks for what many want at nearly the same moment: what comes while an earlier statement is under way goes
 * with the next one, in order. A statement each would be most of what a page costs the database. `work` is given all of
 * it; its answer, or its error, is told to everybody whose part it had, and keeps nobody else's from being worked on.
 */
export function gather<T, R>(work: (all: T[]) => Promise<R>): (one: T) => Promise<R> {
	let next: { all: T[]; done: Promise<R> } | undefined
	let last: Promise<unknown> = Promise.resolve()
	return (one) => {
		if (next) {
			next.all.push(one)
			return next.done
		}
		const all = [one]
		const done = last.then(() => {
			next = undefined
			return work(all)
		})
		last = done.catch(() => undefined)
		next = { all, done }
		return done
	}
}

import { AsyncLocalStorage } from 'node:async_hooks'
import type { drizzleAdapter } from 'better-auth/adapters/drizzle'

type AdapterFactory = ReturnType<typeof drizzleAdapter>
type Seen = { error?: unknown }

const seen = new AsyncLocalStorage<Seen>()

/**
 * The adapter, noting what its database throws: the library answers that with an error of its own that does not name
 * the cause.
 */
export function noteErrors(factory: AdapterFactory): AdapterFactory {
	return (options) => {
		const adapter = factory(options)
		return new Proxy(adapter, {
			get(target, name, receiver) {
				const member: unknown = Reflect.get(target, name, receiver)
				if (typeof member !== 'function') return member
				return (...given: unknown[]) => noted(Reflect.apply(member, target, given))
			},
		})
	}
}

/**
 * Runs a call of the library. When it `failed` and the database threw during it, throws what the database threw, so
 * that whoever asked can tell an outage from a bug.
 */
export function withCause<T>(act: () => Promise<T>, failed: (outcome: { value: T } | { error: unknown }) => boolean): Promise<T> {
	return seen.run({}, async () => {
		const outcome = await act().then(
			(value) => ({ value }),
			(error: unknown) => ({ error }),
		)
		const cause = seen.getStore()?.error
		if (cause !== undefined && failed(outcome)) throw cause
		if ('error' in outcome) throw outcome.error
		return outcome.value
	})
}

function noted(answer: unknown): unknown {
	if (!(answer instanceof Promise)) return answer
	return answer.catch((error: unknown) => {
		const store = seen.getStore()
		if (store) store.error ??= error
		throw error
	})
}

import { AppError, isAppError } from '../../core/errors'
import type { ListingSource } from './source'

/** The same source, given `timeoutMs` for each listing. Throws AppError `timeout` when that is over. */
export function limitSource(source: ListingSource, timeoutMs: number): ListingSource {
	return {
		name: source.name,
		async read(link, signal) {
			const timeout = AbortSignal.timeout(timeoutMs)
			try {
				return await source.read(link, AbortSignal.any([signal, timeout]))
			} catch (error) {
				const endedByUs = timeout.aborted && !signal.aborted && (!isAppError(error) || error.code === 'canceled')
				if (!endedByUs) throw error
				throw new AppError('timeout', `No page within ${Math.ceil(timeoutMs / 1000)} s. Try again in a moment.`, { cause: error })
			}
		},
	}
}

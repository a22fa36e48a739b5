import { AppError, isAppError } from '../../core/errors'
import { msg } from '../../core/messages/message'
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
				throw new AppError('timeout', msg('machine.no_page_within', { seconds: Math.ceil(timeoutMs / 1000) }), { cause: error })
			}
		},
	}
}

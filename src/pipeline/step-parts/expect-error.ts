import { type AppError, isAppError } from '../../core/errors'

/**
 * Lets go on only what a service of others failed with, for which there is something else to take. Throws on the end of
 * the work, a bug, and a database, disk or storage of our own that is away: what a step takes instead is stored for
 * good, and the work is begun anew once they are back.
 */
export function expectError(error: unknown, signal: AbortSignal): asserts error is AppError {
	signal.throwIfAborted()
	if (!isAppError(error) || error.code === 'unavailable') throw error
}

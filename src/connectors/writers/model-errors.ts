import { APICallError } from 'ai'
import { AppError, isAppError } from '../../core/errors'

/** How often one model is asked the same thing when it is overloaded or unreachable. */
export const MAX_ATTEMPTS = 3
/** A provider that asks for a longer pause is given up: the other model or the embedded writer is quicker. */
const MAX_WAIT_MS = 20_000

/** A model's call error as the product knows it. `canceled` wins over everything: it is what the caller asked for. */
export function translateModelError(error: unknown, model: string, canceled: boolean): AppError {
	if (canceled) return new AppError('canceled', 'The writing was canceled.', { cause: error })
	if (isAppError(error)) return error
	const details = { model, ...(APICallError.isInstance(error) ? { status: error.statusCode } : {}) }
	if (isTimeout(error)) {
		return new AppError('timeout', 'The writing model took too long to answer. Try again in a moment.', { cause: error, details })
	}
	if (APICallError.isInstance(error) && error.statusCode === 429) {
		const message = 'The writing model accepts no more requests for now. Try again in a few minutes.'
		return new AppError('rate_limited', message, { cause: error, details })
	}
	const refused = APICallError.isInstance(error) && (error.statusCode === 401 || error.statusCode === 403)
	const message = refused
		? 'The writing model refused the key this installation is configured with. Ask its operator to check it.'
		: 'The writing model failed to answer. Try again in a moment.'
	return new AppError('writer_failed', message, { cause: error, details })
}

function isTimeout(error: unknown): boolean {
	return error instanceof Error && (error.name === 'TimeoutError' || (error.cause instanceof Error && error.cause.name === 'TimeoutError'))
}

/** Milliseconds to wait before asking again, or undefined when asking again cannot help. */
export function retryDelayMs(error: unknown, attempt: number, baseMs: number): number | undefined {
	if (!APICallError.isInstance(error) || !error.isRetryable) return undefined
	const asked = askedWaitMs(error.responseHeaders ?? {})
	if (asked === undefined) return baseMs * 2 ** (attempt - 1)
	return asked <= MAX_WAIT_MS ? asked : undefined
}

/** `retry-after-ms`, or `retry-after` in seconds; its date form is rare enough to be left to the ordinary backoff. */
function askedWaitMs(headers: Record<string, string>): number | undefined {
	const [ms, seconds] = [Number(headers['retry-after-ms'] ?? Number.NaN), Number(headers['retry-after'] ?? Number.NaN)]
	if (Number.isFinite(ms)) return ms
	return Number.isFinite(seconds) ? seconds * 1000 : undefined
}

/** True when a server says it knows no structured output; it is then asked for plain text. */
export function lacksStructuredOutput(error: unknown): boolean {
	return (
		APICallError.isInstance(error) &&
		(error.statusCode === 400 || error.statusCode === 422) &&
		/response_format|json_schema|structured|schema/iu.test(error.responseBody ?? error.message)
	)
}

/** Waits, or ends at once with the signal's reason. */
export function wait(ms: number, signal: AbortSignal): Promise<void> {
	return new Promise((resolve, reject) => {
		const stop = () => {
			clearTimeout(timer)
			reject(signal.reason)
		}
		const timer = setTimeout(() => {
			signal.removeEventListener('abort', stop)
			resolve()
		}, ms)
		if (signal.aborted) stop()
		else signal.addEventListener('abort', stop, { once: true })
	})
}

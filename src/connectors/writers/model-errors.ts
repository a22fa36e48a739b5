import type { APICallError } from 'ai'
import type { WritingErrorKind } from '../../core/copy/writing-error'
import { AppError, isAppError } from '../../core/errors'
import { type Message, msg } from '../../core/messages/message'

/** How often one model is asked the same thing when it is overloaded or unreachable. */
export const MAX_ATTEMPTS = 3
/** A provider that asks for a longer pause is given up: the other model or the embedded writer is quicker. */
const MAX_WAIT_MS = 20_000

/**
 * A model's call error as the product knows it; `details.kind` says what went wrong. `canceled` wins over everything:
 * it is what the caller asked for.
 */
export function translateModelError(error: unknown, model: string, canceled: boolean): AppError {
	if (canceled) return new AppError('canceled', msg('writing.canceled'), { cause: error })
	if (isAppError(error)) return error
	const status = statusOf(error)
	const { code, kind, message } = isTimeout(error) ? TOO_SLOW : (BY_STATUS[status ?? 0] ?? FAILED)
	return new AppError(code, message, { cause: error, details: { model, kind, ...(status ? { status } : {}) } })
}

type Known = { code: 'timeout' | 'rate_limited' | 'writer_failed'; kind: WritingErrorKind; message: Message }
const TOO_SLOW: Known = { code: 'timeout', kind: 'slow', message: msg('writing.timeout') }
const FAILED: Known = { code: 'writer_failed', kind: 'failed', message: msg('writing.failed') }
const KEY: Known = {
	code: 'writer_failed',
	kind: 'key',
	message: msg('writing.key_refused'),
}
const OVERLOADED: Known = {
	code: 'writer_failed',
	kind: 'overloaded',
	message: msg('writing.overloaded'),
}
const BY_STATUS: Readonly<Record<number, Known>> = {
	401: KEY,
	403: KEY,
	402: {
		code: 'writer_failed',
		kind: 'credit',
		message: msg('writing.no_credit'),
	},
	429: {
		code: 'rate_limited',
		kind: 'limited',
		message: msg('writing.limit_reached'),
	},
	503: OVERLOADED,
	529: OVERLOADED,
}

/** By its name: the SDK's own check would load all of it where no model is asked. */
const isCallError = (error: unknown): error is APICallError => error instanceof Error && error.name === 'AI_APICallError'

/** The HTTP status; of an error in the middle of a stream the one its name stands for. */
function statusOf(error: unknown): number | undefined {
	if (isCallError(error) && error.statusCode) return error.statusCode
	return error instanceof Error && /overloaded/iu.test(error.message) ? 529 : undefined
}

function isTimeout(error: unknown): boolean {
	return error instanceof Error && (error.name === 'TimeoutError' || (error.cause instanceof Error && error.cause.name === 'TimeoutError'))
}

/** Milliseconds to wait before asking again, or undefined when asking again cannot help. */
export function retryDelayMs(error: unknown, attempt: number, baseMs: number): number | undefined {
	if (!canHelp(error)) return undefined
	const asked = isCallError(error) ? askedWaitMs(error.responseHeaders ?? {}, error.responseBody ?? '') : undefined
	if (asked === undefined) return baseMs * 2 ** (attempt - 1)
	return asked <= MAX_WAIT_MS ? asked : undefined
}

/** A stream that breaks off ends in a plain TypeError of fetch. */
function canHelp(error: unknown): boolean {
	if (isCallError(error)) return error.isRetryable || statusOf(error) === 529
	return error instanceof TypeError || statusOf(error) === 529
}

/** `retry-after-ms`; `retry-after` in seconds or as a date; or the delay Google writes into the body. */
function askedWaitMs(headers: Record<string, string>, body: string): number | undefined {
	const after = headers['retry-after']
	const inBody = /"retryDelay":\s*"([\d.]+)s"/u.exec(body)?.[1]
	const candidates = [
		Number(headers['retry-after-ms'] ?? Number.NaN),
		Number(after ?? Number.NaN) * 1000,
		after ? Date.parse(after) - Date.now() : Number.NaN,
		Number(inBody ?? Number.NaN) * 1000,
	]
	const asked = candidates.find(Number.isFinite)
	return asked === undefined ? undefined : Math.max(0, asked)
}

/** True when a server says it knows no structured output; it is then asked for plain text. */
export function lacksStructuredOutput(error: unknown): boolean {
	return (
		isCallError(error) &&
		(error.statusCode === 400 || error.statusCode === 422) &&
		/response_format|json_schema|structured|schema|output_config|output_format/iu.test(error.responseBody ?? error.message)
	)
}

/** True when a server would not have the pictures that came with a question; it is then asked without. */
export function refusesPictures(error: unknown): boolean {
	return isCallError(error) && [400, 404, 413, 415, 422, 500].includes(error.statusCode ?? 0)
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

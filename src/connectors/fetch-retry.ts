import { isAppError } from '../core/errors'

const RETRIED_STATUSES = new Set([429, 502, 503, 504])
const IDEMPOTENT = new Set(['GET', 'HEAD', 'OPTIONS'])
const FIRST_DELAY_MS = 300
const LONGEST_DELAY_MS = 8_000

/** True when asking again is harmless. */
export function isIdempotent(method: string): boolean {
	return IDEMPOTENT.has(method.toUpperCase())
}

/** True for an answer that another try may better. */
export function isRetriedStatus(status: number): boolean {
	return RETRIED_STATUSES.has(status)
}

/** True for a failure that another try may better: the connection, not our own refusals, limits or time-outs. */
export function isRetriedError(error: unknown): boolean {
	return isAppError(error, 'upstream') && error.details.network === true
}

/**
 * How long to wait before try number `attempt` + 1 (the first try is 0): doubling, with jitter so that many waiting
 * callers spread; a `Retry-After` (seconds or date) is honoured when it asks for more.
 */
export function retryDelayMs(attempt: number, retryAfter: string | undefined, random: number, now: number): number {
	const backoff = Math.min(FIRST_DELAY_MS * 2 ** attempt, LONGEST_DELAY_MS) * (0.5 + random / 2)
	return Math.max(backoff, retryAfterMs(retryAfter, now))
}

function retryAfterMs(value: string | undefined, now: number): number {
	if (!value) return 0
	if (/^\d+$/.test(value.trim())) return Number(value) * 1000
	const date = Date.parse(value)
	return Number.isNaN(date) ? 0 : Math.max(0, date - now)
}

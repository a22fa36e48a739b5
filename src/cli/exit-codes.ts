import { type ErrorCode, isAppError } from '../core/errors'

/** Exit codes of the command line, documented in `vitrine --help`. */
export const EXIT = { ok: 0, bug: 1, usage: 2, refused: 3, unreadable: 4, some_failed: 5, interrupted: 130 } as const

const BY_ERROR: Partial<Record<ErrorCode, number>> = {
	invalid_request: EXIT.usage,
	invalid_url: EXIT.refused,
	not_a_product: EXIT.refused,
	listing_blocked: EXIT.refused,
	listing_not_found: EXIT.unreadable,
	listing_unreachable: EXIT.unreadable,
	listing_unreadable: EXIT.unreadable,
	address_refused: EXIT.unreadable,
	too_large: EXIT.unreadable,
	timeout: EXIT.unreadable,
	conflict: EXIT.refused,
	store_refused: EXIT.refused,
	store_permission: EXIT.refused,
	store_reconnect: EXIT.refused,
	store_suspended: EXIT.refused,
	upstream: EXIT.unreadable,
	rate_limited: EXIT.unreadable,
	canceled: EXIT.interrupted,
}

/** Any thrown thing → exit code: expected failures by the table above, bugs 1. */
export function exitCodeOf(error: unknown): number {
	return isAppError(error) ? (BY_ERROR[error.code] ?? EXIT.bug) : EXIT.bug
}

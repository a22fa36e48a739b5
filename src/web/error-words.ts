import { type ErrorCode, isAppError } from '../core/errors'

const TITLES: Partial<Record<ErrorCode, string>> = {
	unauthenticated: 'You are signed out',
	forbidden: 'This is not yours to open',
	not_found: 'Not found',
	conflict: 'Changed somewhere else',
	too_large: 'Too large',
	rate_limited: 'A little too fast',
	busy: 'Busy just now',
	timeout: 'This took too long',
	upstream: 'No connection',
}

/** The screen's translator: an expected error → words for a person. Throws what is not expected: bugs fly as they are. */
export function errorWords(error: unknown): { title: string; text: string } {
	if (!isAppError(error)) throw error
	return { title: TITLES[error.code] ?? 'That did not work', text: error.message }
}

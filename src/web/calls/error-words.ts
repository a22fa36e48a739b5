import { type ErrorCode, isAppError } from '../../core/errors'
import { sayMessage } from '../i18n/say-message'
import { translate } from '../i18n/words'

/** The codes with a title of their own in `error_titles`. */
const TITLED = [
	'unauthenticated',
	'forbidden',
	'not_found',
	'conflict',
	'too_large',
	'rate_limited',
	'busy',
	'timeout',
	'upstream',
] as const satisfies readonly ErrorCode[]

/**
 * The screen's translator: an expected error → words for a person. Throws what is not expected: bugs fly as they are.
 */
export function errorWords(error: unknown): { title: string; text: string } {
	if (!isAppError(error)) throw error
	const titled = TITLED.find((code) => code === error.code) ?? 'other'
	return { title: translate(`error_titles.${titled}`), text: sayMessage(error.said) }
}

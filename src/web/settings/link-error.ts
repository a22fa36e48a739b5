import { translate } from './words'

/** What the letter's link that confirms an address brings along when it did not work (better-auth's codes). */
const CODES = new Set(['TOKEN_EXPIRED', 'INVALID_TOKEN', 'USER_NOT_FOUND'])

/** Words for a link that did not confirm the address, from the query it led to; undefined when nothing went wrong. */
export function linkError(search: string): string | undefined {
	const code = new URLSearchParams(search).get('error')
	if (code === null || !CODES.has(code)) return undefined
	return translate('link_error')
}

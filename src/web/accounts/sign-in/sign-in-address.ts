import { APP_LANGUAGE_PARAMETER } from '../../../core/locale/app-language-signs'
import { AFTER_SIGN_IN, nextPath } from '../next-path'

/**
 * The query without the language that was asked for, which the server has remembered: the address is the same in every
 * language.
 */
export function withoutLanguage(search: string): string {
	const query = new URLSearchParams(search)
	query.delete(APP_LANGUAGE_PARAMETER)
	return query.size > 0 ? `?${query}` : ''
}

/** The query by which the same document is answered in another language. */
export function withLanguage(search: string, language: string): string {
	const query = new URLSearchParams(search)
	query.set(APP_LANGUAGE_PARAMETER, language)
	return `?${query}`
}

/** The query that leads on from one screen to the next, as far as it leads elsewhere than to the dashboard. */
export function queryOnward(search: string): string {
	const next = nextPath(search)
	return next === AFTER_SIGN_IN ? '' : `?next=${encodeURIComponent(next)}`
}

/** The token behind # in an e-mail's link. */
export function tokenIn(hash: string): string | undefined {
	return new URLSearchParams(hash.slice(1)).get('token') || undefined
}

import { APP_LANGUAGE_HEADER } from '../../core/locale/app-language-signs'
import { type AppLanguage, matchAppLanguage } from '../../core/locale/app-languages'
import { CLIENT_ADDRESS_HEADER } from './identity'

/** The language the app speaks where a request comes from, as the app names it; undefined when it does not. */
export function namedLanguage(headers: Headers | undefined): AppLanguage | undefined {
	return matchAppLanguage(headers?.get(APP_LANGUAGE_HEADER) ?? '')
}

/** The network address a request came from, as the server names it. */
export function clientAddress(headers: Headers | undefined): string | null {
	return headers?.get(CLIENT_ADDRESS_HEADER) ?? null
}

import { APP_LANGUAGE_HEADER } from './app-language-signs'
import { type AppLanguage, DEFAULT_APP_LANGUAGE, matchAppLanguage } from './app-languages'

/**
 * The language for whoever reads an e-mail or a file: what the account chose, else what the app that causes it speaks,
 * else what its browser wishes, as far as it is one of ours; else English.
 */
export function readerLanguage(chosen: string | null | undefined, headers: { get(name: string): string | null } | undefined): AppLanguage {
	const signs = [chosen, headers?.get(APP_LANGUAGE_HEADER), headers?.get('accept-language')]
	return signs.map((sign) => matchAppLanguage(sign ?? '')).find((language) => language !== undefined) ?? DEFAULT_APP_LANGUAGE
}

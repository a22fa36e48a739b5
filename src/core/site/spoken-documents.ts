import { APP_LANGUAGE_PARAMETER } from '../locale/app-language-signs'
import { APP_LANGUAGES, type AppLanguage, DEFAULT_APP_LANGUAGE } from '../locale/app-languages'
import { SIGN_IN_PATHS } from './sign-in-documents'

/** Documents written out in every language of the app, of which the server answers the reader's at the same address. */
export const SPOKEN_PATHS = ['/pricing', '/demo', '/404', ...SIGN_IN_PATHS] as const
export type SpokenPath = (typeof SPOKEN_PATHS)[number]

/** Where the document of a language stands among those built: `/login`, `/login/fr`. No address anybody sees. */
export function spokenDocument(path: SpokenPath, language: AppLanguage): string {
	return language === DEFAULT_APP_LANGUAGE ? path : `${path}/${language}`
}

/** Where a language of such a document is asked for, whatever its reader's own is: `/login?language=fr`. */
export function spokenAddress(path: SpokenPath, language: AppLanguage): string {
	return `${path}?${APP_LANGUAGE_PARAMETER}=${language}`
}

/** Where a page in that language leads to: English names none, for its reader may have chosen another. */
export function spokenAddressFrom(path: SpokenPath, language: AppLanguage): string {
	return language === DEFAULT_APP_LANGUAGE ? path : spokenAddress(path, language)
}

/** Where each language of it is asked for. */
export function spokenAddresses(path: SpokenPath): Readonly<Record<AppLanguage, string>> {
	return Object.fromEntries(APP_LANGUAGES.map((language) => [language, spokenAddress(path, language)])) as Record<AppLanguage, string>
}

/** Every one of them. */
export const SPOKEN_DOCUMENTS: readonly string[] = SPOKEN_PATHS.flatMap((path) =>
	APP_LANGUAGES.map((language) => spokenDocument(path, language)),
)

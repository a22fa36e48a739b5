import { APP_LANGUAGES, type AppLanguage, DEFAULT_APP_LANGUAGE } from '../locale/app-languages'
import { SIGN_IN_PATHS } from './sign-in-documents'

/** Documents written out in every language of the app, of which the server answers the reader's at the same address. */
export const SPOKEN_PATHS = ['/pricing', ...SIGN_IN_PATHS] as const
export type SpokenPath = (typeof SPOKEN_PATHS)[number]

/** Where the document of a language stands among those built: `/login`, `/login/fr`. No address anybody sees. */
export function spokenDocument(path: SpokenPath, language: AppLanguage): string {
	return language === DEFAULT_APP_LANGUAGE ? path : `${path}/${language}`
}

/** Every one of them. */
export const SPOKEN_DOCUMENTS: readonly string[] = SPOKEN_PATHS.flatMap((path) =>
	APP_LANGUAGES.map((language) => spokenDocument(path, language)),
)

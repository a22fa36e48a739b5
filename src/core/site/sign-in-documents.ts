import { APP_LANGUAGES, type AppLanguage, DEFAULT_APP_LANGUAGE } from '../locale/app-languages'

/** The screens of sign-in: documents written out in every language of the app, of which the server answers one at the same address. */
export const SIGN_IN_PATHS = ['/login', '/signup', '/forgot-password', '/reset-password'] as const
export type SignInPath = (typeof SIGN_IN_PATHS)[number]

/** Where the document of a language stands among those built: `/login`, `/login/fr`. No address anybody sees. */
export function signInDocument(path: SignInPath, language: AppLanguage): string {
	return language === DEFAULT_APP_LANGUAGE ? path : `${path}/${language}`
}

/** Every one of them. */
export const SIGN_IN_DOCUMENTS: readonly string[] = SIGN_IN_PATHS.flatMap((path) =>
	APP_LANGUAGES.map((language) => signInDocument(path, language)),
)

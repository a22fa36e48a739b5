import { APP_LANGUAGES, type AppLanguage, matchAppLanguage } from '../../core/locale/app-languages'

/** Where this browser keeps the language its user chose. */
export const LANGUAGE_KEY = 'vitrine_language'

/** What a link to the app may say: `/signup?language=ar`. */
const PARAMETER = 'language'

type Given = { search: string; stored: string | null; wishes: readonly string[] }

/** The language to begin with: the link's, else the one chosen here, else what the browser asks for, else English. */
export function chooseLanguage({ search, stored, wishes }: Given): AppLanguage {
	return known(new URLSearchParams(search).get(PARAMETER)) ?? known(stored) ?? matchAppLanguage(wishes.join(',')) ?? 'en'
}

function known(tag: string | null): AppLanguage | undefined {
	return APP_LANGUAGES.find((language) => language === tag)
}

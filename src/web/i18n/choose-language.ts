import { APP_LANGUAGE_PARAMETER } from '../../core/locale/app-language-signs'
import { type AppLanguage, findAppLanguage, matchAppLanguage } from '../../core/locale/app-languages'

type Given = { search: string; stored: string | null; wishes: readonly string[] }

/** The language to begin with: the link's, else the one chosen here, else what the browser asks for, else English. */
export function chooseLanguage({ search, stored, wishes }: Given): AppLanguage {
	const asked = findAppLanguage(new URLSearchParams(search).get(APP_LANGUAGE_PARAMETER))
	return asked ?? findAppLanguage(stored) ?? matchAppLanguage(wishes.join(',')) ?? 'en'
}

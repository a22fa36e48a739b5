import { APP_LANGUAGE_KEY, APP_LANGUAGE_PARAMETER } from '../../core/locale/app-language-signs'
import { localKept } from '../browser/browser-storage'

/** True when the address asks for the document's language, which is then the app's from now on. */
export function keepLanguage(search: string, language: string): boolean {
	const isAsked = new URLSearchParams(search).get(APP_LANGUAGE_PARAMETER) === language
	if (isAsked) localKept().setItem(APP_LANGUAGE_KEY, language)
	return isAsked
}

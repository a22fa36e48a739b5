import { APP_LANGUAGE_KEY, APP_LANGUAGE_SECONDS } from '../../core/locale/app-language-signs'
import type { AppLanguage } from '../../core/locale/app-languages'
import { localKept } from '../browser/browser-storage'

/** Keeps the language chosen in this browser: for the app, and for the documents the server chooses by it (sign-in). */
export function rememberLanguage(language: AppLanguage): void {
	const secure = location.protocol === 'https:' ? '; Secure' : ''
	// biome-ignore lint/suspicious/noDocumentCookie: the way that works in every browser
	document.cookie = `${APP_LANGUAGE_KEY}=${language}; Max-Age=${APP_LANGUAGE_SECONDS}; Path=/; SameSite=Lax${secure}`
	localKept().setItem(APP_LANGUAGE_KEY, language)
}

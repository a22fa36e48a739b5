import { useEffect, useSyncExternalStore } from 'react'
import { APP_LANGUAGE_KEY, APP_LANGUAGE_PARAMETER } from '../../core/locale/app-language-signs'
import type { AppLanguage } from '../../core/locale/app-languages'
import { localKept } from '../browser/browser-storage'
import { chooseLanguage } from './choose-language'
import { i18n, languageNow } from './i18n'
import { rememberLanguage } from './remember-language'
import { loadLanguage, showLanguage } from './show-language'

/**
 * Set while a document written in English waits for another language (tokens.css hides it, for two seconds at most).
 */
const WAITING = 'languageWaiting'

/** Run before anything is painted: the rule of `chooseLanguage` as far as it tells whether to wait. */
export const WAIT_SCRIPT = [
	`try{if(!/^en/.test(new URLSearchParams(location.search).get('${APP_LANGUAGE_PARAMETER}')`,
	`||localStorage.getItem('${APP_LANGUAGE_KEY}')||navigator.language))`,
	`document.documentElement.dataset.${WAITING}=''}catch{}`,
].join('')

/** The language the app speaks now, followed. */
export function useLanguageNow(): AppLanguage {
	return useSyncExternalStore(listen, languageNow, () => 'en')
}

/** Has the app begin in the language of this browser, once it is alive: documents are written out in English. */
export function useFirstLanguage(isAlive: boolean): void {
	useEffect(() => {
		if (isAlive) void begin()
	}, [isAlive])
}

/** What was asked for last: a language asked for before it, whose words arrive later, is not shown. */
let wanted: AppLanguage | undefined

/** Speaks a language from now on, in this browser also the next time. */
export async function changeLanguage(language: AppLanguage): Promise<void> {
	wanted = language
	await loadLanguage(language)
	if (wanted !== language) return
	await showLanguage(language)
	rememberLanguage(language)
}

// Fetched while the app starts, not after it.
const first = typeof window === 'undefined' ? undefined : chosenHere()
if (first) loadLanguage(first).catch(() => undefined)

async function begin(): Promise<void> {
	try {
		await loadLanguage(first ?? 'en')
		if (wanted !== undefined) return
		await showLanguage(first ?? 'en')
		if (new URLSearchParams(location.search).has(APP_LANGUAGE_PARAMETER)) rememberLanguage(languageNow())
	} catch {
		// Without its words the app goes on in English, which is there; the next document tries again.
	} finally {
		delete document.documentElement.dataset[WAITING]
	}
}

function chosenHere(): AppLanguage {
	return chooseLanguage({ search: location.search, stored: localKept().getItem(APP_LANGUAGE_KEY), wishes: navigator.languages })
}

function listen(changed: () => void): () => void {
	i18n.on('languageChanged', changed)
	return () => i18n.off('languageChanged', changed)
}

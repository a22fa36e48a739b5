import { createInstance, type Namespace } from 'i18next'
import { initReactI18next, useTranslation } from 'react-i18next'
import { APP_LANGUAGES, type AppLanguage } from '../../core/locale/app-languages'

/**
 * The words of the app in the language its user chose. English comes with the code that shows it, so that there is
 * always something to show; the other languages are fetched whole, one file each (show-language).
 */
export const i18n = createInstance()

// Synchronous: nothing is fetched here, and what is imported first may already ask for words.
void i18n.use(initReactI18next).init({
	lng: 'en',
	fallbackLng: 'en',
	supportedLngs: APP_LANGUAGES,
	resources: {},
	initAsync: false,
	// React escapes what it shows.
	interpolation: { escapeValue: false },
	react: { useSuspense: false },
})

/**
 * Adds a folder's English words; returns the hook for what is rendered, and the function for what happens at a moment
 * (a notice, a title).
 */
export function wordsOf<N extends Namespace & string>(namespace: N, english: object) {
	i18n.addResourceBundle('en', namespace, english)
	return {
		useWords: () => useTranslation(namespace, { i18n }).t,
		translate: i18n.getFixedT(null, namespace),
	}
}

/** The language the app speaks now. */
export function languageNow(): AppLanguage {
	return APP_LANGUAGES.find((language) => language === i18n.language) ?? 'en'
}

/**
 * The same, or the language asked for, as `Intl` takes it. Arabic with the digits of Morocco, which are those of prices
 * and fields everywhere in the app.
 */
export function intlLanguage(language: AppLanguage = languageNow()): string {
	return language === 'ar' ? 'ar-u-nu-latn' : language
}

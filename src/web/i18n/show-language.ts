import type { AppLanguage } from '../../core/locale/app-languages'
import { i18n } from './i18n'
import { loadPart } from './load-part'

const LOADERS: Record<Exclude<AppLanguage, 'en'>, () => Promise<{ default: Record<string, object> }>> = {
	fr: () => import('./all-fr'),
	ar: () => import('./all-ar'),
	es: () => import('./all-es'),
}

/**
 * Fetches a language's words, once; English is always there. Throws AppError `upstream` when they cannot be fetched.
 */
export async function loadLanguage(language: AppLanguage): Promise<void> {
	if (language === 'en' || i18n.hasResourceBundle(language, 'shared')) return
	const words = (await loadPart(LOADERS[language])).default
	for (const [namespace, bundle] of Object.entries(words)) i18n.addResourceBundle(language, namespace, bundle)
}

/** Has the app speak a language from now on. */
export async function showLanguage(language: AppLanguage): Promise<void> {
	await loadLanguage(language)
	await i18n.changeLanguage(language)
}

import type { AppLanguage } from '../../core/locale/app-languages'
import { ENGLISH, type SiteWords, siteWords } from './site-words'

// Read while the site is built; nothing of this file reaches a browser.
const around = import.meta.glob<typeof ENGLISH>('./words/*.json', { import: 'default', eager: true })

/** The words around a page, in one language. */
export function getSiteWords(language: AppLanguage): SiteWords {
	return siteWords(language, around[`./words/${language}.json`] ?? ENGLISH)
}

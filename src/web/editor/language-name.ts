import { findLanguage, findLanguageByTag } from '../../core/locale/languages'
import { intlLanguage, languageNow } from '../i18n/i18n'

/**
 * A language, by the value of the request or by its BCP-47 tag → its name in the language of the app; the tag itself
 * when nobody knows it.
 */
export function languageName(idOrTag: string): string {
	const known = findLanguage(idOrTag) ?? findLanguageByTag(idOrTag)
	if (known && languageNow() === 'en') return known.label
	return new Intl.DisplayNames(intlLanguage(), { type: 'language', fallback: 'code' }).of(known?.tag ?? idOrTag) ?? idOrTag
}

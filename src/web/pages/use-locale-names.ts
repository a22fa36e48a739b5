import { useMemo } from 'react'
import { findLanguage } from '../../core/locale/languages'
import { findMarket } from '../../core/locale/markets'
import { intlLanguage, languageNow } from '../i18n/i18n'
import { useWords } from './words'
import type english from './words/en.json'

type Words = ReturnType<typeof useWords>

/** Languages that `Intl` calls otherwise than sellers do. */
const LANGUAGES = new Map<string, keyof typeof english.languages>([
	['moroccan arabic', 'moroccan_arabic'],
	['norwegian', 'norwegian'],
	['bengali', 'bengali'],
	['serbian', 'serbian'],
])

/** Markets and languages of pages as the language of the app calls them; what is not known stays as it is. */
export function useLocaleNames() {
	const t = useWords()
	return useMemo(() => localeNames(t), [t])
}

/** The same without a component: the names at this moment. */
export function localeNames(t: Words) {
	const names = new Intl.DisplayNames(intlLanguage(), { type: 'language' })
	/** By itself, in a list or a table. */
	const languageName = (id: string): string => {
		const language = findLanguage(id)
		const key = LANGUAGES.get(language?.id ?? '')
		if (key) return t(`languages.${key}`)
		if (!language || languageNow() === 'en') return language?.label ?? id
		const name = names.of(language.tag) ?? language.label
		return name.charAt(0).toLocaleUpperCase(intlLanguage()) + name.slice(1)
	}
	return {
		languageName,
		/** Within a sentence, where English alone writes a language with a capital. */
		languageWithin(id: string): string {
			const name = languageName(id)
			return languageNow() === 'en' ? name : name.charAt(0).toLocaleLowerCase(intlLanguage()) + name.slice(1)
		},
		marketName(id: string): string {
			return findMarket(id)?.words[languageNow()].name ?? id
		},
	}
}

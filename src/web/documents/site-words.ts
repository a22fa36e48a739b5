import { type AppLanguage, directionOfAppLanguage } from '../../core/locale/app-languages'
import type { Direction } from '../../core/locale/direction'
import english from './words/en.json'

type Words = typeof english

/** The words around a page (navigation, footer, the question of consent), in its language. */
export type SiteWords = Words & { language: AppLanguage; direction: Direction }

export function siteWords(language: AppLanguage, words: Words): SiteWords {
	return { ...words, language, direction: directionOfAppLanguage(language) }
}

/** English comes with the code, because pages that are alive in the browser show it too. */
export const ENGLISH: SiteWords = siteWords('en', english)

import type { AppLanguage } from '../../core/locale/app-languages'
import { i18n, wordsOf } from './i18n'
import english from './words/en.json'

/** Words that belong to no one screen. */
export const { useWords, translate } = wordsOf('shared', english)

/** The same words in one language, for documents that are written out in it. */
export const wordsIn = (language: AppLanguage) => i18n.getFixedT(language, 'shared')

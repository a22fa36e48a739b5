import type { AppLanguage } from '../../core/locale/app-languages'
import { i18n, wordsOf } from '../i18n/i18n'
import english from './words/en.json'

/** The words of this folder's screens, in the language of the app. */
export const { useWords, translate } = wordsOf('billing', english)

/** The same words in one language, for documents that are written out in it. */
export const wordsIn = (language: AppLanguage) => i18n.getFixedT(language, 'billing')

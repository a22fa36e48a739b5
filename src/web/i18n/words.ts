import { wordsOf } from './i18n'
import english from './words/en.json'

/** Words that belong to no one screen. */
export const { useWords, translate } = wordsOf('shared', english)

import { wordsOf } from '../../i18n/i18n'
import english from './words/en.json'

/** The words of this folder's screens, in the language of the app. */
export const { useWords, translate } = wordsOf('publish', english)

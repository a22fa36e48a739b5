import { wordsOf } from '../i18n/i18n'
import english from './words/en.json'

/** The words of this folder's screens, in the language of the app. */
export const { useWords, translate } = wordsOf('editor', english)

/** Looks words up; what is given to functions that make words for a screen. */
export type Words = ReturnType<typeof useWords>

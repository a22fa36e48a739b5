import type { StatusChoice } from './status-choice'
import { translate } from './words'

/** Ways a product can arrive in a store, as a select offers them in the language of the app. */
export const statusOptions = (choices: readonly StatusChoice[]) => choices.map((value) => ({ value, label: translate(`status.${value}`) }))

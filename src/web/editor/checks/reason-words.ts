import type { Reason } from '../../../core/truth/claims'
import type { Words } from '../words'

/** Why a text cannot stand on the facts, in the language of the app. */
export function reasonWords(t: Words, reasons: readonly Reason[]): string {
	return reasons.map(({ code, words }) => t(`reasons.${code}`, { words })).join(t('facts_card.between'))
}

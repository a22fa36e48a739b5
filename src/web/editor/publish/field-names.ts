import type { PageDifference } from '../../../core/contracts/stores'
import { intlLanguage } from '../../i18n/i18n'
import type { useWords } from './words'

/** Fields of a product by name, as a list in the language of the app. */
export function fieldNames(t: ReturnType<typeof useWords>, fields: readonly PageDifference[]): string {
	const list = new Intl.ListFormat(intlLanguage(), { type: 'unit', style: 'short' })
	return list.format(fields.map((field) => t(`fields.${field}`)))
}

import type { PageDifference } from '../../core/contracts/stores'
import { intlLanguage } from '../i18n/i18n'
import { translate } from './words'

/** What a field of a product is called, in the language of the app. */
export const fieldName = (field: PageDifference): string => translate(`fields.${field}`)

/** Fields of a product by name, as a list in the language of the app. */
export function fieldNames(fields: readonly PageDifference[]): string {
	const list = new Intl.ListFormat(intlLanguage(), { type: 'unit', style: 'short' })
	return list.format(fields.map(fieldName))
}

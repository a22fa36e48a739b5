import { formatMoney, type Money, moneyFromMajor } from '../../../core/money'
import { intlLanguage } from '../../i18n/i18n'
import type { OfferInput } from './offer-input'
import { translate } from './words'

/** What the button says that starts from the listing's price: that price, and what becomes of it in whole numbers. */
export function startWords(listed: Money | undefined, { price, currency }: OfferInput): string {
	const inWords = (money: Money) => formatMoney(money, intlLanguage())
	const start = moneyFromMajor(Number(price), currency)
	if (!listed || listed.amountMinor === start.amountMinor) return translate('offer.start', { price: inWords(start) })
	return translate('offer.start_rounded', { price: inWords(listed), start: inWords(start) })
}

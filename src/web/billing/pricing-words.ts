import type { AppLanguage } from '../../core/locale/app-languages'
import { callWords } from '../documents/call-words'
import { COUNT_PLACE, type PricingData } from './pricing-data'
import { wordsIn } from './words'

/** What the server itself may answer to a press on a plan. */
export const PRICING_MESSAGES = [
	'request.internal',
	'request.too_often',
	'request.sign_in',
	'request.somebody_else',
	'request.own_pages',
	'billing.own_address',
	'billing.not_sold',
	'billing.price_wrong',
	'billing.asked_otherwise',
	'billing.busy',
	'billing.unknown_to_provider',
	'billing.provider_unreachable',
	'billing.provider_refused',
] as const

/** The words the script of /pricing needs at moments, in one language; that language must be loaded. */
export function pricingData(language: AppLanguage): PricingData {
	const t = wordsIn(language)
	const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories
	const claimed = forms.map((form) => [form, t(`toasts.claimed_${form as 'other'}`, { count: COUNT_PLACE as unknown as number })])
	return {
		...callWords(language, PRICING_MESSAGES),
		alerts: {
			alreadyClaimed: t('toasts.already_claimed'),
			claimed: Object.fromEntries(claimed),
			claimFailed: t('toasts.claim_failed'),
			claimUnexpected: t('toasts.claim_unexpected'),
			checkoutFailed: t('toasts.checkout_failed'),
		},
	}
}

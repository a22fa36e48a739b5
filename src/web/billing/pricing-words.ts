import type { AppLanguage } from '../../core/locale/app-languages'
import { callWords } from '../site/call-words'
import { COUNT_PLACE, type PricingData } from './pricing-data'
import { wordsIn } from './words'

/** What the server itself may answer to a press on a plan. */
export const PRICING_MESSAGES = [
	'Something went wrong on our side. Try again; nothing was lost.',
	'Too many requests in a short time. Wait a minute, then try again.',
	'Please sign in to go on.',
	'You are signed in as somebody else. Reload the page and try again.',
	'This works from this installation’s own pages only. The operator can set its address as PUBLIC_URL.',
	'After the checkout one comes back to this installation only. The operator can set its address as PUBLIC_URL.',
	'Pro is not sold here: this installation has no payment provider.',
	'Pro cannot be bought just now: its price is set up wrongly. Nothing was charged.',
	'This was just asked for in another way. Wait a moment, then try again.',
	'Too much is happening to this subscription at once. Try again in a moment.',
	'The payment provider does not know this any more.',
	'The payment provider could not be reached. Nothing was charged; try again in a moment.',
	'The payment provider refused this. Nothing was charged; try again in a moment.',
]

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

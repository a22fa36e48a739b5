import type { AppLanguage } from '../../core/locale/app-languages'
import { formatMoney } from '../../core/money'
import { PLANS, type PlanId, REFUND_DAYS } from '../../core/plans/plans'
import type { StoredBilling } from '../browser/storage'
import { intlLanguage } from '../i18n/i18n'
import type { ToastMessage } from '../ui/toast-store'
import { translate, type useWords } from './words'

type Words = ReturnType<typeof useWords>

/** The alerts of spec §8 about canceling, in English word for word; shown as toasts (requirements, decision 10). */
export const PLAN_TOASTS = {
	cancelRefused: (why: string) => ({ title: translate('toasts.cancel_refused', { why }), tone: 'bad' }),
	cancelFailed: () => ({ title: translate('toasts.cancel_failed'), tone: 'bad' }),
	cancelUnexpected: () => ({
		title: translate('toasts.cancel_unexpected'),
		text: translate('toasts.cancel_unexpected_text'),
		tone: 'bad',
	}),
} as const satisfies Record<string, (value: never) => ToastMessage>

/** What a plan offers, a line each. */
export function featuresOf(t: Words, plan: PlanId): string[] {
	const { pages } = PLANS[plan]
	if (plan === 'free')
		return [t('plans.free.pages', { count: pages }), t('plans.free.languages'), t('plans.free.edit'), t('plans.free.download')]
	return [
		t('plans.pro.pages', { count: pages }),
		t('plans.pro.everything'),
		t('plans.pro.cancel'),
		t('plans.pro.refund', { count: REFUND_DAYS }),
	]
}

/** What a plan costs, as a language writes it, that of the app unless another is asked for: `$19`. */
export function priceWords(plan: PlanId, language?: AppLanguage): string {
	const price = { amountMinor: PLANS[plan].priceUsdMinor, currency: 'USD' }
	return formatMoney(price, intlLanguage(language), { trailingZeroDisplay: 'stripIfInteger' })
}

type Ending = Pick<StoredBilling, 'subscription_status' | 'subscription_current_period_end'> & {
	stripe_cancel_at?: string | null | undefined
}

/**
 * 'Cancels {date}' for a plan that is to end, 'Cancels at period end' while the date is unknown; undefined for one that
 * goes on.
 */
export function cancelsWords(t: Words, info: Ending): string | undefined {
	if (info.subscription_status !== 'cancel_at_period_end') return undefined
	const end = endOf(info)
	return end ? t('act.cancels_on', { date: dayWords(end) }) : t('act.cancels_at_end')
}

/** When the subscription ends or renews, as far as it is known. */
export function endOf({ stripe_cancel_at, subscription_current_period_end: seconds }: Ending): Date | undefined {
	const named = stripe_cancel_at ? new Date(stripe_cancel_at) : undefined
	if (named && !Number.isNaN(named.getTime())) return named
	return typeof seconds === 'number' ? new Date(seconds * 1000) : undefined
}

export function dayWords(day: Date): string {
	return new Intl.DateTimeFormat(intlLanguage(), { day: 'numeric', month: 'long', year: 'numeric' }).format(day)
}

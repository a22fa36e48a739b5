import type { StoredBilling } from '../storage'
import type { ToastMessage } from '../ui/toast-store'

/** The alerts of spec §8, word for word; shown as toasts (requirements, decision 10). */
export const PLAN_TOASTS = {
	alreadyClaimed: { title: 'You have already claimed the free quota.' },
	claimed: (limit: number): ToastMessage => ({ title: `Free quota claimed: ${limit} pages available.`, tone: 'good' }),
	claimFailed: { title: 'Unable to claim free quota. See console for details.', tone: 'bad' },
	claimUnexpected: { title: 'Unexpected response. Check console.', tone: 'bad' },
	checkoutFailed: { title: 'Unable to start checkout. See console for details.', tone: 'bad' },
	cancelRefused: (error: string): ToastMessage => ({ title: `Unable to cancel subscription: ${error}`, tone: 'bad' }),
	cancelFailed: { title: 'Failed to cancel subscription. See console for details.', tone: 'bad' },
	cancelUnexpected: {
		title: 'The answer about your subscription was not understood.',
		text: 'Reload the page to see how it stands.',
		tone: 'bad',
	},
} as const satisfies Record<string, ToastMessage | ((value: never) => ToastMessage)>

export const CANCEL_QUESTION =
	'Cancel subscription? This will stop automatic renewal. You will keep remaining pages until the current period ends.'
export const NOT_CHARGED = "You won't be charged when the current subscription ends"

type Ending = Pick<StoredBilling, 'subscription_status' | 'subscription_current_period_end'> & {
	stripe_cancel_at?: string | null | undefined
}

/** 'Cancels {date}' for a plan that is to end, 'Cancels at period end' while the date is unknown; undefined for one that goes on. */
export function cancelsWords(info: Ending): string | undefined {
	if (info.subscription_status !== 'cancel_at_period_end') return undefined
	const end = endOf(info)
	return end ? `Cancels ${dayWords(end)}` : 'Cancels at period end'
}

/** When the subscription ends or renews, as far as it is known. */
export function endOf({ stripe_cancel_at, subscription_current_period_end: seconds }: Ending): Date | undefined {
	const named = stripe_cancel_at ? new Date(stripe_cancel_at) : undefined
	if (named && !Number.isNaN(named.getTime())) return named
	return typeof seconds === 'number' ? new Date(seconds * 1000) : undefined
}

export function dayWords(day: Date): string {
	return new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long', year: 'numeric' }).format(day)
}

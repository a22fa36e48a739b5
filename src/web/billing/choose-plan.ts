import { PLANS, type PlanId, type PlanName } from '../../core/plans/plans'
import { type Answer, fieldOf, type Lost, refusalWords } from '../documents/own-call'
import { planIn } from './billing-event'
import { COUNT_PLACE, type PricingData } from './pricing-data'

/** An alert of spec §8, shown as a notice (requirements, decision 10). */
export type PlanAlert = { title: string; text?: string; tone?: 'good' | 'bad' }

export type ChooseDeps = {
	words: PricingData
	/** A call to our own server. */
	post(path: string, body: object): Promise<Answer | Lost>
	tell(alert: PlanAlert): void
	announce(plan: PlanName): void
	/** Leaves for another address. */
	goTo(url: string): void
	/** Where one comes back to from the checkout (spec §9). */
	dashboardUrl: string
}

/** Where a visitor goes who presses a plan's button (spec §4, Pricing button). */
export function visitorPath(plan: PlanId): string {
	return plan === 'free' ? '/signup' : '/login'
}

/** What a signed-in user's press on a plan does (spec §4, Pricing button); true when the browser is leaving. */
export async function choosePlan(deps: ChooseDeps, userId: string, plan: PlanId, current: PlanName): Promise<boolean> {
	if (PLANS[plan].name === current) return false
	if (plan === 'free') await claim(deps, userId)
	return plan === 'pro' && (await buy(deps, userId))
}

async function claim({ post, tell, announce, words }: ChooseDeps, userId: string): Promise<void> {
	const { alerts, language } = words
	const answer = await post('/billing/claim-free', { clerk_user_id: userId })
	if (typeof answer === 'string' || !answer.ok || fieldOf(answer.json, 'error') !== undefined) {
		return tell({ title: alerts.claimFailed, text: refusalWords(answer, words), tone: 'bad' })
	}
	const [status, limit, plan] = [fieldOf(answer.json, 'status'), fieldOf(answer.json, 'limit'), planIn(answer.json)]
	if (status === 'already_claimed') return tell({ title: alerts.alreadyClaimed })
	if (status !== 'claimed' || typeof limit !== 'number' || !plan) return tell({ title: alerts.claimUnexpected, tone: 'bad' })
	announce(plan)
	const said = alerts.claimed[new Intl.PluralRules(language).select(limit)] ?? alerts.claimed.other ?? ''
	tell({ title: said.replace(COUNT_PLACE, String(limit)), tone: 'good' })
}

async function buy({ post, tell, goTo, words, dashboardUrl }: ChooseDeps, userId: string): Promise<boolean> {
	const body = { clerk_user_id: userId, plan: PLANS.pro.name, success_url: dashboardUrl, cancel_url: dashboardUrl }
	const answer = await post('/billing/create-checkout-session', body)
	const isRefused = typeof answer === 'string' || !answer.ok
	const url = isRefused ? undefined : fieldOf(answer.json, 'url')
	if (typeof url === 'string' && url !== '') {
		goTo(url)
		return true
	}
	tell({ title: words.alerts.checkoutFailed, tone: 'bad', ...(isRefused && { text: refusalWords(answer, words) }) })
	return false
}

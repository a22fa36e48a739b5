import { describe, expect, test } from 'vitest'
import { AppError } from '../../core/errors'
import { APP_LANGUAGES } from '../../core/locale/app-languages'
import { foreignWords } from '../../core/messages/message'
import french from '../../core/messages/words/billing/fr.json'
import type { PlanId, PlanName } from '../../core/plans/plans'
import { readBilling, rememberBilling } from '../browser/storage'
import { type Answer, type Lost, refusalWords } from '../documents/own-call'
import { loadLanguage } from '../i18n/show-language'
import type { ToastMessage } from '../ui/toast-store'
import { announcePlan, onPlan } from './billing-event'
import { cancelPlan } from './cancel-plan'
import { choosePlan, type PlanAlert, visitorPath } from './choose-plan'
import { keepPlan, readKeptPlan } from './kept-plan'
import { footOf, type PlanFoot } from './plan-button'
import { cancelsWords } from './plan-texts'
import { COUNT_PLACE } from './pricing-data'
import { PRICING_MESSAGES, pricingData } from './pricing-words'
import { translate } from './words'

const lost = new AppError('upstream', foreignWords('Vitrine could not be reached.'))

/** What the words of the document are in English. */
const words = pricingData('en')

async function press(plan: PlanId, current: PlanName, answer: unknown) {
	const seen = { calls: [] as unknown[][], alerts: [] as PlanAlert[], plans: [] as string[], went: [] as string[] }
	const isLeaving = await choosePlan(
		{
			words,
			async post(...call: unknown[]) {
				seen.calls.push(call)
				if (answer instanceof Error) throw answer
				return answer as Answer | Lost
			},
			tell: (alert) => void seen.alerts.push(alert),
			announce: (name) => void seen.plans.push(name),
			goTo: (url) => void seen.went.push(url),
			dashboardUrl: 'https://own.example/dashboard',
		},
		'u1',
		plan,
		current,
	)
	return { ...seen, isLeaving, titles: seen.alerts.map(({ title }) => title) }
}
const answered = (json: unknown): Answer => ({ ok: true, status: 200, json })
const refused = (json: unknown): Answer => ({ ok: false, status: 409, json })

describe('the pricing button', () => {
	test('[L-11] a visitor pressing Free goes to /signup, Pro to /login', () => {
		expect([visitorPath('free'), visitorPath('pro')]).toEqual(['/signup', '/login'])
	})

	test.each<[PlanId, PlanName | undefined, boolean, PlanFoot]>([
		['free', undefined, true, 'visit'],
		['pro', undefined, false, 'visit'],
		['free', 'Free', true, 'yours'],
		['pro', 'Free', true, 'choose'],
		['pro', 'Free', false, 'unsold'],
		['free', 'Pro', true, 'choose'],
		['pro', 'Pro', false, 'yours'],
	])('[P-1] [L-11] the card of %s for one with %s, sold here: %s, ends with %s', (plan, current, isSold, foot) => {
		expect(footOf(plan, { plan: current, isSold })).toBe(foot)
	})

	test('[P-1] the plan one has does nothing', async () => {
		for (const [plan, name] of [
			['free', 'Free'],
			['pro', 'Pro'],
		] as const) {
			expect(await press(plan, name, answered({}))).toMatchObject({ calls: [], alerts: [], isLeaving: false })
		}
	})

	const claimed = { status: 'claimed', limit: 5, pages_generated: 0 }
	const failed = 'Unable to claim free quota. See console for details.'
	test.each<[string, Answer | Lost, string[], string[]]>([
		['claimed', answered({ ...claimed, plan: 'Free' }), ['Free quota claimed: 5 pages available.'], ['Free']],
		['claimed by one who keeps Pro', answered({ ...claimed, plan: 'Pro' }), ['Free quota claimed: 5 pages available.'], ['Pro']],
		['claimed before', answered({ ...claimed, status: 'already_claimed', plan: 'Free' }), ['You have already claimed the free quota.'], []],
		['refused', refused({ error: 'No.' }), [failed], []],
		['an error in the answer', answered({ error: 'No.' }), [failed], []],
		['no answer', 'unreachable', [failed], []],
		['something else', answered({ status: 'perhaps' }), ['Unexpected response. Check console.'], []],
		['a count of nothing', answered({ status: 'claimed', plan: 'Free' }), ['Unexpected response. Check console.'], []],
	])(
		'[P-1] [P-6] Free, %s: the alert of the specification, and the plan is broadcast when it was given',
		async (_what, answer, titles, plans) => {
			const calls = [['/billing/claim-free', { clerk_user_id: 'u1' }]]
			expect(await press('free', 'Pro', answer)).toMatchObject({ calls, titles, plans, isLeaving: false })
		},
	)

	test('[P-1] Pro leads to the address that is answered; without one, or with an error, the alert of the specification', async () => {
		const url = 'https://checkout.example/c'
		const dashboard = 'https://own.example/dashboard'
		const body = { clerk_user_id: 'u1', plan: 'Pro', success_url: dashboard, cancel_url: dashboard }
		expect(await press('pro', 'Free', answered({ url }))).toMatchObject({
			calls: [['/billing/create-checkout-session', body]],
			went: [url],
			titles: [],
			isLeaving: true,
		})
		for (const answer of [answered({}), answered({ url: '' }), answered(null), refused({ url }), 'timeout' as const]) {
			const titles = ['Unable to start checkout. See console for details.']
			expect(await press('pro', 'Free', answer)).toMatchObject({ went: [], titles, isLeaving: false })
		}
	})

	test('[P-1] [W-1] why it failed stands below the alert, in the language of the document', async () => {
		const error = 'Pro is not sold here: this installation has no payment provider.'
		expect((await press('pro', 'Free', refused({ error }))).alerts[0]?.text).toBe(error)
		expect((await press('pro', 'Free', 'unreachable')).alerts[0]?.text).toBe(words.calls.unreachable)
		await loadLanguage('fr')
		expect(refusalWords(refused({ error, said: { key: 'billing.not_sold' } }), pricingData('fr'))).toBe(french.not_sold)
	})

	test('a bug is not told as a failed checkout', async () => {
		await expect(press('pro', 'Free', new TypeError('bug'))).rejects.toThrow('bug')
	})
})

test('[W-1] the words of the script are there in every language, each with all its plural forms', async () => {
	for (const language of APP_LANGUAGES) {
		await loadLanguage(language)
		const data = pricingData(language)
		expect(Object.values(data.messages).flatMap(Object.keys)).toHaveLength(language === 'en' ? 0 : PRICING_MESSAGES.length)
		expect(Object.keys(data.alerts.claimed).sort()).toEqual([...new Intl.PluralRules(language).resolvedOptions().pluralCategories].sort())
		expect(data.alerts.claimed.other).toContain(COUNT_PLACE)
		// Places in braces are the server's to fill in; a word that was not found is its own name.
		expect(JSON.stringify(data)).not.toMatch(/\{\{|""|toasts\./)
	}
})

test('[P-6] what is kept of a plan is what the app keeps and reads', () => {
	const kept = new Map<string, string>()
	const store = {
		getItem: (key: string) => kept.get(key) ?? null,
		setItem: (key: string, text: string) => void kept.set(key, text),
		removeItem() {},
	}
	const info = {
		plan: 'Pro',
		pages_generated: 3,
		limit: 150,
		subscription_status: 'active',
		subscription_current_period_end: 1_790_000_000,
		stripe_cancel_at: null,
		payments: 'stripe',
		refundable_until: null,
		has_portal: true,
	} as const
	rememberBilling(store, info)
	const byApp = kept.get('ppg_billing')
	kept.clear()
	keepPlan(store, info)
	expect(kept.get('ppg_billing')).toBe(byApp)
	expect(readBilling(store)?.plan).toBe(readKeptPlan(byApp ?? null))
	for (const text of [null, 'no JSON', '"Pro"', '{"plan":"gold"}', '{}']) expect(readKeptPlan(text)).toBeUndefined()
})

describe('canceling', () => {
	const cancel = async (answer: unknown) => {
		const toasts: ToastMessage[] = []
		const api = { cancel: async () => (answer instanceof Error ? Promise.reject(answer) : answer) }
		return {
			answer: await cancelPlan({ api, toast: (message) => void toasts.push(message) }, 'u1'),
			titles: toasts.map(({ title }) => title),
		}
	}

	test('[P-4] [D-2] the question and the promise are the specification’s', () => {
		expect(translate('cancel.question')).toBe(
			'Cancel subscription? This will stop automatic renewal. You will keep remaining pages until the current period ends.',
		)
		expect(translate('strip.not_charged')).toBe("You won't be charged when the current subscription ends")
	})

	test('[P-4] what went wrong is told in the specification’s words', async () => {
		const good = { status: 'cancelling', subscription_current_period_end: 1_790_000_000, stripe_cancel_at: null }
		expect(await cancel(good)).toEqual({ answer: good, titles: [] })
		expect(await cancel(new AppError('conflict', foreignWords('There is no subscription to change.')))).toEqual({
			answer: undefined,
			titles: ['Unable to cancel subscription: There is no subscription to change.'],
		})
		expect((await cancel(lost)).titles).toEqual(['Failed to cancel subscription. See console for details.'])
		expect((await cancel({ status: 'perhaps' })).titles).toEqual(['The answer about your subscription was not understood.'])
	})

	test('[D-2] the badge says when it ends, or that it does', () => {
		const status = { subscription_status: 'cancel_at_period_end', subscription_current_period_end: null }
		expect(cancelsWords(translate, { ...status, stripe_cancel_at: '2026-12-20T12:00:00.000Z' })).toBe('Cancels December 20, 2026')
		expect(cancelsWords(translate, { ...status, subscription_current_period_end: Date.UTC(2026, 11, 20, 12) / 1000 })).toBe(
			'Cancels December 20, 2026',
		)
		expect([cancelsWords(translate, status), cancelsWords(translate, { ...status, stripe_cancel_at: 'soon' })]).toEqual([
			'Cancels at period end',
			'Cancels at period end',
		])
		expect(cancelsWords(translate, { subscription_status: 'active' })).toBeUndefined()
	})
})

describe('billing:updated', () => {
	test('[P-6] carries the plan to whoever listens, in any case; what names no plan is not heard', () => {
		const [target, heard]: [EventTarget, string[]] = [new EventTarget(), []]
		const stop = onPlan((plan) => heard.push(plan), target)
		announcePlan('Pro', target)
		for (const detail of [{ plan: 'free' }, { plan: 'gold' }, {}, null])
			target.dispatchEvent(new CustomEvent('billing:updated', { detail }))
		target.dispatchEvent(new Event('billing:updated'))
		stop()
		announcePlan('Pro', target)
		expect(heard).toEqual(['Pro', 'Free'])
	})
})

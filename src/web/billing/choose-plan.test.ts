import { describe, expect, test } from 'vitest'
import { AppError } from '../../core/errors'
import type { PlanId, PlanName } from '../../core/plans/plans'
import type { ToastMessage } from '../ui/toast-store'
import { announcePlan, onPlan } from './billing-event'
import { cancelPlan } from './cancel-plan'
import { choosePlan, visitorPath } from './choose-plan'
import { cancelsWords } from './plan-texts'
import { translate } from './words'

const lost = new AppError('upstream', 'Vitrine could not be reached.')

async function press(plan: PlanId, current: PlanName, answer: unknown) {
	const seen = { calls: [] as unknown[][], toasts: [] as ToastMessage[], plans: [] as string[], went: [] as string[] }
	const answered = async (...call: unknown[]) => {
		seen.calls.push(call)
		if (answer instanceof Error) throw answer
		return answer
	}
	const api = {
		claimFree: (...call: unknown[]) => answered('claim', ...call),
		checkout: (...call: unknown[]) => answered('checkout', ...call),
	}
	const toast = (message: ToastMessage) => void seen.toasts.push(message)
	const deps = { api, toast, announce: (name: PlanName) => void seen.plans.push(name), goTo: (url: string) => void seen.went.push(url) }
	const isLeaving = await choosePlan(deps, 'u1', plan, current)
	return { ...seen, isLeaving, titles: seen.toasts.map(({ title }) => title) }
}

describe('the pricing button', () => {
	test('[L-11] a visitor pressing Free goes to /signup, Pro to /login', () => {
		expect([visitorPath('free'), visitorPath('pro')]).toEqual(['/signup', '/login'])
	})

	test('[P-1] the plan one has does nothing', async () => {
		for (const [plan, name] of [
			['free', 'Free'],
			['pro', 'Pro'],
		] as const) {
			expect(await press(plan, name, {})).toMatchObject({ calls: [], toasts: [], isLeaving: false })
		}
	})

	test.each<[string, unknown, string[], string[]]>([
		['claimed', { status: 'claimed', limit: 5, pages_generated: 0, plan: 'Free' }, ['Free quota claimed: 5 pages available.'], ['Free']],
		[
			'claimed by one who keeps Pro',
			{ status: 'claimed', limit: 5, pages_generated: 0, plan: 'Pro' },
			['Free quota claimed: 5 pages available.'],
			['Pro'],
		],
		[
			'claimed before',
			{ status: 'already_claimed', limit: 5, pages_generated: 2, plan: 'Free' },
			['You have already claimed the free quota.'],
			[],
		],
		['an error', lost, ['Unable to claim free quota. See console for details.'], []],
		['something else', { status: 'perhaps' }, ['Unexpected response. Check console.'], []],
	])(
		'[P-1] [P-6] Free, %s: the alert of the specification, and the plan is broadcast when it was given',
		async (_what, answer, titles, plans) => {
			expect(await press('free', 'Pro', answer)).toMatchObject({ calls: [['claim', 'u1']], titles, plans, isLeaving: false })
		},
	)

	test('[P-1] Pro leads to the address that is answered; without one, or with an error, the alert of the specification', async () => {
		const url = 'https://checkout.example/c'
		expect(await press('pro', 'Free', { url })).toMatchObject({
			calls: [['checkout', 'u1', 'Pro']],
			went: [url],
			titles: [],
			isLeaving: true,
		})
		for (const answer of [{}, { url: '' }, null, lost]) {
			const titles = ['Unable to start checkout. See console for details.']
			expect(await press('pro', 'Free', answer)).toMatchObject({ went: [], titles, isLeaving: false })
		}
	})

	test('a bug is not told as a failed checkout', async () => {
		await expect(press('pro', 'Free', new TypeError('bug'))).rejects.toThrow('bug')
	})
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
		expect(await cancel(new AppError('conflict', 'There is no subscription to change.'))).toEqual({
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

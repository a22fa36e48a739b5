import { describe, expect, it } from 'vitest'
import { PLAN_CARDS } from './plan-cards'
import { findPlan, PLANS, REFUND_DAYS } from './plans'
import { allowanceOf, isStale, type Subscription, type SubscriptionStatus, statusShown } from './subscription'

const day = (number: number) => new Date(Date.UTC(2026, 0, number))
const subscription = (changes: Partial<Subscription> = {}): Subscription => ({
	id: 'sub_1',
	status: 'active',
	quotaPeriodStart: day(1),
	periodEnd: day(31),
	cancelAt: null,
	...changes,
})

describe('what a subscription allows', () => {
	it('[P-1] nobody’s subscription is Free: 5 pages, once; a running one is Pro: 150 pages in a pot of its period', () => {
		expect(allowanceOf([], day(2))).toEqual({ plan: 'free', limit: 5, key: 'free', subscription: undefined })
		expect(allowanceOf([subscription()], day(2))).toMatchObject({ plan: 'pro', limit: 150, key: `sub_1:${day(1).getTime() / 1000}` })
	})

	it.each<[SubscriptionStatus, 'free' | 'pro', string]>([
		['active', 'pro', 'active'],
		['trialing', 'pro', 'trialing'],
		['past_due', 'pro', 'past_due'],
		['unpaid', 'free', 'unpaid'],
		['paused', 'free', 'paused'],
		['canceled', 'free', 'canceled'],
		['incomplete', 'free', 'inactive'],
		['incomplete_expired', 'free', 'inactive'],
	])('[P-3] %s gives %s and is shown as %s', (status, plan, shown) => {
		const one = subscription({ status })
		expect([allowanceOf([one], day(2)).plan, statusShown(one, day(2))]).toEqual([plan, shown])
	})

	it('[P-4] canceled for the period’s end, it lasts until then and not a moment longer', () => {
		const one = subscription({ cancelAt: day(31) })
		expect([allowanceOf([one], new Date(day(31).getTime() - 1)).plan, statusShown(one, day(2))]).toEqual(['pro', 'cancel_at_period_end'])
		expect([allowanceOf([one], day(31)).plan, statusShown(one, day(31))]).toEqual(['free', 'canceled'])
	})

	it('[P-3] late news of a renewal takes nothing away for three days, but asks to be looked up', () => {
		const one = subscription()
		expect([isStale(one, day(30)), isStale(one, day(31)), isStale(subscription({ status: 'canceled' }), day(40))]).toEqual([
			false,
			true,
			false,
		])
		expect([allowanceOf([one], day(33)).plan, allowanceOf([one], day(34)).plan]).toEqual(['pro', 'free'])
	})

	it('[P-3] of several, the one that lasts longest counts; an ended one never hides a running one', () => {
		const ended = subscription({ id: 'sub_0', status: 'canceled', periodEnd: day(60) })
		expect(allowanceOf([ended, subscription()], day(2)).subscription?.id).toBe('sub_1')
		expect(allowanceOf([ended], day(2))).toMatchObject({ plan: 'free', subscription: { id: 'sub_0' } })
		const chosen = (...all: Subscription[]) => [all, all.toReversed()].map((some) => allowanceOf(some, day(2)).subscription?.id)
		const longer = subscription({ id: 'sub_2', periodEnd: day(40) })
		expect(chosen(subscription({ id: 'sub_3' }), longer, subscription())).toEqual(['sub_2', 'sub_2'])
		expect(chosen(ended, subscription({ id: 'sub_4', status: 'canceled' }))).toEqual(['sub_0', 'sub_0'])
		// Of two that last as long, the same one each time, however they come out of the database.
		expect(chosen(subscription({ id: 'sub_3' }), subscription({ id: 'sub_5' }))).toEqual(['sub_5', 'sub_5'])
	})

	it('[P-3] who never had one is told so, and one that was never paid for is not asked after', () => {
		expect(statusShown(undefined, day(2))).toBe('inactive')
		expect(isStale(subscription({ status: 'incomplete_expired' }), day(40))).toBe(false)
		expect(isStale(subscription({ status: 'incomplete' }), day(40))).toBe(true)
	})
})

describe('the catalogue', () => {
	it('[P-1] the cards say what is enforced: prices, pages and the days of refund come from the same numbers', () => {
		const [free, pro] = PLAN_CARDS
		expect([free?.price, pro?.price, pro?.popular]).toEqual(['$0', '$19', true])
		expect(free?.features.join()).toContain(`${PLANS.free.pages} product pages`)
		expect(pro?.features.join()).toContain(`${PLANS.pro.pages} product pages`)
		expect(pro?.features.join()).toContain(`${REFUND_DAYS} days`)
	})

	it('[P-2] plans are read in any case, and nothing else is a plan', () => {
		expect(['Free', 'PRO', ' pro ', 'gold', 'constructor', ''].map(findPlan)).toEqual([
			'free',
			'pro',
			'pro',
			undefined,
			undefined,
			undefined,
		])
	})
})

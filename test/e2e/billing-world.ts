import type { Page } from '@playwright/test'
import type { BillingInfo } from '../../src/core/contracts/billing'
import type { FakeStripe } from '../fakes/stripe/stripe'
import { send } from './acts'
import { test as base, expect, type World } from './world'

export { expect } from './world'

/**
 * A Stripe where nothing has happened yet: what did, in other journeys, is left out. It tells nothing before it is told
 * where to.
 */
function newStripe(stripe: FakeStripe): FakeStripe {
	const { outbox } = stripe
	const [customers, subscriptions, refunds] = [stripe.customers().length, stripe.subscriptions().length, stripe.refunds().length]
	const [events, waiting] = [outbox.events.length, outbox.waiting.length]
	outbox.setEndpoint(undefined)
	stripe.failNext(0)
	return {
		...stripe,
		customers: () => stripe.customers().slice(customers),
		subscriptions: () => stripe.subscriptions().slice(subscriptions),
		refunds: () => stripe.refunds().slice(refunds),
		outbox: {
			...outbox,
			get events() {
				return outbox.events.slice(events)
			},
			get waiting() {
				return outbox.waiting.slice(waiting)
			},
		},
	}
}

/** A fixture: Stripe as one journey sees it. */
export const ownStripe = async ({ stripeOfAll }: { stripeOfAll: FakeStripe }, use: (stripe: FakeStripe) => Promise<void>) => {
	await use(newStripe(stripeOfAll))
	await stripeOfAll.outbox.settled()
}

/** The app, selling through a Stripe where nothing has happened yet; nothing is told before `tellNews`. */
export const test = base.extend<{ stripe: FakeStripe }>({ stripe: ownStripe })

/** The bar above every screen, with plan, quota and the plan's button. */
export const bar = (page: Page) => page.getByRole('banner')

/** From here on Stripe sends what happens to the app. */
export function tellNews(stripe: FakeStripe, world: World): void {
	stripe.outbox.setEndpoint(`${world.url}/billing/webhook`)
}

/** Where the browser is sent to buy Pro. */
export async function checkout(page: Page, world: World): Promise<string> {
	const home = `${world.url}/dashboard`
	const answer = await send(page, world, '/billing/create-checkout-session', { plan: 'Pro', success_url: home, cancel_url: home })
	expect(answer.status(), await answer.text()).toBe(200)
	return ((await answer.json()) as { url: string }).url
}

/** Buys Pro as the screens do, without them: checkout, payment, and the way back. The id of the subscription. */
export async function buyPro(page: Page, world: World, stripe: FakeStripe): Promise<string> {
	const back = new URL(stripe.pay(await checkout(page, world)))
	const answer = await send(page, world, '/billing/reconcile', { session_id: back.searchParams.get('session_id') })
	expect(await answer.json()).toMatchObject({ plan: 'Pro' })
	return stripe.subscriptions().at(-1)?.id ?? ''
}

/** The user's plan, as the server says. */
export async function planOf(page: Page, world: World): Promise<BillingInfo> {
	return (await send(page, world, '/billing/get_plan')).json()
}

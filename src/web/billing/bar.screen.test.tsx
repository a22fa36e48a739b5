import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { FREE, onPhone, openScreen, refusal, SELLER } from '../../../test/support/open-screen'
import type { BillingInfo } from '../../core/contracts/billing'
import { PlanStrip } from './plan-strip'

const END = Date.UTC(2027, 0, 15) / 1000
const PRO: BillingInfo = {
	...FREE,
	plan: 'Pro',
	limit: 150,
	pages_generated: 1,
	subscription_status: 'active',
	subscription_current_period_end: END,
	has_portal: true,
}
const CANCEL = 'POST /billing/cancel-subscription'
const QUESTION = 'Cancel subscription? This will stop automatic renewal. You will keep remaining pages until the current period ends.'
const bar = () => page.getByRole('banner')

const openAsPro = (answers: Parameters<typeof openScreen>[2] = {}) =>
	openScreen(
		'/settings',
		{},
		{ 'GET /api/me': { ...SELLER, plan: 'Pro', limit: 150, pages_generated: 1 }, 'POST /billing/get_plan': PRO, ...answers },
	)

async function cancel(): Promise<void> {
	await bar().getByRole('button', { name: 'Cancel' }).click()
	await expect.element(page.getByRole('dialog').getByText(QUESTION)).toBeVisible()
	await page.getByRole('dialog').getByRole('button', { name: 'Cancel subscription' }).click()
}

test('[D-5] [D-2] the bar of every screen shows the plan, pages left and used, and the way to more', async () => {
	await openScreen('/settings', {}, { 'GET /api/me': { ...SELLER, pages_generated: 1 } })
	await expect.element(bar().getByText('4 left · 1 of 5 used')).toBeVisible()
	await expect.element(bar().getByText('Free', { exact: true })).toBeVisible()
	await expect.element(bar().getByRole('link', { name: 'Upgrade' })).toHaveAttribute('href', '/pricing')
	await expect.element(bar().getByRole('button', { name: 'Cancel' })).not.toBeInTheDocument()
})

test('[D-5] [R-9] on a phone pages used and left are in sight as well', async () => {
	await onPhone()
	await openScreen('/settings', {}, { 'GET /api/me': { ...SELLER, pages_generated: 1 } })
	await expect.element(bar().getByText('4 left · 1 of 5 used')).toBeInViewport()
	expect(document.documentElement.scrollWidth).toBe(360)
})

test('[P-4] [D-2] Pro is canceled after a question, and the bar says when it ends', async () => {
	const stripe_cancel_at = new Date(END * 1000).toISOString()
	const server = await openAsPro({
		[CANCEL]: () => {
			server.answer({ 'POST /billing/get_plan': { ...PRO, subscription_status: 'cancel_at_period_end', stripe_cancel_at } })
			return { status: 'cancelling', subscription_current_period_end: END, stripe_cancel_at }
		},
	})
	await bar().getByRole('button', { name: 'Cancel' }).click()
	await page.getByRole('dialog').getByRole('button', { name: 'Keep Pro' }).click()
	await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
	expect(server.asked.map(({ path }) => path)).not.toContain('/billing/cancel-subscription')
	await cancel()
	await expect.element(bar().getByText('Cancels January 15, 2027')).toBeVisible()
	await expect.element(bar().getByRole('button', { name: 'Cancel' })).not.toBeInTheDocument()
})

test.each([
	[
		'the provider is out of order',
		refusal(502, 'upstream', 'Stripe does not answer.'),
		'Failed to cancel subscription. See console for details.',
	],
	['there is nothing to cancel', refusal(409, 'conflict', 'There is no subscription to change.'), 'Unable to cancel subscription: '],
	['the answer is not understood', { status: 'perhaps' }, 'The answer about your subscription was not understood.'],
])('[P-4] [D-3] when %s a cancellation is told of in its words, and Pro stays', async (_what, answer, words) => {
	await openAsPro({ [CANCEL]: answer })
	await cancel()
	await expect.element(page.getByText(words, { exact: false }).first()).toBeVisible()
	await expect.element(bar().getByRole('button', { name: 'Cancel' })).toBeEnabled()
})

test('[P-6] [D-2] the stored plan is shown until the server answers; what a script tells of it is taken over', async () => {
	const { subscription_status: _, ...shown } = PRO
	localStorage.setItem('ppg_billing', JSON.stringify({ ...shown, subscription_status: 'cancel_at_period_end' }))
	const server = await openAsPro({
		'POST /billing/get_plan': () => {
			throw new TypeError('Failed to fetch')
		},
	})
	await expect.element(bar().getByText(/^Cancels /)).toBeVisible()
	server.answer({ 'GET /api/me': SELLER, 'POST /billing/get_plan': FREE })
	window.dispatchEvent(new CustomEvent('billing:updated', { detail: { plan: 'Free' } }))
	await expect.element(bar().getByText('Free', { exact: true })).toBeVisible()
	await expect.element(bar().getByRole('link', { name: 'Upgrade' })).toBeVisible()
	await expect.poll(() => JSON.parse(localStorage.getItem('ppg_billing') ?? '{}')).toMatchObject({ plan: 'Free', limit: 5 })
})

test('[P-3] a payment that failed is told of above the dashboard, with the way to pay, until it is paid', async () => {
	const me = { ...SELLER, plan: 'Pro' as const, limit: 150 }
	const server = await openScreen(
		'/dashboard',
		{ '/dashboard': () => <PlanStrip me={me} /> },
		{
			'GET /api/me': me,
			'POST /billing/get_plan': { ...PRO, subscription_status: 'past_due' },
			'POST /billing/portal': refusal(502, 'upstream', 'Stripe does not answer.'),
		},
	)
	await expect.element(page.getByText('Your last payment did not go through')).toBeVisible()
	await page.getByRole('button', { name: 'Update your card' }).click()
	await expect.poll(() => server.asked.map(({ path }) => path)).toContain('/billing/portal')
	await expect.element(page.getByRole('button', { name: 'Update your card' })).toBeEnabled()
	server.answer({ 'POST /billing/get_plan': PRO })
	window.dispatchEvent(new CustomEvent('billing:updated', { detail: { plan: 'Pro' } }))
	await expect.element(page.getByText('Your last payment did not go through')).not.toBeInTheDocument()
})

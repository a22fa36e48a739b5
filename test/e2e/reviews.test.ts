import { makePage, PASSWORD, pagesUsed, signUp } from './acts'
import { stumbles } from './stumbles'
import { test as base, expect } from './world'

const OWNER = 'owner@vitrine.example'

const test = base.extend<{ settings: Record<string, string>; alone: boolean }>({
	// biome-ignore lint/correctness/noEmptyPattern: a fixture names what it needs, and this needs nothing
	settings: async ({}, use) => use({ OWNER_EMAILS: OWNER }),
	alone: true,
})

test('[N-9] [L-1] a seller is asked after the third page; the owner approves or rejects; an approved review is on the landing page', {
	tag: '@deep',
}, async ({ seller, world, browser }) => {
	test.slow()
	await signUp(seller, world, 'Amina Trader')
	const card = seller.getByRole('region', { name: 'What do you think of Vitrine?' })
	await makePage(seller, world)
	await makePage(seller, world)
	await seller.reload()
	await expect(seller.getByRole('heading', { name: 'AI-Powered Product Pages' })).toBeVisible()
	expect(await pagesUsed(seller, world)).toBe(2)
	await expect(card).toHaveCount(0)

	await makePage(seller, world)
	await seller.reload()
	await expect(card).toBeVisible()
	const send = card.getByRole('button', { name: 'Send the review' })
	await card.getByLabel('3 of 5').check()
	await card.getByLabel('Your words').fill('The pages are honest. On my phone it could be quicker.')
	await card.getByLabel('Name to be shown').fill('Amina <T>')
	await send.click()
	await expect(card.getByText('agree to its being shown', { exact: false })).toBeVisible()
	await card.getByLabel('You may show this review', { exact: false }).check()
	expect(await stumbles(seller, 'dashboard')).toEqual([])
	await send.click()
	const mine = seller.getByRole('region', { name: 'Your review', exact: true })
	await expect(mine).toContainText('3 of 5. We look at it before it is shown.')
	await seller.goto(world.url)
	await expect(seller.getByText('be the first to write one', { exact: false })).toBeVisible()

	const context = await browser.newContext()
	const owner = await context.newPage()
	const joined = await owner.request.post(`${world.url}/api/auth/sign-up/email`, {
		headers: { origin: world.url },
		data: { name: 'Owner', email: OWNER, password: PASSWORD },
	})
	expect(joined.ok(), await joined.text()).toBe(true)
	await owner.goto(`${world.url}/owner/reviews`)
	const review = owner.getByRole('article', { name: 'Review by Amina <T>' })
	await expect(review).toContainText('Waiting for you')
	expect(await stumbles(owner, 'reviews')).toEqual([])
	await review.getByRole('button', { name: 'Approve' }).click()
	await expect(review).toContainText('Shown')

	await seller.goto(world.url)
	const shown = seller.locator('#reviews li', { hasText: 'The pages are honest.' })
	await expect(shown).toContainText('3 out of 5')
	await expect(shown).toContainText('Amina <T>')
	const today = new Date()
	await expect(shown.locator('time')).toHaveAttribute('datetime', today.toISOString().slice(0, 10))
	await expect(shown.locator('time')).toHaveText(new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(today))
	await expect(seller.getByText('be the first to write one', { exact: false })).toHaveCount(0)

	await review.getByRole('button', { name: 'Reject' }).click()
	await review.getByLabel('Why it is not shown').fill('It names somebody who is not its writer.')
	await review.getByRole('button', { name: 'Reject' }).click()
	await expect(review).toContainText('Not shown')
	await expect(review).toContainText('Reason given: It names somebody who is not its writer.')
	await seller.reload()
	await expect(shown).toHaveCount(0)
	await seller.goto(`${world.url}/dashboard`)
	await expect(mine).toContainText('It is not shown. It names somebody who is not its writer.')
	await mine.getByRole('button', { name: 'Withdraw it' }).click()
	await expect(card).toBeVisible()
	await context.close()
})

test('[N-9] a seller is not shown the owner’s reviews, and one who says no is not asked again', { tag: '@deep' }, async ({
	seller,
	world,
}) => {
	await signUp(seller, world)
	await seller.goto(`${world.url}/owner/reviews`)
	await expect(seller.getByText('Only the owner of this installation sees how it runs.', { exact: false })).toBeVisible()
	for (let page = 0; page < 3; page++) await makePage(seller, world)
	await seller.goto(`${world.url}/dashboard`)
	await seller.getByRole('button', { name: 'No, thank you' }).click()
	await seller.reload()
	await expect(seller.getByRole('heading', { name: 'AI-Powered Product Pages' })).toBeVisible()
	await expect(seller.getByRole('region', { name: 'What do you think of Vitrine?' })).toHaveCount(0)
})

import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import { GENERATE_TIMEOUT_MS } from '../../src/core/limits'
import { csrfHeader, generate, haveAccount, LEAN, makePage, otherSeller, PASSWORD, pageIsReady, pagesUsed, send } from './acts'
import { expect, test, type World } from './world'

const MISSING = 'https://www.amazon.com/dp/B0MISSING0'

type Line = { movement: 'reset' | 'reserve' | 'commit' | 'release'; generationId: string | null }

/** Asks for a page of each link at once, and answers how each ended. */
async function generateAtOnce(page: Page, world: World, links: readonly string[]): Promise<string[]> {
	const headers = await csrfHeader(page, world)
	return Promise.all(
		links.map(async (product_link) => {
			const answer = await page.request.post(`${world.url}/api/generate`, {
				headers,
				multipart: { product_link },
				timeout: GENERATE_TIMEOUT_MS,
			})
			return ((await answer.json()) as { status: string }).status
		}),
	)
}

const count = <T>(all: readonly T[], wanted: T) => all.filter((one) => one === wanted).length

/** The movements of a seller's quota, as the file of everything kept of them tells. */
async function ledgerOf(page: Page, world: World): Promise<Line[]> {
	const zip = await page.request.get(`${world.url}/api/account/export`)
	const usage = unzipSync(await zip.body())['usage.json'] ?? new Uint8Array()
	return (JSON.parse(strFromU8(usage)) as { ledger: Line[] }).ledger
}

/** The same seller in another browser. */
async function signInElsewhere(page: Page, world: World): Promise<Page> {
	const elsewhere = await (await page.context().browser()?.newContext())?.newPage()
	if (!elsewhere) throw new Error('no browser')
	const answer = await elsewhere.request.post(`${world.url}/api/auth/sign-in/email`, {
		headers: { origin: world.url },
		data: { email: world.email, password: PASSWORD },
	})
	expect(answer.ok(), await answer.text()).toBe(true)
	return elsewhere
}

test('[P-5] [D-5] a hundred generations at once from two browsers make the five pages there are; nothing is left, and the pages stay', {
	tag: '@deep',
}, async ({ seller, world, browser }) => {
	test.slow()
	await haveAccount(seller, world)
	const [elsewhere, other] = [await signInElsewhere(seller, world), await otherSeller(browser, world)]
	const fifty = Array<string>(50).fill(LEAN)
	const [ours, theirs] = await Promise.all([
		Promise.all([generateAtOnce(seller, world, fifty), generateAtOnce(elsewhere, world, fifty)]),
		generateAtOnce(other, world, [LEAN]),
	])
	expect([count(ours.flat(), 'success'), count(ours.flat(), 'limit')]).toEqual([5, 95])
	// What one seller asks for takes nothing from another.
	expect([theirs, await pagesUsed(other, world)]).toEqual([['success'], 1])
	expect(await (await send(elsewhere, world, '/api/usage', { plan: 'Pro', limit: 150 })).json()).toEqual({ pages_used: 5 })
	const movements = (await ledgerOf(seller, world)).map(({ movement }) => movement)
	expect(movements.toSorted()).toEqual([...Array(5).fill('commit'), ...Array(5).fill('reserve'), 'reset'])

	await seller.goto(`${world.url}/dashboard`)
	await expect(seller.getByText('0 left · 5 of 5 used')).toBeVisible()
	await generate(seller, LEAN)
	const toast = seller.getByRole('status').or(seller.getByRole('alert')).filter({ hasText: 'You reached Your Limit' })
	await expect(toast.first()).toContainText('You have consumed your Quota, Please upgrade your plan')
	await expect(seller.getByRole('button', { name: 'Generate', exact: true })).toBeEnabled()
	await seller.goto(`${world.url}/pages`)
	await expect(seller.getByRole('main').getByRole('status')).toHaveText('5 pages')
	await seller.getByRole('main').getByRole('listitem').getByRole('link').first().click()
	await pageIsReady(seller, world)
	const [file] = await Promise.all([seller.waitForEvent('download'), seller.getByRole('button', { name: 'Download HTML Page' }).click()])
	expect(await readFile(await file.path(), 'utf8')).toContain('<h1')
	for (const page of [elsewhere, other]) await page.context().close()
})

test('[P-5] generations that fail give their page back: of many at once, good and bad, as many pages come as were left', {
	tag: '@deep',
}, async ({ seller, world }) => {
	await haveAccount(seller, world)
	for (let page = 0; page < 3; page += 1) await makePage(seller, world)
	const links = Array.from({ length: 20 }, (_, at) => (at % 2 === 0 ? LEAN : MISSING))
	const ended = await generateAtOnce(seller, world, links)
	const made = count(ended, 'success')
	expect(made).toBeLessThanOrEqual(2)
	expect(ended.filter((status) => !['success', 'limit', 'error'].includes(status))).toEqual([])
	expect(await pagesUsed(seller, world)).toBe(3 + made)

	// Whatever the failing ones held meanwhile is there again: exactly the rest can be made.
	const rest = await generateAtOnce(seller, world, Array(4).fill(LEAN))
	expect([count(rest, 'success'), count(rest, 'limit')]).toEqual([2 - made, 2 + made])
	expect(await pagesUsed(seller, world)).toBe(5)
	const ledger = await ledgerOf(seller, world)
	const of = (movement: Line['movement']) => ledger.filter((line) => line.movement === movement)
	expect(of('commit')).toHaveLength(5)
	expect(of('release')).toHaveLength(count(ended, 'error'))
	const settled = [...of('commit'), ...of('release')].map(({ generationId }) => generationId)
	expect(settled.toSorted()).toEqual(
		of('reserve')
			.map(({ generationId }) => generationId)
			.toSorted(),
	)
})

test.describe('on a phone', () => {
	test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

	test('[D-5] pages used and left are in sight on a phone as well, on every screen, and true at once after a page was made', {
		tag: '@deep',
	}, async ({ seller, world }) => {
		await haveAccount(seller, world)
		await seller.goto(`${world.url}/dashboard`)
		await expect(seller.getByText('5 left · 0 of 5 used')).toBeInViewport()
		await generate(seller, LEAN)
		await pageIsReady(seller, world)
		await expect(seller.getByText('4 left · 1 of 5 used')).toBeInViewport()
		for (const path of ['/dashboard', '/pages', '/settings', '/connect-woocommerce-store']) {
			await seller.goto(`${world.url}${path}`)
			await expect(seller.getByText('4 left · 1 of 5 used')).toBeInViewport()
		}
	})
})

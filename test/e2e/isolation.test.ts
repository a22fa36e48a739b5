import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { APIResponse, Page } from '@playwright/test'
import { IMAGE_EDITS } from '../../src/core/contracts/generate-form'
import { productFromText } from '../../src/core/product/product-from-text'
import type { FakeStores } from '../fakes/start-stores'
import type { FakeStripe } from '../fakes/stripe/stripe'
import { csrfHeader, editorBar, haveAccount, makePage, otherSeller, PASSWORD, send, userId } from './acts'
import { buyPro, ownStripe } from './billing-world'
import { openPublish } from './store-world'
import { test as base, expect, type World } from './world'

const DELIVERY = 'Delivered from Agadir within 2 working days.'

type Fakes = { stores: FakeStores; stripe: FakeStripe; settings: Record<string, string> }

/** An installation with stores to push to and plans to buy, whose log is the fullest. */
const test = base.extend<Pick<Fakes, 'stripe' | 'settings'>>({
	stripe: ownStripe,
	settings: ({ stores, stripe }, use) =>
		use({ ...stores.settings, ...stripe.settings, LOG_LEVEL: 'trace', OWNER_EMAILS: 'owner@vitrine.example' }),
})

/** What a seller has here, and by which ids it is known. */
type Owned = Record<'user' | 'page' | 'share' | 'generation' | 'connection' | 'push' | 'session' | 'checkout', string>

/** A seller with one of everything: a page, a store it was pushed to, a store profile, and Pro. */
async function haveEverything(page: Page, world: World, { stores, stripe }: Pick<Fakes, 'stores' | 'stripe'>): Promise<Owned> {
	const get = async (path: string) => (await page.request.get(`${world.url}${path}`)).json()
	const done = async (answer: APIResponse) => {
		expect(answer.ok(), await answer.text()).toBe(true)
		return answer.json()
	}
	await haveAccount(page, world)
	await buyPro(page, world, stripe)
	const id = await makePage(page, world)
	await done(await send(page, world, '/api/store-profile', { terms: [{ market: 'all', language: 'english', delivery: DELIVERY }] }, 'PUT'))
	const { url, key, secret } = stores.woocommerce.login
	await done(await send(page, world, '/save_woo_credentials', { store_url: url, consumer_key: key, consumer_secret: secret }))
	const { push_id: push } = await done(await send(page, world, `/api/pages/${id}/push`, { store: 'woocommerce', price: 49 }))
	const share = await done(await send(page, world, `/api/pages/${id}/shares`, { days: 7 }))
	return {
		user: await userId(page, world),
		page: id,
		share: share.token,
		generation: (await get('/api/generations/current')).id,
		connection: (await get('/api/stores/connections')).connections[0].id,
		push,
		session: (await get('/api/account/sessions')).sessions[0].id,
		checkout:
			[...stripe.calls]
				.findLast((call) => call.startsWith('GET /v1/checkout/sessions/'))
				?.split('/')
				.at(-1) ?? '',
	}
}

/** Everything a seller can see of what is theirs; what time alone changes is left out. */
async function everythingOf(page: Page, world: World, owned: Owned): Promise<unknown[]> {
	const paths = [
		'/api/pages',
		`/api/pages/${owned.page}`,
		`/api/pages/${owned.page}/versions`,
		`/api/pages/${owned.page}/pushes`,
		`/api/pages/${owned.page}/shares`,
		`/api/generations/${owned.generation}`,
		'/api/store-profile',
		'/api/stores/connections',
		'/get_woo_credentials',
		'/api/me',
	]
	const seen: unknown[] = []
	for (const path of paths) {
		const answer = await page.request.get(`${world.url}${path}`)
		expect([path, answer.status()]).toEqual([path, 200])
		seen.push(await answer.json())
	}
	seen.push(await (await send(page, world, '/billing/get_plan')).json())
	return seen
}

type Call = { method: string; path: string; isForUsers: boolean; isForOwner: boolean }

/** Every call there is, as the app's own document lists them. */
async function callsOf(page: Page, world: World): Promise<Call[]> {
	type Operation = { security: Record<string, unknown>[]; 'x-owner-only'?: true }
	const { paths }: { paths: Record<string, Record<string, Operation>> } = await (
		await page.request.get(`${world.url}/api/openapi.json`)
	).json()
	return Object.entries(paths).flatMap(([path, operations]) =>
		Object.entries(operations).map(([method, { security, 'x-owner-only': owner }]) => ({
			method: method.toUpperCase(),
			path,
			isForUsers: security.some((way) => 'session' in way),
			isForOwner: owner === true,
		})),
	)
}

/** The address of a call for what somebody has; undefined when it names nothing of theirs. */
function aimedAt(path: string, owned: Owned): string | undefined {
	const kinds: [RegExp, string][] = [
		[/^\/api\/pages\/\{id\}/, owned.page],
		[/^\/api\/generations\/\{id\}/, owned.generation],
		[/^\/api\/stores\/connections\/\{id\}/, owned.connection],
		[/^\/api\/pushes\/\{id\}/, owned.push],
		[/^\/api\/account\/sessions\/\{id\}/, owned.session],
	]
	const id = kinds.find(([pattern]) => pattern.test(path))?.[1]
	if (id === undefined) return undefined
	return path.replace('{id}', id).replace('{token}', owned.share).replace('{version}', '1').replace('{format}', 'html')
}

async function answerOf(
	page: Page,
	world: World,
	{ method, path }: Pick<Call, 'method' | 'path'>,
	data: object = {},
): Promise<APIResponse> {
	if (method === 'GET') return page.request.get(`${world.url}${path}`)
	return send(page, world, path, data, method)
}

const isJsonError = expect.objectContaining({ code: expect.any(String), error: expect.any(String) })

test('[N-5] by the ids of somebody else’s page, generation, store, push, session or checkout no call reads or changes anything', {
	tag: '@deep',
}, async ({ seller, world, stores, stripe, browser }) => {
	const owned = await haveEverything(seller, world, { stores, stripe })
	const before = await everythingOf(seller, world, owned)
	const stranger = await otherSeller(browser, world)
	const own = await makePage(stranger, world)
	const calls = await callsOf(seller, world)
	const named = calls.flatMap(({ method, path }) => (path.includes('{') ? [{ method, template: path, path: aimedAt(path, owned) }] : []))
	// A new call that names something by its id belongs into `aimedAt`. A page's link is for whoever has been given it.
	const others = named.filter(({ path }) => path === undefined).map(({ template }) => template)
	expect(others.sort()).toEqual(['/api/stores/{store}/authorize', '/share/{token}'])
	expect(named.length).toBeGreaterThan(20)
	const { page } = await (await stranger.request.get(`${world.url}/api/pages/${own}`)).json()
	// What every one of them asks for, so that none is refused for anything but whose it is.
	const changes = {
		name: 'Mine now',
		// A page's new title, and which title a push gives the product.
		title: 'headline',
		image: 'a picture',
		change: IMAGE_EDITS[0],
		crop: { left: 0, top: 0, width: 1, height: 1 },
		section: page.sections[0],
		product: productFromText('A kettle of steel'),
	}
	for (const { method, path } of named) {
		if (path === undefined) continue
		const answer = await answerOf(stranger, world, { method, path: `${path}?page=${own}` }, changes)
		expect([method, path, answer.status(), await answer.json()]).toEqual([method, path, 404, isJsonError])
	}

	const written = { product_html: '<h1>Mine now</h1>', product_url: 'https://www.amazon.it/dp/B0VITRINE9' }
	const within: [path: string, data: object][] = [
		['/api/save_generated_page', { ...written, page_id: owned.page }],
		['/generate_ad_copy', { ...written, language: 'english', page_id: owned.page }],
		[`/api/pages/${own}/push`, { store: 'woocommerce', price: 49, connection: owned.connection }],
		['/push_to_woocommerce', { page_id: owned.page, price: '49' }],
		['/push_to_woocommerce', { page_id: own, price: '49', connection: owned.connection }],
		['/youcan/authorize', { page_id: own, price: '49', connection: owned.connection }],
		['/shopify/push', { page_id: owned.page, price: '49' }],
		['/validate_woo_credentials', { connection: owned.connection }],
		['/delete_woo_credentials', { connection: owned.connection }],
		['/billing/reconcile', { session_id: owned.checkout }],
	]
	for (const [path, data] of within) {
		const answer = await send(stranger, world, path, data)
		expect([404, 409], `${path} ${JSON.stringify(data)}`).toContain(answer.status())
		expect([path, await answer.json()]).toEqual([path, isJsonError])
	}
	const keys = await stranger.request.get(`${world.url}/get_woo_credentials?connection=${owned.connection}`)
	expect(JSON.stringify(await keys.json())).not.toContain(stores.woocommerce.login.url)

	expect(await everythingOf(seller, world, owned)).toEqual(before)
	expect(stores.woocommerce.products()).toHaveLength(1)
	await stranger.context().close()
})

test('[N-5] who names somebody else in body or query is answered 403; who is nobody 401; and the owner’s calls are the owner’s', {
	tag: '@deep',
}, async ({ seller, world, stores, stripe, browser }) => {
	const owned = await haveEverything(seller, world, { stores, stripe })
	const before = await everythingOf(seller, world, owned)
	const stranger = await otherSeller(browser, world)
	const home = `${world.url}/dashboard`
	const { url, key, secret } = stores.woocommerce.login
	const bodies: [path: string, data: object][] = [
		['/billing/get_plan', { userId: owned.user }],
		['/billing/get_plan', { userId: await userId(stranger, world), clerk_user_id: owned.user }],
		['/billing/cancel-subscription', { clerk_user_id: owned.user }],
		['/billing/claim-free', { clerk_user_id: owned.user }],
		['/billing/create-checkout-session', { clerk_user_id: owned.user, plan: 'Pro', success_url: home, cancel_url: home }],
		['/billing/refund', { clerk_user_id: owned.user }],
		['/billing/portal', { clerk_user_id: owned.user, return_url: home }],
		['/api/usage', { clerk_user_id: owned.user }],
		['/api/save_generated_page', { clerk_user_id: owned.user, product_html: '', product_url: '', page_id: owned.page }],
		['/validate_woo_credentials', { clerk_user_id: owned.user }],
		['/push_to_woocommerce', { clerk_user_id: owned.user, page_id: owned.page, price: '49' }],
		['/save_woo_credentials', { clerk_user_id: owned.user, store_url: url, consumer_key: key, consumer_secret: secret }],
		['/delete_woo_credentials', { clerk_user_id: owned.user }],
	]
	for (const [path, data] of bodies) {
		const answer = await send(stranger, world, path, data)
		expect([path, answer.status(), await answer.json()]).toEqual([path, 403, expect.objectContaining({ code: 'forbidden' })])
	}
	const [asked, wanted] = [
		await stranger.request.get(`${world.url}/get_woo_credentials?clerk_user_id=${owned.user}`),
		await stranger.request.post(`${world.url}/api/generate`, {
			headers: await csrfHeader(stranger, world),
			multipart: { product_link: 'https://www.amazon.com/dp/B0VITRINE1', user_id: owned.user },
		}),
	]
	expect([asked.status(), wanted.status()]).toEqual([403, 403])
	// A token of one's own session is none for another's.
	const foreign = await stranger.request.post(`${world.url}/billing/get_plan`, { headers: await csrfHeader(seller, world), data: {} })
	expect([foreign.status(), (await foreign.json()).code]).toEqual([403, 'csrf'])

	const calls = await callsOf(seller, world)
	const visitor = await (await browser.newContext()).newPage()
	for (const { method, path, isForUsers, isForOwner } of calls) {
		const aimed = aimedAt(path, owned) ?? path.replace('{store}', 'youcan')
		if (isForUsers) {
			const answer = await answerOf(visitor, world, { method, path: aimed })
			expect([method, aimed, answer.status(), await answer.json()]).toEqual([method, aimed, 401, isJsonError])
		}
		if (isForOwner) {
			const answer = await answerOf(stranger, world, { method, path: aimed })
			expect([method, aimed, answer.status(), await answer.json()]).toEqual([method, aimed, 403, isJsonError])
		}
	}
	expect(calls.filter(({ isForOwner }) => isForOwner).length).toBeGreaterThan(4)
	expect(await everythingOf(seller, world, owned)).toEqual(before)
	for (const page of [stranger, visitor]) await page.context().close()
})

/**
 * Every screen shows a seller what is hers; each is left only when it does, so that whatever it keeps in the browser is
 * kept.
 */
async function showsWhatIsHers(page: Page, world: World, { page: id }: Owned, shop: string): Promise<void> {
	const shows: [path: string, landmark: (page: Page) => Promise<void>][] = [
		[`/product-result?page=${id}`, (at) => expect(editorBar(at)).toBeVisible()],
		['/settings', (at) => expect(at.getByLabel('Delivery')).toHaveValue(DELIVERY)],
		['/connect-woocommerce-store', (at) => expect(at.getByLabel('Store URL')).toHaveValue(shop)],
		['/pages', (at) => expect(at.locator(`a[href*="${id}"]`).first()).toBeVisible()],
	]
	for (const [path, landmark] of shows) {
		await page.goto(`${world.url}${path}`)
		await expect(page.getByText('149 left')).toBeVisible()
		await landmark(page)
	}
}

/** No screen shows anything of what another seller has; `sessions` are their own, in whatever browser. */
async function showsNothingOf(page: Page, world: World, { page: id }: Owned, sessions: number): Promise<void> {
	await page.goto(`${world.url}/pages`)
	await expect(page.getByRole('heading', { name: 'Your first page will stand here' })).toBeVisible()
	await page.goto(`${world.url}/dashboard`)
	await expect(page.getByText('5 left · 0 of 5 used')).toBeVisible()
	await expect(page.getByRole('banner').getByText('Free', { exact: true })).toBeVisible()
	await page.goto(`${world.url}/settings`)
	await expect(page.getByLabel('Delivery')).toHaveValue('')
	await expect(page.getByRole('list', { name: 'Sessions' }).getByRole('listitem')).toHaveCount(sessions)
	await expect(page.getByText('amina', { exact: false })).toHaveCount(0)
	await page.goto(`${world.url}/connect-woocommerce-store`)
	for (const name of ['Store URL', 'Consumer Key', 'Consumer Secret']) await expect(page.getByLabel(name)).toHaveValue('')
	await page.goto(`${world.url}/product-result?page=${id}`)
	await expect(page.getByText('There is no such page', { exact: false }).first()).toBeVisible()
	await expect(editorBar(page)).toHaveCount(0)
}

/** What only the first seller has: her product, her place. */
const HERS = /amina|VITRINE9|Agadir/i

/** What the browser keeps for the app. */
const storageOf = (page: Page) => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))

test('[N-5] two sellers see nothing of each other on any screen: in another browser, and one after another in the same', {
	tag: '@deep',
}, async ({ seller, world, stores, stripe, browser }) => {
	test.slow()
	const owned = await haveEverything(seller, world, { stores, stripe })
	await showsWhatIsHers(seller, world, owned, stores.woocommerce.login.url)
	expect(await storageOf(seller)).toMatch(HERS)
	const stranger = await otherSeller(browser, world)
	await showsNothingOf(stranger, world, owned, 1)
	await stranger.context().close()

	await seller.getByRole('button', { name: 'Your account' }).click()
	await seller.getByRole('menuitem', { name: /sign out/i }).click()
	await expect(seller).toHaveURL(`${world.url}/`)
	await signInAs(seller, world, `other-${world.email}`)
	expect(await storageOf(seller)).not.toMatch(HERS)
	await showsNothingOf(seller, world, owned, 2)
})

async function signInAs(page: Page, world: World, email: string): Promise<void> {
	await page.goto(`${world.url}/login`)
	await page.getByLabel('E-mail').fill(email)
	await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
	await page.getByRole('button', { name: 'Sign in' }).click()
	await expect(page).toHaveURL(`${world.url}/dashboard`)
}

/**
 * A secret as it is, and as it would stand within something merely encoded: in hex, or in base64 wherever it begins.
 */
function spellings(secret: string): string[] {
	const bytes = Buffer.from(secret)
	const within = [0, 1, 2].map((ahead) => {
		const text = Buffer.concat([Buffer.alloc(ahead), bytes]).toString('base64')
		return text.slice(ahead === 0 ? 0 : 4, -4)
	})
	return [secret, bytes.toString('hex'), ...within, ...within.map((text) => text.replaceAll('+', '-').replaceAll('/', '_'))]
}

/** Every file below a folder, as bytes. */
async function filesIn(folder: string): Promise<{ name: string; bytes: Buffer }[]> {
	const entries = await readdir(folder, { recursive: true, withFileTypes: true })
	const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
	return Promise.all(files.map(async (name) => ({ name, bytes: await readFile(name) })))
}

test.describe('when it is stopped', () => {
	test.use({ alone: true })

	test('[N-5] passwords, sessions and what opens a store are nowhere in the data as they are, nor in the fullest log', {
		tag: '@deep',
	}, async ({ seller, world, stores, stripe }) => {
		await haveEverything(seller, world, { stores, stripe })
		await seller.context().clearCookies()
		await signInAs(seller, world, world.email)
		const pageId = await makePage(seller, world, { market: 'morocco' })
		await seller.goto(`${world.url}/product-result?page=${pageId}`)
		const panel = await openPublish(seller, 49)
		await panel.getByRole('button', { name: 'Add to YouCan' }).click()
		await seller.getByRole('button', { name: 'Allow' }).click()
		await expect(seller).toHaveURL(/\/push-success/)

		const cookies = (await seller.context().cookies(world.url))
			.filter(({ httpOnly }) => httpOnly)
			.map(({ value }) => decodeURIComponent(value))
		expect(cookies.length).toBeGreaterThan(0)
		const { key, secret } = stores.woocommerce.login
		const secrets = [PASSWORD, ...cookies, key, secret, ...stores.youcan.secrets].flatMap(spellings)
		await world.app.stop()
		const log = world.app.output()
		expect(log.length).toBeGreaterThan(1000)
		expect(secrets.filter((one) => log.includes(one))).toEqual([])
		const files = await filesIn(world.dataDir)
		// The address is kept as it is, so what is looked for would be found.
		expect(files.filter(({ bytes }) => bytes.includes(world.email)).length).toBeGreaterThan(0)
		const found = files.flatMap(({ name, bytes }) => secrets.filter((one) => bytes.includes(one)).map((one) => [name, one]))
		expect(found).toEqual([])
	})
})

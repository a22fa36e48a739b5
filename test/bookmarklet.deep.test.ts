import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { BROWSER_ARGS } from '../scripts/browser-args.mjs'
import { launchApp, type RunningApp } from './support/launch-app'
import { signUp } from './support/sign-up'

// The bookmarklet as the dashboard offers it, pressed on a shop's page in a real Chromium, into an installation of
// one's own.

const ACCOUNT = { name: 'Seller', email: 'bookmarklet@vitrine.example', password: 'bring-this-page' }
const SHOP_PAGE =
	'<!doctype html><html lang="en"><title>Tamsel kettle</title><body><h1></h1><p class="price">€49.90</p><button>Add to cart</button>' +
	'<script>document.querySelector("h1").textContent = "Tamsel kettle, as rendered"</script>'

let app: RunningApp
let shop: Server
let browser: Browser
let folder: string

beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), 'vitrine-bookmarklet-'))
	shop = createServer((_request, response) => response.setHeader('content-type', 'text/html').end(SHOP_PAGE)).listen(0, '127.0.0.1')
	await once(shop, 'listening')
	app = await launchApp({ dataDir: join(folder, 'data') })
	await signUp(app.url, ACCOUNT)
	browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: [...BROWSER_ARGS] })
}, 180_000)

afterAll(async () => {
	await browser?.close()
	await app?.stop()
	shop?.close()
	await rm(folder, { recursive: true, force: true })
})

const shopUrl = (): string => {
	const address = shop.address()
	if (address === null || typeof address === 'string') throw new Error('no port')
	return `http://127.0.0.1:${address.port}`
}

test('[X-11] the bookmarklet hands the page as rendered to one’s own installation; nothing is made before the seller says so', async () => {
	const context = await browser.newContext()
	const seller = await context.newPage()
	await seller.goto(`${app.url}/login`)
	await seller.fill('input[type=email]', ACCOUNT.email)
	await seller.fill('input[type=password]', ACCOUNT.password)
	await seller.press('input[type=password]', 'Enter')
	await seller.waitForURL('**/dashboard')
	await seller.getByRole('button', { name: /No link\?/ }).click()
	await seller.locator('summary', { hasText: /browser|bookmark/i }).click()
	const bookmarklet = (await seller.locator('a[href^="javascript:"]').getAttribute('href')) ?? ''
	expect(decodeURIComponent(bookmarklet)).toContain(app.url)

	// Pressing a bookmark runs its address on the page one looks at; so does following it as a link there.
	const page = await context.newPage()
	await page.goto(`${shopUrl()}/kettle`)
	await page.evaluate((address) => {
		const link = Object.assign(document.createElement('a'), { href: address, id: 'bookmark', textContent: 'Bookmark' })
		document.body.append(link)
	}, bookmarklet)
	const opening = context.waitForEvent('page')
	await page.click('#bookmark')
	const door = await opening
	await door.getByText('Tamsel kettle', { exact: true }).waitFor()
	await door.getByRole('button', { name: 'Use this page' }).click()
	await door.waitForURL('**/dashboard')
	await door.getByText('From your browser').waitFor()
	// What a form's file holds is not told of a request, so the page's own call is listened to.
	await door.evaluate(() => {
		const real = window.fetch
		window.fetch = async (input, init) => {
			const files = init?.body instanceof FormData ? [...init.body.values()].filter((one) => typeof one !== 'string') : []
			for (const file of files) document.body.dataset.sent = await file.text()
			return real(input, init)
		}
	})
	const asked = door.waitForRequest((request) => request.url().endsWith('/api/generate') && request.method() === 'POST')
	await door.getByRole('button', { name: 'Generate', exact: true }).click()
	expect((await asked).headers()['content-type']).toContain('multipart/form-data')
	expect(await door.evaluate(() => document.body.dataset.sent)).toContain('Tamsel kettle, as rendered')
}, 240_000)

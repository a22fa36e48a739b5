import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { type BrowserContext, chromium } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { BROWSER_ARGS } from '../scripts/browser-args.mjs'
import { launchApp, type RunningApp } from './support/launch-app'
import { signUp } from './support/sign-up'

// The extension as it is built, in a real Chromium, from a shop's page into an installation of one's own.

const ACCOUNT = { name: 'Seller', email: 'extension@vitrine.example', password: 'bring-this-page' }
const SHOP_PAGE = [
	'<!doctype html><html lang="en"><title>Tamsel kettle</title><body><h1></h1>',
	'<p class="price">€49.90</p><button>Add to cart</button>',
	'<script>document.querySelector("h1").textContent = "Tamsel kettle, as rendered"</script>',
].join('')

let app: RunningApp
let shop: Server
let browser: BrowserContext
let folder: string

beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), 'vitrine-extension-'))
	shop = createServer((_request, response) => response.setHeader('content-type', 'text/html').end(SHOP_PAGE)).listen(0, '127.0.0.1')
	await once(shop, 'listening')
	app = await launchApp({ dataDir: join(folder, 'data') })
	await signUp(app.url, ACCOUNT)
	const extension = resolve('dist/extension')
	browser = await chromium.launchPersistentContext(join(folder, 'profile'), {
		executablePath: '/usr/bin/chromium',
		args: [
			...BROWSER_ARGS,
			'--headless=new',
			'--enable-unsafe-extension-debugging',
			`--disable-extensions-except=${extension}`,
			`--load-extension=${extension}`,
		],
		ignoreDefaultArgs: ['--disable-extensions'],
	})
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

/** Presses the extension's button on the tab at an address, as a person does: that allows this one tab and no other. */
async function pressButton(extension: string, path: string): Promise<void> {
	const session = await browser.browser()?.newBrowserCDPSession()
	const found = await session?.send('Target.getTargets', { filter: [{ type: 'tab' }] })
	const tab = found?.targetInfos.find(({ url }) => url.endsWith(path))
	// Playwright's types know fewer calls of the browser than the browser does.
	const call = session?.send as ((name: string, parameters: object) => Promise<unknown>) | undefined
	await call?.call(session, 'Extensions.triggerAction', { id: extension, targetId: tab?.targetId })
}

/** Ends the extension's worker, as the browser does when it has been idle. */
async function stopWorker(url: string): Promise<void> {
	const session = await browser.browser()?.newBrowserCDPSession()
	const found = await session?.send('Target.getTargets')
	const worker = found?.targetInfos.find((one) => one.type === 'service_worker' && one.url === url)
	expect(worker).toBeDefined()
	await session?.send('Target.closeTarget', { targetId: worker?.targetId ?? '' })
}

test('[X-11] asks for the active tab and scripting alone', async () => {
	const manifest = JSON.parse(await readFile('extension/manifest.json', 'utf8'))
	expect(manifest).toMatchObject({ manifest_version: 3, permissions: ['activeTab', 'scripting'] })
	expect(Object.keys(manifest)).not.toContain('host_permissions')
	expect(Object.keys(manifest)).not.toContain('content_scripts')
})

test('[X-11] sends the page one looks at to one’s own installation, where nothing is asked for before the seller says so', async () => {
	const seller = await browser.newPage()
	await seller.goto(`${app.url}/login`)
	await seller.fill('input[type=email]', ACCOUNT.email)
	await seller.fill('input[type=password]', ACCOUNT.password)
	await seller.press('input[type=password]', 'Enter')
	await seller.waitForURL('**/dashboard')

	const page = await browser.newPage()
	await page.goto(`${shopUrl()}/kettle`)
	const worker = browser.serviceWorkers()[0] ?? (await browser.waitForEvent('serviceworker'))
	// The browser takes what a press allows back while the page is still arriving.
	await page.waitForLoadState('networkidle')
	const sending = browser.waitForEvent('page', (one) => one.url().endsWith('/send.html'))
	await pressButton(new URL(worker.url()).host, '/kettle')
	const sender = await sending
	// What was read waits for the tab that sends it, without the worker that read it.
	await stopWorker(worker.url())
	await sender.reload()
	await sender.getByText('Which Vitrine is yours?').waitFor()
	const opening = browser.waitForEvent('page', (one) => one.url().includes('/bring-page'))
	await sender.fill('#address', app.url)
	await sender.click('button')
	const door = await opening
	await door.getByText('Tamsel kettle', { exact: true }).waitFor()
	await sender.getByText('The page is in the other tab').waitFor()
	await door.getByRole('button', { name: 'Use this page' }).click()
	await door.waitForURL('**/dashboard')
	await door.getByText('From your browser').waitFor()
	const asked = door.waitForRequest((request) => request.url().endsWith('/api/generate') && request.method() === 'POST')
	await door.getByRole('button', { name: 'Generate', exact: true }).click()
	expect((await asked).headers()['content-type']).toContain('multipart/form-data')
}, 240_000)

test('[X-11] where the browser lets nobody read, the press is answered by what to do instead; an earlier page is not sent', async () => {
	const worker = browser.serviceWorkers()[0] ?? (await browser.waitForEvent('serviceworker'))
	const sender = await browser.newPage()
	await sender.goto(new URL('send.html', worker.url()).href)
	const waits = async () => (await sender.evaluate(async () => (await caches.open('waiting')).keys())).length
	await sender.evaluate(async () => (await caches.open('waiting')).put('https://waiting.invalid/page', Response.json({ title: 'Earlier' })))
	expect(await waits()).toBe(1)
	const page = await browser.newPage()
	await page.goto('chrome://version')
	await page.waitForLoadState('networkidle')
	const answering = browser.waitForEvent('page', (one) => one.url().endsWith('/send.html'))
	await pressButton(new URL(worker.url()).host, '/version/')
	await (await answering).getByText('No page could be read. Open a product page').waitFor()
	expect(await waits()).toBe(0)
}, 120_000)

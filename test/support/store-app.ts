import { type Config, parseConfig } from '../../src/config/config'
import type { Log } from '../../src/server/runtime/log'
import { type FakeMarketplace, startFakeMarketplace } from '../fakes/marketplace/marketplace'
import { type FakeYoucan, startFakeYoucan } from '../fakes/youcan/youcan'
import { freePort } from './launch-app'
import { LISTINGS_DIR, startTestApp, type TestApp, temporaryFolder, type Visitor } from './test-app'

const KETTLE = 'https://www.amazon.com/dp/B0VITRINE1'
export const PAGE = { accept: 'text/html,application/xhtml+xml' }

/** The whole server at an address of its own, with pages that have pictures and a YouCan to push them to. */
export type StoreApp = {
	server: TestApp
	youcan: FakeYoucan
	marketplace: FakeMarketplace
	/** What it runs with. */
	config: Config
	/** Makes a page and answers its id. */
	makePage(seller: Visitor): Promise<string>
	/** Connects a shop of the fake by its consent page; answers the connection's id. */
	connect(seller: Visitor, shop?: string): Promise<string>
	close(): Promise<void>
}

/** `environment` as an operator would set it, beside what the fakes need; `log` in place of the app's own. */
export async function startStoreApp(environment: Record<string, string> = {}, log?: Log): Promise<StoreApp> {
	const folder = await temporaryFolder()
	const [marketplace, youcan, port] = await Promise.all([startFakeMarketplace({ pagesDir: LISTINGS_DIR }), startFakeYoucan(), freePort()])
	const { OUTBOUND_ROUTES, ...others } = environment
	const settings = {
		DATA_DIR: folder.path,
		PUBLIC_URL: `http://127.0.0.1:${port}`,
		STORES_MAY_FETCH_LOCALLY: 'true',
		...youcan.settings,
		OUTBOUND_ROUTES: [marketplace.routes, youcan.routes, ...(OUTBOUND_ROUTES ? [OUTBOUND_ROUTES] : [])].join(','),
		...others,
	}
	const server = await startTestApp(settings, log)
	await server.app.listen({ port, host: '127.0.0.1' })
	return {
		server,
		youcan,
		marketplace,
		config: parseConfig(settings),
		async makePage(seller) {
			const answer = await seller.generate({ product_link: KETTLE, language: 'english', market: 'usa' })
			const { page_id } = answer.json<{ page_id?: string }>()
			if (!page_id) throw new Error(`no page was made: ${answer.body.slice(0, 300)}`)
			return page_id
		},
		async connect(seller, shop = 'oasis') {
			const { url } = (await seller.post('/api/stores/youcan/authorize')).json<{ url: string }>()
			const back = await seller.get(await consent(url, { store: shop }), PAGE)
			return (
				new URL(String(back.headers.location), 'http://app').searchParams.get('connected') ??
				fail(`not connected: ${back.headers.location}`)
			)
		},
		async close() {
			await server.close()
			await Promise.all([marketplace.close(), youcan.close()])
			await folder.remove()
		},
	}
}

/** Presses a button of a platform's consent page; answers the path one is sent back to. */
export async function consent(url: string, choice: Record<string, string> = {}): Promise<string> {
	const page = await fetch(url)
	const hidden = [...(await page.text()).matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)]
	const form = new URLSearchParams(hidden.map(([, name = '', value = '']) => [name, value.replaceAll('&amp;', '&')]))
	for (const [name, value] of Object.entries({ store: 'oasis', decision: 'allow', answer: 'allow', ...choice })) form.set(name, value)
	const answer = await fetch(page.url, { method: 'POST', body: form, redirect: 'manual' })
	const back = new URL(answer.headers.get('location') ?? fail(`no way back: ${answer.status} ${await answer.text()}`))
	return `${back.pathname}${back.search}`
}

/** POST of a plain HTML form, as a browser sends it from one of our pages. */
export async function submit(
	{ server }: Pick<StoreApp, 'server'>,
	seller: Visitor,
	url: string,
	fields: Record<string, string>,
	headers = {},
) {
	const cookie = [...seller.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
	const response = await server.app.inject({
		method: 'POST',
		url,
		payload: new URLSearchParams(fields).toString(),
		headers: { cookie, 'content-type': 'application/x-www-form-urlencoded', ...PAGE, ...headers },
	})
	for (const { name, value } of response.cookies) seller.cookies.set(name, value)
	return response
}

function fail(words: string): never {
	throw new Error(words)
}

import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { installedBrowser } from '../../../test/support/installed-browser'
import { sampleOf } from '../../../test/support/sample'
import { createOutbound, type Outbound } from '../fetch'
import { requestPreferences } from '../marketplaces/amazon/marketplaces'
import { parseAmazonLink } from '../marketplaces/amazon/parse-link'
import { createBrowserSource } from './browser'
import { CONTRACT_LINK } from './source.contract'

const never = new AbortController().signal
const pages = new Map<string, RequestListener>()
const seen: string[] = []
const open: Outbound[] = []
let server: Server
let port: number
beforeAll(async () => {
	server = createServer((request, response) => {
		seen.push(request.url ?? '')
		const page = pages.get(request.url ?? '')
		if (page) page(request, response)
		else response.writeHead(200, { 'access-control-allow-origin': '*' }).end('SECRET')
	})
	await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
	port = (server.address() as AddressInfo).port
})
afterAll(async () => {
	server.closeAllConnections()
	await new Promise((done) => server.close(done))
})
beforeEach(() => {
	pages.clear()
	seen.length = 0
})
afterEach(async () => {
	await Promise.all(open.splice(0).map((outbound) => outbound.close()))
})

const page =
	(body: string): RequestListener =>
	(_request, response) =>
		response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(`<!doctype html><title>Shop</title><body>${body}`)

/** A browser in a world where `shop.example` is this machine's server, and everything else is as it is. */
function source(given: { isWall?: (html: string) => boolean; timeoutMs?: number; maxBytes?: number } = {}) {
	const outbound = createOutbound({
		allowedHosts: ['shop.example'],
		resolve: async () => [{ address: '127.0.0.1', family: 4 }],
	})
	open.push(outbound)
	return createBrowserSource({
		outbound,
		parseLink: parseAmazonLink,
		preferences: requestPreferences,
		executablePath: installedBrowser,
		isWall: given.isWall ?? (() => false),
		timeoutMs: given.timeoutMs ?? 15_000,
		...(given.maxBytes === undefined ? {} : { maxBytes: given.maxBytes }),
	})
}
const linkTo = (path: string) => ({ ...CONTRACT_LINK, url: `http://shop.example:${port}${path}` })

describe('without a browser', () => {
	it('[X-2] the source says that none is installed', async () => {
		const absent = createBrowserSource({
			outbound: createOutbound(),
			parseLink: parseAmazonLink,
			preferences: requestPreferences,
			executablePath: undefined,
			isWall: () => false,
			timeoutMs: 1000,
		})
		await expect(absent.read(CONTRACT_LINK, never)).rejects.toMatchObject({
			code: 'listing_unreachable',
			message: expect.stringContaining('BROWSER_PATH'),
		})
	})
})

describe.skipIf(!installedBrowser)('listings by a browser', () => {
	it('[X-2] scripts run, pictures and fonts are not loaded, and the marketplace’s language and cookies are sent', async () => {
		let headers = {}
		pages.set('/item', (request, response) => {
			headers = request.headers
			page('<img src="/picture.png"><p id="price"></p><script src="/price.js"></script>')(request, response)
		})
		pages.set('/price.js', (_request, response) => response.end('document.querySelector("#price").textContent = "20" + " €"'))
		const listing = await source().read(linkTo('/item'), never)
		expect(listing).toMatchObject({ source: 'browser', url: linkTo('/item').url, html: expect.stringContaining('<p id="price">20 €</p>') })
		expect(seen).toEqual(['/item', '/price.js'])
		expect(headers).toMatchObject({
			'accept-language': expect.stringMatching(/^de-DE/),
			cookie: 'i18n-prefs=EUR; lc-acbde=de_DE',
			'user-agent': expect.not.stringContaining('Headless'),
		})
	})

	const redirect =
		(to: string): RequestListener =>
		(_request, response) =>
			response.writeHead(302, { location: to }).end()
	const script = (to: string) => page(`<script>location.href = ${JSON.stringify(to)}</script>`)
	const refresh = (to: string) => page(`<meta http-equiv="refresh" content="0;url=${to}">`)
	const hosts = ['127.0.0.1', '169.254.169.254', 'inside.example']
	const ways = { 'a redirect': redirect, 'a script': script, 'a refresh': refresh }
	const leads = Object.entries(ways).flatMap(([way, leading]) => hosts.map((host) => ({ way, host, leading })))
	it.each(
		sampleOf(
			leads,
			leads.filter((_, at) => at % (hosts.length + 1) === 0),
		),
	)(
		'[N-3] $way to $host is refused, and nothing of it is read',
		async ({ host, leading }) => {
			pages.set('/go', leading(`http://${host}:${port}/secret`))
			const wait = (html: string) => html.includes('<script>') || html.includes('refresh')
			await expect(source({ isWall: wait }).read(linkTo('/go'), never)).rejects.toMatchObject({ code: 'address_refused' })
			expect(seen).not.toContain('/secret')
		},
		60_000,
	)

	it('[N-3] what a page’s scripts, frames and sockets ask of private addresses never arrives', async () => {
		const places = ['127.0.0.1', 'localhost', '[::1]', '169.254.169.254', 'inside.example'].map((host) => `//${host}:${port}/secret`)
		pages.set(
			'/spy',
			page(`${places.map((place) => `<iframe src="http:${place}"></iframe><script src="http:${place}"></script>`).join('')}
<script>
const tries = ${JSON.stringify(places)}.flatMap((place) => [
	fetch('http:' + place, { mode: 'no-cors' }),
	new Promise((done, fail) => { const socket = new WebSocket('ws:' + place); socket.onopen = done; socket.onerror = fail }),
])
Promise.allSettled(tries).then((all) => document.body.dataset.done = all.filter((one) => one.status === 'fulfilled').length)
</script>`),
		)
		const listing = await source({ isWall: (html) => !html.includes('data-done') }).read(linkTo('/spy'), never)
		expect(listing.html).toContain('data-done')
		expect(listing.html).not.toContain('SECRET')
		// The page's own icon, which the browser may ask for by itself, is no private address.
		expect(seen.filter((path) => path !== '/favicon.ico')).toEqual(['/spy'])
	}, 60_000)

	it('[X-3] a wall that a browser passes by itself is waited out; one without scripts is handed on as it is', async () => {
		// The script's challenge is passed once the wall has been looked at.
		const looked = Promise.withResolvers<void>()
		pages.set('/challenge', (_request, response) => void looked.promise.then(() => response.end()))
		pages.set('/wall', page("<p>wall</p><script>fetch('/challenge').then(() => location.reload())</script>"))
		const wall = source({
			isWall(html) {
				pages.set('/wall', page('<p>product</p>'))
				looked.resolve()
				return html.includes('wall</p>')
			},
		})
		expect((await wall.read(linkTo('/wall'), never)).html).toContain('product</p>')
		pages.set('/captcha', page('<p>wall</p>'))
		expect((await source({ isWall: () => true }).read(linkTo('/captcha'), never)).html).toContain('wall</p>')
	})

	it('[X-7] a page that never stops loading is too large', async () => {
		pages.set('/flood', (_request, response) => {
			response.writeHead(200, { 'content-type': 'text/html' })
			const more = () => {
				while (response.write(Buffer.alloc(1024 * 1024, ' ')));
				response.once('drain', more)
			}
			more()
		})
		await expect(source({ maxBytes: 2_000_000 }).read(linkTo('/flood'), never)).rejects.toMatchObject({ code: 'too_large' })
	}, 60_000)

	it('[X-2] a page that never comes is a timeout; a caller who leaves ends the browser', async () => {
		pages.set('/never', () => undefined)
		await expect(source({ timeoutMs: 1_500 }).read(linkTo('/never'), never)).rejects.toMatchObject({ code: 'timeout' })
		const controller = new AbortController()
		pages.set('/leave', () => controller.abort(new Error('left')))
		await expect(source().read(linkTo('/leave'), controller.signal)).rejects.toThrow('left')
	})
})

import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startFakeProxy } from '../../../test/fakes/marketplace/proxy'
import { createOutbound, type Outbound } from '../fetch'
import { requestPreferences } from '../marketplaces/amazon/marketplaces'
import { parseAmazonLink } from '../marketplaces/amazon/parse-link'
import { createHttpSource } from './http'
import { CONTRACT_HTML, CONTRACT_LINK, listingSourceContract } from './source.contract'

const never = new AbortController().signal
const pages = new Map<string, (request: IncomingMessage, response: ServerResponse) => void>()
const seen: IncomingMessage[] = []
let server: Server
let outbound: Outbound

beforeAll(async () => {
	server = createServer((request, response) => {
		seen.push(request)
		const page = pages.get(request.url ?? '')
		if (page) page(request, response)
		else response.writeHead(404).end('not here')
	})
	await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
	const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
	outbound = createOutbound({
		routes: [
			{ origin: 'https://www.amazon.de', target: `${origin}/de` },
			{ origin: 'https://amzn.eu', target: `${origin}/short` },
		],
	})
})
afterAll(async () => {
	await outbound.close()
	server.closeAllConnections()
	await new Promise((done) => server.close(done))
})
beforeEach(() => {
	pages.clear()
	seen.length = 0
	pages.set('/de/dp/B0CONTRACT', (_request, response) =>
		response.writeHead(200, { 'content-type': 'text/html;charset=UTF-8' }).end(CONTRACT_HTML),
	)
})

const source = () => createHttpSource({ outbound, parseLink: parseAmazonLink, preferences: requestPreferences })

describe('listings by HTTP', () => {
	listingSourceContract(async () => source())

	it('[X-2] the marketplace is asked in its own language and currency, as a browser asks', async () => {
		await source().read(CONTRACT_LINK, never)
		expect(seen[0]?.headers).toMatchObject({
			'accept-language': 'de-DE,de;q=0.9,en;q=0.5',
			cookie: 'i18n-prefs=EUR; lc-acbde=de_DE',
			'sec-fetch-mode': 'navigate',
		})
	})

	it('[X-1] a short link is followed to its listing, which is then read at its canonical address', async () => {
		pages.set('/short/d/abc', (_request, response) => response.writeHead(301, { location: 'https://amzn.eu/d/def' }).end())
		pages.set('/short/d/def', (_request, response) =>
			response.writeHead(302, { location: 'https://www.amazon.de/-/en/Lamp/dp/B0CONTRACT?tag=x-21' }).end(),
		)
		const link = parseAmazonLink('https://amzn.eu/d/abc')
		expect(link?.short).toBe(true)
		if (link) expect(await source().read(link, never)).toMatchObject({ url: CONTRACT_LINK.url, html: CONTRACT_HTML })
		expect(seen.map((request) => request.url)).toEqual(['/short/d/abc', '/short/d/def', '/de/dp/B0CONTRACT'])
	})

	it('[X-1] a short link that leads elsewhere is not a listing, and where it leads is not visited', async () => {
		pages.set('/short/d/abc', (_request, response) => response.writeHead(302, { location: 'http://127.0.0.1/admin' }).end())
		const link = parseAmazonLink('https://amzn.eu/d/abc')
		if (link) await expect(source().read(link, never)).rejects.toEqual(expect.objectContaining({ code: 'address_refused' }))
	})

	it('[X-3] a wall comes back as the page it is, for the reader to judge', async () => {
		pages.set('/de/dp/B0CONTRACT', (_request, response) => response.writeHead(503, { 'retry-after': '9999' }).end('<title>Sorry</title>'))
		expect((await source().read(CONTRACT_LINK, never)).html).toContain('Sorry')
	})

	it('[X-3] with several proxies, a wall at one is got around by the next', async () => {
		const wall = await startFakeProxy((_request, response) => response.end('<title>Robot check</title>'))
		const open = await startFakeProxy((_request, response) => response.end(CONTRACT_HTML))
		const byProxies = createOutbound({
			proxyUrls: [wall, open].map(({ port }) => `http://127.0.0.1:${port}`),
			resolve: async () => [{ address: '1.1.1.1', family: 4 }],
		})
		const isWall = (html: string) => html.includes('Robot check')
		const reader = createHttpSource({ outbound: byProxies, parseLink: parseAmazonLink, preferences: requestPreferences, isWall })
		const plain = { ...CONTRACT_LINK, url: 'http://www.amazon.de/dp/B0CONTRACT' }
		expect((await reader.read(plain, never)).html).toBe(CONTRACT_HTML)
		expect([wall.connects, open.connects]).toEqual([['www.amazon.de:80'], ['www.amazon.de:80']])
		await Promise.all([byProxies.close(), wall.close(), open.close()])
	})

	it.each([
		['text/html; charset=ISO-8859-15', Buffer.from([0x32, 0x30, 0x20, 0xa4]), '20 €'],
		['text/html; charset=Shift_JIS', Buffer.from([0x83, 0x89, 0x83, 0x93, 0x83, 0x76]), 'ランプ'],
		[
			'text/html',
			Buffer.concat([Buffer.from('<meta http-equiv="Content-Type" content="text/html; charset=iso-8859-1">'), Buffer.from([0xfc])]),
			'ü',
		],
		['text/html', Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from('é')]), 'é'],
		['text/html; charset=klingon', Buffer.from('é'), 'é'],
	])('[X-2] %s is read in its own alphabet', async (contentType, body, text) => {
		pages.set('/de/dp/B0CONTRACT', (_request, response) => response.writeHead(200, { 'content-type': contentType }).end(body))
		expect((await source().read(CONTRACT_LINK, never)).html.endsWith(text)).toBe(true)
	})

	it('[X-2] no connection and an empty page are listing_unreachable', async () => {
		pages.set('/de/dp/B0CONTRACT', (_request, response) => response.writeHead(200).end())
		await expect(source().read(CONTRACT_LINK, never)).rejects.toEqual(expect.objectContaining({ code: 'listing_unreachable' }))
		pages.set('/de/dp/B0CONTRACT', (request) => request.socket.destroy())
		await expect(source().read(CONTRACT_LINK, never)).rejects.toEqual(expect.objectContaining({ code: 'listing_unreachable' }))
	})
})

import { readdir, readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { AMAZON_MARKETPLACES } from '../../../src/connectors/marketplaces/amazon/marketplaces'
import { ALIEXPRESS_HOSTS, answerAliExpress, isAliExpressPicture } from './aliexpress'
import { type Behaviour, behave } from './behaviours'
import { drawPicture, TEST_SIDE } from './draw-picture'

export type SeenRequest = { host: string; path: string; headers: IncomingMessage['headers'] }

export type FakeMarketplace = {
	origin: string
	/** OUTBOUND_ROUTES for every Amazon host, AliExpress and their picture servers. */
	routes: string
	/** The listings it has. */
	listings: { url: string; about: string }[]
	/** Everything asked for so far. */
	requests: SeenRequest[]
	/** From now on a listing (ASIN, number) or picture (id) is treated so; undefined = normally. */
	setBehaviour(id: string, behaviour: Behaviour | undefined): void
	/** Lets requests held by `slow` go on, and ends that behaviour. */
	release(id: string): void
	/** Resolves when the id is asked for, or has been. */
	asked(id: string): Promise<void>
	close(): Promise<void>
}

const PICTURE_HOSTS = ['m.media-amazon.com', 'images-na.ssl-images-amazon.com', 'images-eu.ssl-images-amazon.com']
const SHORT_HOSTS = ['amzn.to', 'amzn.eu', 'amzn.asia', 'a.co']
const ITEM = /\/item\/(\d{8,20})/
const ASIN = /\/dp\/([A-Z0-9]{10})/

/**
 * A marketplace on this machine: `/<host>/dp/<asin>` gives the saved listing of that name, pictures are drawn with
 * sides of `pictureSide` pixels, short links lead on.
 */
export async function startFakeMarketplace(options: { pagesDir: string; pictureSide?: number }): Promise<FakeMarketplace> {
	const names = (await readdir(options.pagesDir)).filter((name) => name.startsWith('amazon.'))
	const behaviours = new Map<string, Behaviour>()
	const counts = new Map<string, number>()
	const held = new Map<string, (() => void)[]>()
	const awaited = new Map<string, (() => void)[]>()
	const requests: SeenRequest[] = []

	async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
		const [, host = '', rest = ''] = /^\/([^/]+)(\/.*)$/.exec((request.url ?? '').split('?', 1)[0] ?? '') ?? []
		requests.push({ host, path: rest, headers: request.headers })
		if (SHORT_HOSTS.includes(host)) return redirectToListing(rest, response)
		const isPicture = PICTURE_HOSTS.includes(host) || isAliExpressPicture(host)
		const id = isPicture ? (rest.split('/').at(-1)?.split('.')[0] ?? '') : (ASIN.exec(rest)?.[1] ?? ITEM.exec(rest)?.[1] ?? '')
		const count = (counts.get(id) ?? 0) + 1
		counts.set(id, count)
		for (const tell of awaited.get(id) ?? []) tell()
		const behaviour = behaviours.get(id)
		if (behaviour && behave(behaviour, response, count)) return
		if (behaviour?.kind === 'slow') await new Promise<void>((go) => held.set(id, [...(held.get(id) ?? []), go]))
		if (isPicture) response.writeHead(200, { 'content-type': 'image/jpeg' }).end(await drawPicture(rest, options.pictureSide ?? TEST_SIDE))
		else if (ALIEXPRESS_HOSTS.includes(host)) {
			const { status, headers, body } = await answerAliExpress(host, rest)
			response.writeHead(status, headers).end(body)
		} else await sendListing(host.replace(/^www\./, ''), id, response)
	}

	function redirectToListing(path: string, response: ServerResponse): void {
		const name = names.find((one) => one.includes(path.slice(1).split('/').at(-1) ?? ' '))
		const [domain, asin] = name?.split(/__|\./g).length ? [name.split('__')[0], name.split('__')[1]?.slice(0, 10)] : []
		if (domain && asin) response.writeHead(301, { location: `https://www.${domain}/-/en/dp/${asin}?ref=short` }).end()
		else response.writeHead(404).end()
	}

	async function sendListing(domain: string, asin: string, response: ServerResponse): Promise<void> {
		const name = names.find((one) => one.startsWith(`${domain}__${asin}`))
		if (!name || !asin) return void response.writeHead(404, { 'content-type': 'text/html' }).end('<title>Page Not Found</title>')
		const bytes = await readFile(join(options.pagesDir, name))
		response.writeHead(200, { 'content-type': 'text/html;charset=UTF-8' }).end(name.endsWith('.gz') ? gunzipSync(bytes) : bytes)
	}

	const server = createServer((request, response) => {
		answer(request, response).catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined))
	})
	await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
	const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
	return {
		origin,
		routes: routesTo(origin),
		listings: await describe(options.pagesDir, names),
		requests,
		setBehaviour(id, behaviour) {
			counts.delete(id)
			if (behaviour) behaviours.set(id, behaviour)
			else behaviours.delete(id)
		},
		release(id) {
			behaviours.delete(id)
			for (const go of held.get(id) ?? []) go()
			held.delete(id)
		},
		asked(id) {
			if ((counts.get(id) ?? 0) > 0) return Promise.resolve()
			return new Promise((tell) => awaited.set(id, [...(awaited.get(id) ?? []), tell]))
		},
		async close() {
			server.closeAllConnections()
			await new Promise((done) => server.close(done))
		},
	}
}

function routesTo(origin: string): string {
	const shops = AMAZON_MARKETPLACES.map(({ domain }) => `www.${domain}`)
	return [...shops, ...PICTURE_HOSTS, ...SHORT_HOSTS, ...ALIEXPRESS_HOSTS].map((host) => `https://${host}=${origin}/${host}`).join(',')
}

async function describe(dir: string, names: string[]): Promise<FakeMarketplace['listings']> {
	const plain = names.filter((name) => name.endsWith('.html'))
	return Promise.all(
		plain.map(async (name) => {
			const [domain = '', rest = ''] = name.split('__')
			const title = /<title>([^<]*)/.exec(await readFile(join(dir, name), 'utf8'))?.[1] ?? ''
			return { url: `https://www.${domain}/dp/${rest.slice(0, 10)}`, about: title.replaceAll('&amp;', '&').trim() }
		}),
	)
}

import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { HeldProduct, Misbehaviour } from '../../support/store-world'
import { answerSite } from './answer-site'
import { heldProducts } from './held-products'
import { createMoods, type Moods } from './moods'
import { PICTURE_HOST } from './pictures'
import { defaultSettings, WOO_HOST, WOO_KEY, type WooSettings } from './settings'
import { type Attachment, createShopState, orphansIn, type ShopState } from './shop-state'
import { readSiteRequest, type SiteAnswer, type SiteRequest } from './site-request'

export type FakeWoocommerce = {
	origin: string
	/** OUTBOUND_ROUTES for the shop with and without `www.`, the picture host and one host that is somebody else's. */
	routes: string
	/** The address and the keys its owner types. */
	login: { url: string; key: string; secret: string }
	/** How it is set up; may be changed at any time. */
	settings: WooSettings
	shop: ShopState
	/** Everything asked for so far. */
	requests: SiteRequest[]
	misbehave(how: Misbehaviour): void
	behave(): void
	fallSilent: Moods['fallSilent']
	thereupon: Moods['thereupon']
	products(): HeldProduct[]
	/** Pictures in the media library that no product shows. */
	orphans(): Attachment[]
	trash(id: string): void
	close(): Promise<void>
}

export const OTHER_HOST = 'elsewhere.example'
const HOSTS = [WOO_HOST, `www.${WOO_HOST}`, OTHER_HOST, PICTURE_HOST]
const SLOW_PICTURE_MS = 120

/**
 * A WordPress with WooCommerce on this machine. By its routes it is a shop with https; at `origin` itself it is one
 * without, which is connected with signatures (`home: 'origin'`).
 */
export async function startFakeWoocommerce(options: Partial<WooSettings> = {}): Promise<FakeWoocommerce> {
	const settings: WooSettings = { ...defaultSettings(), ...options }
	const shop = createShopState()
	const requests: SiteRequest[] = []
	const moods = createMoods(settings)
	const nonces = new Set<string>()

	async function answer(request: SiteRequest): Promise<SiteAnswer | 'silence'> {
		requests.push(request)
		const mood = moods.before(request)
		if (mood) return mood
		if (moods.keepsSilent('before', request)) return 'silence'
		if (moods.slowPictures() && request.body.includes('"src"')) await wait(SLOW_PICTURE_MS)
		const given = await answerSite({ settings, shop, nonces }, request)
		moods.passed(request)
		return moods.keepsSilent('after', request) ? 'silence' : given
	}

	const server = createServer((request, response) => {
		readSiteRequest(request)
			.then(answer)
			.then((given) => (given === 'silence' ? request.socket.destroy() : send(response, given, settings)))
			.catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined))
	})
	await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
	const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
	if (settings.home === 'origin') settings.home = origin

	return {
		origin,
		routes: HOSTS.flatMap((host) => ['https', 'http'].map((scheme) => `${scheme}://${host}=${origin}/${scheme}/${host}`)).join(','),
		login: { url: settings.home, key: WOO_KEY.key, secret: WOO_KEY.secret },
		settings,
		shop,
		requests,
		misbehave: moods.misbehave,
		behave: moods.behave,
		fallSilent: moods.fallSilent,
		thereupon: moods.thereupon,
		products: () => heldProducts(shop),
		orphans: () => orphansIn(shop),
		trash(id) {
			const product = shop.products.get(Number(id))
			if (product) shop.products.set(product.id, { ...product, status: 'trash', slug: `${product.slug}__trashed` })
		},
		async close() {
			server.closeAllConnections()
			await new Promise((done) => server.close(done))
		},
	}
}

function send(response: ServerResponse, { status, headers, body }: SiteAnswer, { printsWarnings }: WooSettings): void {
	const isData = headers?.['content-type']?.includes('json') === true
	response.writeHead(status, headers)
	response.end(
		printsWarnings && isData ? `<br />\n<b>Deprecated</b>: Creation of dynamic property [x] in <b>a.php</b><br />\n${body}` : body,
	)
}

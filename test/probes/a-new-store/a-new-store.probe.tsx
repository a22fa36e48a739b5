import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { StoreApp } from '../../support/store-app'
import type { Visitor } from '../../support/test-app'
import { shelf } from './toy'

const { startStoreApp, PAGE } = await import('../../support/store-app')
const { SELLER } = await import('../../support/seller')
const { help } = await import('../../../src/cli/help')
const { parseConfig } = await import('../../../src/config/config')
const { ConnectMore } = await import('../../../src/web/stores/connect-more')
const { storesFor, byHand } = await import('../../../src/web/editor/publish/stores/store-choices')
const { translate } = await import('../../../src/web/editor/publish/words')

let app: StoreApp
let seller: Visitor
beforeAll(async () => {
	app = await startStoreApp({ TOY_CLIENT_ID: 'us' })
	seller = await app.server.user()
})
afterAll(() => app.close())

describe('[S-2] [Y-4] a new store, by being registered', () => {
	it('is configured by the variables it names, for whom its access says', () => {
		const { settings, access } = parseConfig({ PATH: '', TOY_CLIENT_ID: 'us', TOY_ACCESS: 'pro' }).stores
		expect([(settings as Record<string, unknown>).toy, (access as Record<string, unknown>).toy]).toEqual([
			{ CLIENT_ID: 'us', API_URL: 'https://api.toy.example' },
			'pro',
		])
		expect(parseConfig({ PATH: '' }).stores.settings).not.toHaveProperty('toy')
	})

	it('is in the API: what one may do, the calls, consent, the push, its messages and its files', async () => {
		expect((await seller.get('/api/me')).json()).toMatchObject({ stores: { toy: true }, store_access: { toy: 'available' } })
		const { paths } = (await seller.get('/api/openapi.json')).json<{ paths: object }>()
		expect(Object.keys(paths)).toEqual(expect.arrayContaining(['/toy/authorize']))
		const { url } = (await seller.post('/api/stores/toy/authorize')).json<{ url: string }>()
		const state = new URL(url).searchParams.get('state')
		expect((await seller.get(`/toy/callback?state=${state}`, PAGE)).headers.location).toMatch(/^\/settings\?connected=/)
		const id = await app.makePage(seller)
		const pushed = await seller.post(`/api/pages/${id}/push`, { store: 'toy', price: '49' })
		expect(pushed.json()).toMatchObject({ store: 'toy', connection: { name: 'The toy shop' }, made: 'created' })
		expect([...shelf.values()].map(({ price }) => price)).toEqual(['49'])
		expect((await seller.post('/webhooks/toy')).statusCode).toBe(401)
		expect((await seller.get(`/api/pages/${id}/export/toy-csv`)).body).toMatch(/^Toy\n/)
		expect((await seller.get(`/api/pages/${id}/export/toy`)).body).toContain('<div lang="en"')
	}, 120_000)

	it('is on the screens: its button, the way to connect it, and what works by hand', () => {
		const stores = { ...SELLER.stores, toy: true }
		const me = { ...SELLER, stores, store_access: { ...SELLER.store_access, toy: 'available' as const } }
		expect(storesFor(me)).toContain('toy')
		expect(byHand(translate as Parameters<typeof byHand>[0], 'toy' as 'shopify')).toContain('“Toyland CSV”')
		const html = renderToStaticMarkup(
			<QueryClientProvider client={new QueryClient()}>
				<MemoryRouter>
					<ConnectMore me={me} />
				</MemoryRouter>
			</QueryClientProvider>,
		)
		expect(html).toContain('Toyland')
	})

	it('is in the command line’s help', () => {
		expect(help()).toContain('toy-csv')
	})
})

import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestApp } from '../../support/test-app'

const { startTestApp, temporaryFolder } = await import('../../support/test-app')
const { storedPageSchema } = await import('../../../src/core/contracts/pages')
const { help } = await import('../../../src/cli/help')
const { useSettingOptions } = await import('../../../src/web/pages/use-setting-options')
const { compareAtNote } = await import('../../../src/web/editor/publish/compare-at-note')

let folder: Awaited<ReturnType<typeof temporaryFolder>>
let server: TestApp
beforeAll(async () => {
	folder = await temporaryFolder()
	server = await startTestApp({ DATA_DIR: folder.path })
})
afterAll(async () => {
	await server.close()
	await folder.remove()
})

describe('[W-1] a new market, by being registered', () => {
	it('is in the API: a page is made for it, found by its name, and saved', async () => {
		const seller = await server.user()
		const request = { facts: JSON.stringify({ title: 'Copper kettle' }), language: 'english', market: 'toyland' }
		const { page_id } = (await seller.generate(request)).json<{ page_id: string }>()
		const stored = storedPageSchema.parse((await seller.get(`/api/pages/${page_id}`)).json())
		expect(stored.page.market).toBe('toyland')
		expect((await seller.get('/api/pages?search=Toyland')).json()).toMatchObject({ total: 1 })
		const body = { product_html: '', product_url: stored.product_url, page_id, page: stored.page }
		expect((await seller.post('/api/save_generated_page', body)).statusCode).toBe(200)
	}, 120_000)

	it('is on the screens: to choose from under its name, with what its law asks of a crossed-out price', () => {
		const Options = () => useSettingOptions().markets.map(({ value, label }) => <option key={value}>{label}</option>)
		const html = renderToStaticMarkup(
			<QueryClientProvider client={new QueryClient()}>
				<MemoryRouter>
					<Options />
				</MemoryRouter>
			</QueryClientProvider>,
		)
		expect(html).toContain('<option>Toyland</option>')
		expect(compareAtNote('toyland')).toBe('Toyland: the higher price must be one you asked.')
	})

	it('is in the command line’s help', () => {
		expect(help()).toMatch(/--market M .*toyland/)
	})
})

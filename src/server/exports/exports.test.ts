import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type FakeMarketplace, startFakeMarketplace } from '../../../test/fakes/marketplace/marketplace'
import { LISTINGS_DIR, startTestApp, type TestApp, temporaryFolder, type Visitor } from '../../../test/support/test-app'
import { createMemoryFiles } from '../../connectors/files/memory-files'
import { generateResponseSchema } from '../../core/contracts/generation'
import { exportFormatSchema, storedPageSchema } from '../../core/contracts/pages'
import { parsePage } from '../../core/page/migrate'
import { zipPage } from '../../pipeline/exports/zip-page'
import { attachmentHeader } from './attachment-header'

let folder: Awaited<ReturnType<typeof temporaryFolder>>
let marketplace: FakeMarketplace
let server: TestApp
let seller: Visitor
let id: string

beforeAll(async () => {
	folder = await temporaryFolder()
	marketplace = await startFakeMarketplace({ pagesDir: LISTINGS_DIR })
	server = await startTestApp({ DATA_DIR: folder.path, LISTING_SOURCE: 'saved-pages', OUTBOUND_ROUTES: marketplace.routes })
	seller = await server.user()
	const answer = generateResponseSchema.parse((await seller.generate({ product_link: 'https://www.amazon.com/dp/B0VITRINE1' })).json())
	id = answer.page_id ?? ''
})
afterAll(async () => {
	await server.close()
	await marketplace.close()
	await folder.remove()
})

const take = (format: string, visitor = seller, page = id) => visitor.get(`/api/pages/${page}/export/${format}`)
const load = async () => storedPageSchema.parse((await seller.get(`/api/pages/${id}`)).json()).page
/** Every file the HTML asks for. */
const askedBy = (html: string) =>
	[...html.matchAll(/<(?:img|source|link|script)[^>]*?\s(?:src|srcset|href)="([^"]*)"/g)]
		.flatMap((match) => (match[1] ?? '').split(', '))
		.map((entry) => entry.split(' ')[0] ?? '')
		.filter((entry) => !entry.startsWith('data:'))

describe('GET /api/pages/:id/export/:format', () => {
	it.each([
		['html', 'text/html; charset=utf-8', /^product_page\.html$/],
		['zip', 'application/zip', /\.zip$/],
		['youcan', 'text/html; charset=utf-8', /-youcan\.html$/],
		['shopify', 'text/html; charset=utf-8', /-shopify\.html$/],
		['woocommerce', 'text/html; charset=utf-8', /-woocommerce\.html$/],
		['shopify-csv', 'text/csv; charset=utf-8', /-shopify\.csv$/],
		['woocommerce-csv', 'text/csv; charset=utf-8', /-woocommerce\.csv$/],
		['liquid', 'text/x-liquid; charset=utf-8', /^vitrine-[a-z0-9-]+\.liquid$/],
		['json', 'application/json; charset=utf-8', /\.json$/],
	] as const)(
		'[O-1, O-4, O-5, O-6, N-4] %s is a file with its name and type, and may do nothing in a browser',
		async (format, type, name) => {
			expect(exportFormatSchema.options).toContain(format)
			const response = await take(format)
			expect(response.statusCode).toBe(200)
			expect(response.headers['content-type']).toBe(type)
			const [, shown = ''] = /^attachment; filename="([^"]+)"/.exec(String(response.headers['content-disposition'])) ?? []
			expect(shown).toMatch(name)
			expect(String(response.headers['content-security-policy'])).toMatch(/default-src 'none'.*sandbox/)
			expect(response.rawPayload.byteLength).toBeGreaterThan(500)
		},
	)

	it('[N-5] another’s page is not there in any format, nor is one that never was; a visitor is asked to sign in', async () => {
		const stranger = await server.user()
		for (const format of exportFormatSchema.options) {
			expect((await take(format, stranger)).statusCode).toBe(404)
			expect((await take(format, seller, crypto.randomUUID())).statusCode).toBe(404)
			expect((await take(format, server.visitor())).statusCode).toBe(401)
		}
	})

	it('a format that is none is refused in words that name those there are', async () => {
		const response = await take('docx')
		expect([response.statusCode, response.json()]).toMatchObject([
			404,
			{ code: 'not_found', error: expect.stringContaining('shopify-csv') },
		])
	})

	it('[O-4] a store’s HTML names pictures by public addresses, which answer', async () => {
		const html = (await take('woocommerce')).body
		const addresses = [...html.matchAll(/<img src="([^"]+)"/g)].map((match) => match[1] ?? '')
		expect(addresses.length).toBeGreaterThan(1)
		for (const address of new Set(addresses)) {
			expect(address).toMatch(/^https?:\/\/[^/]+\/files\/.+\.(?:webp|jpg|png)$/)
			expect((await server.visitor().get(new URL(address).pathname)).statusCode).toBe(200)
		}
	})

	it('[O-1] html is one file that asks for nothing else', async () => {
		expect(askedBy((await take('html')).body)).toEqual([])
	})

	it('[O-1] the JSON is the page itself', async () => {
		expect(parsePage(JSON.parse((await take('json')).body))).toEqual(await load())
	})
})

describe('the zip', () => {
	it('[O-1] holds the page, its JSON and every picture the page asks for, by relative names: it works offline', async () => {
		const entries = unzipSync((await take('zip')).rawPayload)
		const html = strFromU8(entries['product_page.html'] ?? new Uint8Array())
		const asked = askedBy(html)
		expect(asked.length).toBeGreaterThan(5)
		for (const name of asked) {
			expect(name).toMatch(/^images\/[a-z0-9-]+\.(?:webp|avif|jpg|png)$/)
			expect(entries[name]?.byteLength).toBeGreaterThan(100)
		}
		expect(Object.keys(entries).filter((name) => !name.startsWith('images/'))).toEqual(['product_page.html', 'page.json', 'README.txt'])
		expect(parsePage(JSON.parse(strFromU8(entries['page.json'] ?? new Uint8Array())))).toEqual(await load())
		expect(html).toContain('name="machine-written"')
	})

	it('[O-1] is the same bytes every time', async () => {
		const [first, second] = [await take('zip'), await take('zip')]
		expect(first.rawPayload.equals(second.rawPayload)).toBe(true)
	})

	it('[O-1] a lost picture is a placeholder, not a broken link', async () => {
		const page = await load()
		const entries = unzipSync(
			new Uint8Array(await buffer(Readable.from(zipPage(page, { files: createMemoryFiles(), faces: server.deps.faces, language: 'en' })))),
		)
		expect(Object.keys(entries)).toEqual(['product_page.html', 'page.json', 'README.txt'])
		expect(askedBy(strFromU8(entries['product_page.html'] ?? new Uint8Array()))).toEqual([])
	})

	it('[O-1] comes piece by piece, a picture at a time', async () => {
		let pieces = 0
		for await (const piece of zipPage(await load(), { ...server.deps, language: 'en' })) pieces += piece.byteLength > 0 ? 1 : 0
		expect(pieces).toBeGreaterThan(10)
	})
})

describe('the name of a file', () => {
	it('of any script is told whole to clients that can read it, and in ASCII to the others', () => {
		expect(attachmentHeader('lamp.zip')).toBe('attachment; filename="lamp.zip"')
		expect(attachmentHeader('مصباح-2.zip')).toBe('attachment; filename="2.zip"; filename*=UTF-8\'\'%D9%85%D8%B5%D8%A8%D8%A7%D8%AD-2.zip')
		expect(attachmentHeader('a"\r\nx: y.csv')).not.toMatch(/[\r\n]/)
	})
})

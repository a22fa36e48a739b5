import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type FakeMarketplace, startFakeMarketplace } from '../../../test/fakes/marketplace/marketplace'
import { LISTINGS_DIR, startTestApp, type TestApp, temporaryFolder, type Visitor } from '../../../test/support/test-app'
import { generateResponseSchema } from '../../core/contracts/generation'
import { pageListSchema, type StoredPage, savePageResponseSchema, storedPageSchema } from '../../core/contracts/pages'

let folder: Awaited<ReturnType<typeof temporaryFolder>>
let marketplace: FakeMarketplace
let server: TestApp
let seller: Visitor
let stranger: Visitor
let id: string

beforeAll(async () => {
	folder = await temporaryFolder()
	marketplace = await startFakeMarketplace({ pagesDir: LISTINGS_DIR })
	server = await startTestApp({ DATA_DIR: folder.path, LISTING_SOURCE: 'saved-pages', OUTBOUND_ROUTES: marketplace.routes })
	seller = await server.user()
	stranger = await server.user()
	const answer = generateResponseSchema.parse((await seller.generate({ product_link: 'https://www.amazon.com/dp/B0VITRINE1' })).json())
	id = answer.page_id ?? ''
})
afterAll(async () => {
	await server.close()
	await marketplace.close()
	await folder.remove()
})

const load = async (): Promise<StoredPage> => storedPageSchema.parse((await seller.get(`/api/pages/${id}`)).json())
const save = (stored: StoredPage, changes: object) =>
	seller.post('/api/save_generated_page', {
		product_html: '',
		product_url: stored.product_url,
		page_id: id,
		base_version: stored.version,
		...changes,
	})

describe('a user’s pages', () => {
	it('[D-6] are listed newest first, with a picture', async () => {
		const { pages } = pageListSchema.parse((await seller.get('/api/pages')).json())
		expect(pages).toMatchObject([
			{ id, language: 'english', market: 'usa', thumbnail_url: expect.stringMatching(/^\/files\/.*\.(webp|jpg)$/) },
		])
		expect((await stranger.get('/api/pages')).json()).toEqual({ pages: [], next_cursor: null, total: 0 })
	})

	it.each(['', '/download', '/preview'])('[N-5] another’s page%s is not there, nor is one that never was', async (what) => {
		for (const visitor of [stranger]) {
			for (const page of [id, crypto.randomUUID(), 'x', '../x'])
				expect((await visitor.get(`/api/pages/${page}${what}`)).statusCode).toBe(404)
		}
		expect((await server.visitor().get(`/api/pages/${id}${what}`)).statusCode).toBe(401)
	})

	it('[D-6] a page is saved in a language and for a market there are, and in no other', async () => {
		const stored = await load()
		for (const change of [{ language: 'klingon' }, { market: '<script>' }]) {
			const response = await save(stored, { page: { ...stored.page, ...change } })
			expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([400, 'invalid_request'])
		}
	})

	it('[N-5] another’s page cannot be saved over', async () => {
		const stored = await load()
		const response = await stranger.post('/api/save_generated_page', {
			product_html: '',
			product_url: stored.product_url,
			page_id: id,
			page: stored.page,
		})
		expect(response.statusCode).toBe(404)
		expect((await save(stored, { clerk_user_id: stranger.id, page: stored.page })).statusCode).toBe(403)
		expect((await load()).version).toBe(stored.version)
	})
})

describe('POST /api/save_generated_page', () => {
	it('[R-4] a save adds a version; one based on an older version is told so and changes nothing', async () => {
		const stored = await load()
		const page = { ...stored.page, seo: { ...stored.page.seo, title: 'Changed' } }
		expect(savePageResponseSchema.parse((await save(stored, { page })).json())).toEqual({
			status: 'success',
			page_id: id,
			version: stored.version + 1,
		})
		const late = await save(stored, { page: { ...page, seo: { ...page.seo, title: 'Too late' } } })
		expect([late.statusCode, late.json()]).toMatchObject([409, { code: 'conflict', details: { version: stored.version + 1 } }])
		expect((await load()).page.seo.title).toBe('Changed')
	})

	it('[R-4] of many simultaneous saves on one version exactly one wins', async () => {
		const stored = await load()
		const titled = (title: string) => ({ page: { ...stored.page, seo: { ...stored.page.seo, title } } })
		const statuses = await Promise.all(
			Array.from({ length: 8 }, async (_, index) => (await save(stored, titled(`Try ${index}`))).statusCode),
		)
		expect(statuses.toSorted()).toEqual([200, 409, 409, 409, 409, 409, 409, 409])
	})

	it('[R-4] saving what is stored already makes no new version; saving anything else does', async () => {
		const stored = await load()
		const again = await save(stored, { page: stored.page })
		expect([again.statusCode, again.json()]).toMatchObject([200, { version: stored.version }])
		const other = await save(stored, { page: { ...stored.page, seo: { ...stored.page.seo, title: 'Something else' } } })
		expect(other.json()).toMatchObject({ version: stored.version + 1 })
	})

	it('[N-4] scripts in a saved page’s texts are taken out, and a page that is none is refused', async () => {
		const stored = await load()
		const sections = stored.page.sections.map((section) =>
			section.type === 'hero'
				? {
						...section,
						props: { ...section.props, headline: { html: 'Kettle<img src=x onerror=alert(1)><script>alert(1)</script>', facts: [] } },
					}
				: section,
		)
		expect((await save(stored, { page: { ...stored.page, sections } })).statusCode).toBe(200)
		const saved = await load()
		expect(saved.page.sections.find((section) => section.type === 'hero')?.props.headline.html).toBe('Kettle')
		expect(saved.product_page_html).not.toMatch(/onerror|<script>/)
		for (const page of [{ version: 1 }, { ...saved.page, theme: 'javascript' }, 'x', 7]) {
			expect((await save(saved, { page })).statusCode).toBe(400)
		}
	})

	it('[N-1] the spec’s fields alone keep the HTML, sanitised, until the typed page is saved again', async () => {
		const stored = await load()
		const fields = {
			product_html: '<h1>Mine</h1><script>alert(1)</script>',
			product_url: stored.product_url,
			clerk_user_id: seller.id,
			user_name: 'x',
			user_email: 'x',
		}
		expect((await seller.post('/api/save_generated_page', fields)).json()).toMatchObject({ status: 'success', page_id: id })
		const kept = await load()
		expect(kept.product_page_html).toBe('<h1>Mine</h1>')
		await save(kept, { page: kept.page })
		expect((await load()).product_page_html).toContain('<!doctype html>')
		expect(
			(await seller.post('/api/save_generated_page', { ...fields, product_url: 'https://www.amazon.com/dp/B000000000' })).statusCode,
		).toBe(404)
		expect((await seller.post('/api/save_generated_page', { product_url: 7 })).statusCode).toBe(400)
	})
})

describe('what leaves', () => {
	it('[O-1] the download is one file named product_page.html that asks for nothing else', async () => {
		const response = await seller.get(`/api/pages/${id}/download`)
		expect(response.headers['content-disposition']).toBe('attachment; filename="product_page.html"')
		const sources = [...response.body.matchAll(/<(?:img|source|link|script)[^>]*?\s(?:src|srcset|href)="([^"]*)"/g)].map(
			(match) => match[1] ?? '',
		)
		expect(sources.length).toBeGreaterThan(3)
		expect(sources.filter((source) => !source.startsWith('data:'))).toEqual([])
	})

	it('[R-6] [N-4] the preview can load its pictures and styles and nothing more, framed by the app alone', async () => {
		const response = await seller.get(`/api/pages/${id}/preview`)
		const policy = String(response.headers['content-security-policy'])
		for (const part of ["default-src 'none'", "img-src 'self' data:", 'sandbox', "frame-ancestors 'self'"]) expect(policy).toContain(part)
		expect(policy).not.toContain('script-src')
		expect(response.body).toContain('src="/files/')
	})

	it('pictures are served for good, as what they are, and nothing else is served from there', async () => {
		const { page } = await load()
		const file = page.images[0]?.files.find(({ format }) => format === 'webp')
		const picture = await server.visitor().get(`/files/${file?.key}`)
		expect(picture.headers).toMatchObject({
			'content-type': 'image/webp',
			'cache-control': 'public, max-age=31536000, immutable',
			'x-content-type-options': 'nosniff',
		})
		expect(picture.rawPayload.byteLength).toBe(file?.bytes)
		await server.deps.files.put('listings/secret.html.gz', new Uint8Array(3), 'application/gzip')
		await server.deps.files.put('ab/drawing.svg', new Uint8Array(3), 'image/svg+xml')
		for (const key of ['listings/secret.html.gz', 'ab/drawing.svg', 'ab/none.webp', '../secret', 'vitrine.lock']) {
			expect((await server.visitor().get(`/files/${key}`)).statusCode).toBe(404)
		}
	})
})

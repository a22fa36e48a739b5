import { readFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type FakeMarketplace, startFakeMarketplace } from '../../../test/fakes/marketplace/marketplace'
import { LISTINGS_DIR, startTestApp, type TestApp, temporaryFolder } from '../../../test/support/test-app'
import { generateResponseSchema } from '../../core/contracts/generation'
import { storedPageSchema } from '../../core/contracts/pages'

let folder: Awaited<ReturnType<typeof temporaryFolder>>
let marketplace: FakeMarketplace
let server: TestApp

beforeAll(async () => {
	folder = await temporaryFolder()
	marketplace = await startFakeMarketplace({ pagesDir: LISTINGS_DIR })
	server = await startTestApp({ DATA_DIR: folder.path, LISTING_SOURCE: 'http', OUTBOUND_ROUTES: marketplace.routes })
})
afterAll(async () => {
	await server.close()
	await marketplace.close()
	await folder.remove()
})

const KETTLE = 'https://www.amazon.com/dp/B0VITRINE1'
const used = async (visitor: Awaited<ReturnType<TestApp['user']>>) =>
	(await visitor.get('/api/me')).json<{ pages_generated: number }>().pages_generated

describe('POST /api/generate', () => {
	it('[N-1] [X-6] answers the spec’s fields, and the page is stored, downloadable and counted', async () => {
		const seller = await server.user()
		const response = await seller.generate({
			product_link: `${KETTLE}?tag=x-20&psc=1`,
			language: 'french',
			market: 'morocco',
			translate_images: 'false',
			remove_chinese_text: 'false',
			user_id: seller.id,
			plan: 'Free',
			limit: '5',
		})
		expect(response.statusCode).toBe(200)
		const answer = generateResponseSchema.parse(response.json())
		expect(answer).toMatchObject({ status: 'success', should_show_toast: 0 })
		expect(answer.product_page_html).toContain('<html lang="fr"')
		expect(answer.product_gallery_html).toContain('class="main-image" src="/files/')
		const stored = storedPageSchema.parse((await seller.get(`/api/pages/${answer.page_id}`)).json())
		expect(stored.page.product.title).toContain('Gooseneck Electric Kettle')
		expect(stored.page.images.every((image) => image.files.length > 0)).toBe(true)
		expect(await used(seller)).toBe(1)
	})

	it('[X-1] a link of another shop is invalid_url, costs nothing and starts nothing', async () => {
		const seller = await server.user()
		for (const product_link of [
			'https://www.example.com/dp/B0VITRINE1',
			'not a link',
			'',
			'https://amazon.com.evil.example/dp/B0VITRINE1',
		]) {
			expect((await seller.generate({ product_link })).json()).toMatchObject({ status: 'invalid_url' })
		}
		const current = await seller.get('/api/generations/current')
		expect([current.statusCode, current.json()]).toEqual([200, null])
		expect(await used(seller)).toBe(0)
	})

	it('[D-7] [X-3] a bot wall is an error with other ways in, and no quota is used', async () => {
		const seller = await server.user()
		for (const kind of ['captcha', 'continue-shopping'] as const) {
			marketplace.setBehaviour('B0VITRINE1', { kind })
			const answer = generateResponseSchema.parse((await seller.generate({ product_link: KETTLE })).json())
			expect(answer).toMatchObject({
				status: 'error',
				code: 'listing_blocked',
				other_ways: ['saved-page', 'pasted-text', 'photos', 'facts', 'another-link'],
			})
			expect(answer.message).toContain('Your photos, its text or typed facts make a page as well')
		}
		marketplace.setBehaviour('B0VITRINE1', undefined)
		expect(await used(seller)).toBe(0)
	})

	it('[X-2] a busy marketplace is asked again until it answers', async () => {
		const seller = await server.user()
		marketplace.setBehaviour('B0VITRINE1', { kind: 'busy', times: 2 })
		expect((await seller.generate({ product_link: KETTLE })).json()).toMatchObject({ status: 'success' })
		marketplace.setBehaviour('B0VITRINE1', undefined)
	})

	it('[X-3] a product that is gone says so', async () => {
		const seller = await server.user()
		expect((await seller.generate({ product_link: 'https://www.amazon.com/dp/B0NOTTHERE' })).json()).toMatchObject({
			status: 'error',
			code: 'listing_not_found',
		})
	})

	it('[D-7] an uploaded page makes a page without any link, plain or gzipped', async () => {
		const seller = await server.user()
		const html = await readFile(`${LISTINGS_DIR}/amazon.de__B0VITRINE3.html`)
		for (const saved_page of [
			{ name: 'page.html', bytes: html },
			{ name: 'page.html.gz', bytes: gzipSync(html) },
		]) {
			expect((await seller.generate({ saved_page, language: 'english', market: 'usa' })).json()).toMatchObject({ status: 'success' })
		}
	})

	it('[X-3] [X-7] an uploaded page that is no product, is damaged, or unpacks beyond all measure is refused in words', async () => {
		const seller = await server.user()
		const cases = [
			['not_a_product', Buffer.from('<html><title>My diary</title></html>')],
			['invalid_request', Buffer.concat([Buffer.from([0x1f, 0x8b]), Buffer.from('garbage')])],
			['too_large', gzipSync(Buffer.alloc(25 * 1024 * 1024))],
		] as const
		for (const [code, bytes] of cases) {
			expect((await seller.generate({ saved_page: { name: 'page.html', bytes } })).json()).toMatchObject({ status: 'error', code })
		}
		expect(await used(seller)).toBe(0)
	})

	it('[X-7] an upload of 50 MB is refused in words while it comes in, and costs nothing', async () => {
		const seller = await server.user()
		const answer = await seller.generate({ saved_page: { name: 'page.html', bytes: Buffer.alloc(50 * 1024 * 1024, 'a') } })
		expect(answer.json()).toMatchObject({ code: 'too_large' })
		expect(await used(seller)).toBe(0)
	})

	it('[W-9] cropped_image replaces the main image, and wishes that cannot be met are named', async () => {
		const seller = await server.user()
		const bytes = Buffer.from(await (await fetch(`${marketplace.origin}/m.media-amazon.com/images/I/81Zzz01xTqL.jpg`)).arrayBuffer())
		const answer = generateResponseSchema.parse(
			(
				await seller.generate({
					product_link: KETTLE,
					cropped_image: { name: 'mine.jpg', bytes },
					translate_images: 'true',
					remove_chinese_text: 'true',
				})
			).json(),
		)
		expect(answer).toMatchObject({ status: 'success', not_done: ['translate_images', 'remove_chinese_text'] })
		const { page } = storedPageSchema.parse((await seller.get(`/api/pages/${answer.page_id}`)).json())
		expect(page.gallery[0]).toBe('cropped')
		expect(page.images.filter((image) => image.id.includes('Lkt01'))).toEqual([])
		expect(page.record.notes).toHaveLength(2)
	})

	it('[N-5] another user’s id is 403, signed out is 401, and both are JSON', async () => {
		const [seller, other] = [await server.user(), await server.user()]
		const refused = await seller.generate({ product_link: KETTLE, user_id: other.id })
		expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([403, 'forbidden'])
		const nobody = await server.visitor().generate({ product_link: KETTLE })
		expect([nobody.statusCode, nobody.json<{ code: string }>().code]).toEqual([401, 'unauthenticated'])
	})

	it('[N-2] the same generation_id is one generation, however often it is sent', async () => {
		const seller = await server.user()
		const form = { product_link: KETTLE, generation_id: crypto.randomUUID() }
		const answers = await Promise.all([1, 2, 3].map(async () => generateResponseSchema.parse((await seller.generate(form)).json())))
		expect(new Set(answers.map((answer) => answer.page_id)).size).toBe(1)
		expect(await used(seller)).toBe(1)
		const stranger = await server.user()
		expect((await stranger.generate(form)).statusCode).toBe(409)
		expect((await seller.generate({ ...form, generation_id: 'x' })).statusCode).toBe(400)
	})

	it.each([
		[{ language: 'klingon' }, 'klingon'],
		[{ market: 'moon' }, 'moon'],
	])('[N-1] %o is refused in words', async (field, word) => {
		const seller = await server.user()
		const response = await seller.generate({ product_link: KETTLE, ...field })
		expect([response.statusCode, response.json<{ error: string }>().error]).toEqual([400, expect.stringContaining(word)])
	})

	it('[D-4] asked to answer at once it names the generation, whose events tell everything up to the page', async () => {
		const seller = await server.user()
		const response = await seller.generate({ product_link: KETTLE, language: 'arabic', market: 'morocco' }, { prefer: 'respond-async' })
		expect(response.statusCode).toBe(202)
		const { status, generation_id } = generateResponseSchema.parse(response.json())
		expect(status).toBe('generating')
		expect((await seller.get('/api/generations/current')).json()).toMatchObject({ id: generation_id, product_link: KETTLE })
		const stream = (await seller.get(`/api/generations/${generation_id}/events`)).body
		const events = readEvents(stream)
		expect(events.map((event) => event.id)).toEqual(events.map((_event, index) => index + 1))
		const types = events.map((event) => event.type)
		expect(types.at(-1)).toBe('done')
		expect(types.indexOf('product')).toBeLessThan(types.indexOf('section'))
		expect(events.find((event) => event.type === 'product')?.data).toMatchObject({ direction: 'rtl', language: 'ar' })
		expect(events.filter((event) => event.type === 'image' && event.data.url).length).toBeGreaterThan(3)
		const resumed = readEvents(
			(await seller.get(`/api/generations/${generation_id}/events`, { 'last-event-id': String(events.length - 2) })).body,
		)
		expect(resumed.map((event) => event.id)).toEqual([events.length - 1, events.length])
	})

	it('[D-4] [P-5] cancelling ends it, gives the quota back, and is harmless twice', async () => {
		const seller = await server.user()
		marketplace.setBehaviour('B0VITRINE2', { kind: 'slow' })
		const started = await seller.generate({ product_link: 'https://www.amazon.co.uk/dp/B0VITRINE2' }, { prefer: 'respond-async' })
		const { generation_id } = generateResponseSchema.parse(started.json())
		await marketplace.asked('B0VITRINE2')
		for (let time = 0; time < 2; time += 1) {
			expect((await seller.post(`/api/generations/${generation_id}/cancel`)).json()).toMatchObject({ status: 'canceled' })
		}
		marketplace.release('B0VITRINE2')
		expect(readEvents((await seller.get(`/api/generations/${generation_id}/events`)).body).at(-1)?.type).toBe('canceled')
		const ledger = await server.deps.database.db.query.usageReservations.findMany({ where: (row, { eq }) => eq(row.userId, seller.id) })
		expect(ledger).toMatchObject([{ state: 'released', reason: 'canceled' }])
	})

	it('[N-5] nobody sees, follows or cancels another’s generation', async () => {
		const [seller, stranger] = [await server.user(), await server.user()]
		const { generation_id } = generateResponseSchema.parse((await seller.generate({ product_link: KETTLE })).json())
		for (const response of [
			await stranger.get(`/api/generations/${generation_id}`),
			await stranger.get(`/api/generations/${generation_id}/events`),
			await stranger.post(`/api/generations/${generation_id}/cancel`),
			await stranger.get('/api/generations/not-a-uuid'),
		]) {
			expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([404, 'not_found'])
		}
	})
})

function readEvents(stream: string): { id: number; type: string; data: Record<string, unknown> }[] {
	return [...stream.matchAll(/id: (\d+)\nevent: (\w+)\ndata: (.*)\n/g)].map(([, id, type = '', data = '{}']) => ({
		id: Number(id),
		type,
		data: JSON.parse(data),
	}))
}

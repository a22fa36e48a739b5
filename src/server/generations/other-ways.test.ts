import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type FakeMarketplace, startFakeMarketplace } from '../../../test/fakes/marketplace/marketplace'
import { LISTINGS_DIR, startTestApp, type TestApp, temporaryFolder, type Visitor } from '../../../test/support/test-app'
import { generateResponseSchema } from '../../core/contracts/generation'
import { type StoredPage, storedPageSchema } from '../../core/contracts/pages'
import { plainFromRichText } from '../../core/text/rich-text'

let folder: Awaited<ReturnType<typeof temporaryFolder>>
let marketplace: FakeMarketplace
let server: TestApp
let photo: Buffer

beforeAll(async () => {
	folder = await temporaryFolder()
	marketplace = await startFakeMarketplace({ pagesDir: LISTINGS_DIR })
	server = await startTestApp({ DATA_DIR: folder.path, LISTING_SOURCE: 'http', OUTBOUND_ROUTES: marketplace.routes })
	const picture = await fetch(`${marketplace.origin}/m.media-amazon.com/images/I/81Zzz01xTqL.jpg`)
	photo = Buffer.from(await picture.arrayBuffer())
})
afterAll(async () => {
	await server.close()
	await marketplace.close()
	await folder.remove()
})

const KETTLE = 'https://www.amazon.com/dp/B0VITRINE1'
const PASTED = 'Lindby oak stool, round seat\n• Holds 120 kg without a creak.\n• Legs screw in by hand.\nMaterial: Oak\nPrice: $49.90'
const FACTS = {
	title: 'Lindby oak stool',
	price: { amountMinor: 49_900, currency: 'MAD' },
	bullets: ['Holds 120 kg without a creak.'],
	specs: [{ name: 'Material', value: 'Oak' }],
}
const used = async (seller: Visitor) => (await seller.get('/api/me')).json<{ pages_generated: number }>().pages_generated
const wordsOf = ({ page }: StoredPage) => plainFromRichText(JSON.stringify(page.sections))

async function pageOf(seller: Visitor, fields: Parameters<Visitor['generate']>[0]): Promise<StoredPage> {
	const answer = generateResponseSchema.parse((await seller.generate(fields)).json())
	expect(answer).toMatchObject({ status: 'success' })
	return storedPageSchema.parse((await seller.get(`/api/pages/${answer.page_id}`)).json())
}

describe('[D-7] the other ways in', () => {
	it('[X-4] pasted text makes a page whose facts say the line they stand in; a link beside it is not read', async () => {
		const seller = await server.user()
		marketplace.requests.length = 0
		const stored = await pageOf(seller, { product_link: KETTLE, pasted_text: PASTED, language: 'english', market: 'usa' })
		expect(stored.page.facts.find((fact) => fact.kind === 'spec')).toMatchObject({
			name: 'Material',
			text: 'Oak',
			origin: { rule: 'pasted', place: 'line 4' },
		})
		expect(wordsOf(stored)).toContain('120 kg')
		expect([stored.product_url, stored.page.offer]).toEqual([KETTLE, null])
		expect(marketplace.requests.filter((request) => request.path.startsWith('/dp/'))).toEqual([])
		expect(await used(seller)).toBe(1)
	})

	it('[K-4] typed facts with photos make a page with those photos and the price the seller asks', async () => {
		const seller = await server.user()
		const { page } = await pageOf(seller, {
			facts: JSON.stringify(FACTS),
			photos: { name: 'front.jpg', bytes: photo },
			language: 'french',
			market: 'morocco',
		})
		expect(page.gallery).toEqual(['photo-1'])
		expect(page.images[0]?.files.length).toBeGreaterThan(0)
		expect(page.offer?.price).toEqual(FACTS.price)
		expect(page.facts[0]).toMatchObject({ text: 'Lindby oak stool', origin: { rule: 'typed', place: 'form: product name' } })
	})

	it('[C-8] a typed price with decimals is no offer where prices are whole numbers', async () => {
		const seller = await server.user()
		const facts = JSON.stringify({ ...FACTS, price: { amountMinor: 49_950, currency: 'MAD' } })
		const { page } = await pageOf(seller, { facts, market: 'morocco' })
		expect([page.offer, page.product.listingPrice]).toEqual([null, { amountMinor: 49_950, currency: 'MAD' }])
	})

	it('photos and facts without a name add to the listing that is read', async () => {
		const seller = await server.user()
		const facts = JSON.stringify({ specs: [{ name: 'Made in', value: 'Our own workshop' }] })
		const { page } = await pageOf(seller, { product_link: KETTLE, facts, photos: { name: 'mine.jpg', bytes: photo } })
		expect(page.product.title).toContain('Gooseneck Electric Kettle')
		expect(page.gallery).toContain('photo-1')
		expect(page.gallery.length).toBeGreaterThan(1)
		expect(page.facts.find((fact) => fact.name === 'Made in')?.origin).toEqual({ rule: 'typed', place: 'form: Made in' })
	})

	it('[P-5] what is no product is refused in words before anything is reserved', async () => {
		const seller = await server.user()
		const refusals: [Parameters<Visitor['generate']>[0], RegExp][] = [
			[{ pasted_text: 'stool' }, /too short/],
			[{ pasted_text: 'Add to Cart\nBuy Now\nSign in\nFREE delivery' }, /No product name/],
			[{ pasted_text: 'long line of text '.repeat(6_000) }, /too long/],
			[{ facts: JSON.stringify({ brand: 'Lindby' }) }, /what the product is/],
			[{ facts: JSON.stringify({ title: 'Stool', bullets: 'no list' }) }, /check bullets/],
			[{ facts: '{not json' }, /not JSON/],
			[{ photos: { name: 'a.jpg', bytes: photo } }, /Type its name/],
			[{ facts: JSON.stringify(FACTS), photos: { name: 'a.jpg', bytes: 'I am a letter, not a picture' } }, /Photo 1 is not a picture/],
		]
		for (const [fields, words] of refusals) {
			const response = await seller.generate(fields)
			expect([response.statusCode, response.json<{ error: string }>().error]).toEqual([expect.any(Number), expect.stringMatching(words)])
			expect(response.statusCode).toBeLessThan(500)
		}
		expect((await seller.get('/api/generations/current')).json()).toBeNull()
		expect(await used(seller)).toBe(0)
	})

	it('[P-5] a photo that turns out to be broken ends the generation in words, and nothing is counted', async () => {
		const seller = await server.user()
		const broken = Buffer.concat([photo.subarray(0, 40), Buffer.from('broken')])
		const answer = await seller.generate({ facts: JSON.stringify(FACTS), photos: { name: 'a.jpg', bytes: broken } })
		expect(answer.json()).toMatchObject({ status: 'error', code: 'invalid_request', message: expect.stringContaining('picture') })
		expect(await used(seller)).toBe(0)
	})
})

import { resolve } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SHARP_SIDE } from './draw-picture'
import { type FakeMarketplace, startFakeMarketplace } from './marketplace'

let marketplace: FakeMarketplace
beforeAll(async () => {
	marketplace = await startFakeMarketplace({ pagesDir: resolve('test/fixtures/listings'), pictureSide: SHARP_SIDE })
})
afterAll(() => marketplace.close())
const get = (path: string) => fetch(`${marketplace.origin}${path}`, { redirect: 'manual' })

describe('the marketplace on this machine', () => {
	it('serves the project’s listings by host and ASIN, and nothing else', async () => {
		expect(await (await get('/www.amazon.com/dp/B0VITRINE1')).text()).toContain('productTitle')
		expect((await get('/www.amazon.de/dp/B0VITRINE1')).status).toBe(404)
		expect(marketplace.listings.map((listing) => listing.url)).toContain('https://www.amazon.com/dp/B0VITRINE1')
	})

	it('draws a picture for every address, always the same, and different ones for different addresses', async () => {
		const bytes = async (path: string) => Buffer.from(await (await get(`/m.media-amazon.com/images/I/${path}`)).arrayBuffer())
		const one = await bytes('81Lkt01xTqL.jpg')
		expect(await sharp(one).metadata()).toMatchObject({ format: 'jpeg', width: 1500, height: 1500 })
		expect(one.equals(await bytes('81Lkt01xTqL.jpg'))).toBe(true)
		expect(one.equals(await bytes('81Lkt02xTqL.jpg'))).toBe(false)
	})

	it('short links lead to their listing', async () => {
		expect((await get('/amzn.eu/d/B0VITRINE3')).headers.get('location')).toBe('https://www.amazon.de/-/en/dp/B0VITRINE3?ref=short')
	})

	it('treats a listing as told: busy twice, then normal', async () => {
		marketplace.setBehaviour('B0VITRINE2', { kind: 'busy', times: 2 })
		const statuses = []
		for (let index = 0; index < 3; index += 1) statuses.push((await get('/www.amazon.co.uk/dp/B0VITRINE2')).status)
		expect(statuses).toEqual([503, 503, 200])
	})
})

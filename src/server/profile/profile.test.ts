import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type PlainApp, plainTestApp } from '../../../test/support/plain-app'
import type { Visitor } from '../../../test/support/test-app'
import { storeProfileResponseSchema } from '../../core/contracts/store-profile'
import { EMPTY_STORE_PROFILE } from '../../core/seller/store-profile'
import { storeProfiles } from '../db/schema/schema'
import { findStoreProfile } from './profile'

const PATH = '/api/store-profile'
const STATED = {
	...EMPTY_STORE_PROFILE,
	storeName: 'Atlas Home',
	terms: [
		{
			market: 'morocco',
			language: 'arabic',
			delivery: 'التوصيل خلال يومين في الدار البيضاء',
			...{ returns: '', guarantee: '', payment: '', legal: '' },
		},
	],
	reach: [{ market: 'all', whatsapp: '+212 600 000 000', phone: '', email: '', address: '' }],
	orderUrl: 'https://shop.example/order',
}

let server: PlainApp
let seller: Visitor
let logo: Buffer

beforeAll(async () => {
	server = await plainTestApp()
	logo = await sharp({ create: { width: 300, height: 120, channels: 4, background: { r: 200, g: 30, b: 30, alpha: 0.5 } } })
		.png()
		.toBuffer()
})
beforeEach(async () => {
	seller = await server.user()
})

const load = async (visitor = seller) => storeProfileResponseSchema.parse((await visitor.get(PATH)).json())

describe('the store profile', () => {
	it('[K-4] states nothing at first; what is stated is kept word for word, and replaced as a whole', async () => {
		expect(await load()).toEqual({ profile: EMPTY_STORE_PROFILE, logo_url: null })
		const saved = await seller.change('PUT', PATH, STATED)
		expect([saved.statusCode, saved.json()]).toEqual([200, { profile: STATED, logo_url: null }])
		expect(await findStoreProfile(server.deps.database.db, seller.id)).toEqual(STATED)
		await seller.change('PUT', PATH, { ...STATED, terms: [] })
		expect((await load()).profile).toMatchObject({ storeName: 'Atlas Home', terms: [] })
	})

	it('[R-16] a profile stored before terms had a market and a language is read as what it stated', async () => {
		const profile = { storeName: 'Atlas Home', returns: 'Retours sous 14 jours, non utilisé.', phone: '0600000000' }
		await server.deps.database.db.insert(storeProfiles).values({ userId: seller.id, profile })
		expect((await load()).profile).toMatchObject({
			storeName: 'Atlas Home',
			terms: [{ market: 'all', language: 'french', returns: profile.returns, delivery: '' }],
			reach: [{ market: 'all', phone: '0600000000' }],
		})
	})

	it('[K-4] what cannot be saved is told by field, and nothing is changed', async () => {
		await seller.change('PUT', PATH, STATED)
		const refused = await seller.change('PUT', PATH, { ...STATED, reach: [{ market: 'all', phone: 'x', email: 'x' }] })
		expect([refused.statusCode, refused.json()]).toMatchObject([
			400,
			{ code: 'invalid_request', details: { fields: { 'reach.0.phone': expect.any(String), 'reach.0.email': expect.any(String) } } },
		])
		for (const body of [7, 'x', null, [], { storeName: 7 }]) expect((await seller.change('PUT', PATH, body)).statusCode).toBe(400)
		expect((await load()).profile).toEqual(STATED)
	})

	it('[K-4] a logo is stored beside what is stated, keeps its transparency, and can be taken away', async () => {
		await seller.change('PUT', PATH, STATED)
		const answer = storeProfileResponseSchema.parse(
			(await seller.upload(`${PATH}/logo`, { image: { name: 'logo.png', bytes: logo } })).json(),
		)
		expect(answer.profile).toEqual({ ...STATED, brand: { ...STATED.brand, logoKey: expect.stringMatching(/\.webp$/) } })
		const picture = await seller.get(answer.logo_url ?? '')
		expect((await sharp(picture.rawPayload).metadata()).hasAlpha).toBe(true)
		expect((await seller.change('PUT', PATH, answer.profile)).statusCode).toBe(200)
		expect((await load()).logo_url).toBe(answer.logo_url)
		await seller.change('PUT', PATH, STATED)
		expect((await load()).logo_url).toBeNull()
	})

	it('[N-5] nobody reads or changes what another states, nor points at another’s logo', async () => {
		const stranger = await server.user('stranger')
		await seller.change('PUT', PATH, STATED)
		const { profile } = storeProfileResponseSchema.parse(
			(await seller.upload(`${PATH}/logo`, { image: { name: 'logo.png', bytes: logo } })).json(),
		)
		expect((await load(stranger)).profile).toEqual(EMPTY_STORE_PROFILE)
		expect((await stranger.change('PUT', PATH, { ...EMPTY_STORE_PROFILE, brand: profile.brand })).statusCode).toBe(400)
		for (const logoKey of ['../secret.webp', 'vitrine.lock', 'listings/x.html.gz']) {
			expect((await stranger.change('PUT', PATH, { ...EMPTY_STORE_PROFILE, brand: { ...profile.brand, logoKey } })).statusCode).toBe(400)
		}
		const nobody = server.visitor()
		expect([(await nobody.get(PATH)).statusCode, (await nobody.change('PUT', PATH, STATED)).statusCode]).toEqual([401, 401])
	})

	it('what is no picture is refused as a logo, in words', async () => {
		const response = await seller.upload(`${PATH}/logo`, {
			image: { name: 'logo.svg', bytes: '<svg xmlns="http://www.w3.org/2000/svg"/>' },
		})
		expect([response.statusCode, response.json()]).toMatchObject([400, { code: 'invalid_request' }])
	})
})

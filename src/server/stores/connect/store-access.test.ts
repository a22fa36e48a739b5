import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp, temporaryFolder, type Visitor } from '../../../../test/support/test-app'
import { meSchema } from '../../../core/contracts/account'
import { subscriptions } from '../../db/schema/schema'

const OWNER = 'owner@example.com'
const APPS = { YOUCAN_CLIENT_ID: 'id', YOUCAN_CLIENT_SECRET: 'secret' }

let folder: Awaited<ReturnType<typeof temporaryFolder>>
let server: TestApp

beforeAll(async () => {
	folder = await temporaryFolder()
	server = await startTestApp({ DATA_DIR: folder.path, OWNER_EMAILS: OWNER, WOOCOMMERCE_ACCESS: 'pro', ...APPS })
})
afterAll(async () => {
	await server.close()
	await folder.remove()
})

const accessOf = async (visitor: Visitor) => {
	const me = meSchema.parse((await visitor.get('/api/me')).json())
	for (const [store, access] of Object.entries(me.store_access)) expect(me.stores[store as 'youcan']).toBe(access === 'available')
	return me.store_access
}

it('[N-5] YouCan is everybody’s, the others whose the operator says; what is not configured says so', async () => {
	const owner = server.visitor()
	await owner.signUp(OWNER)
	const seller = await server.user()
	const pro = await server.user()
	const day = 86_400_000
	const period = { periodStart: new Date(), periodEnd: new Date(Date.now() + 30 * day), quotaPeriodStart: new Date() }
	await server.deps.database.db.insert(subscriptions).values({ id: 's', userId: pro.id, customerId: 'c', status: 'active', ...period })
	expect(await accessOf(seller)).toEqual({ youcan: 'available', shopify: 'not_allowed', woocommerce: 'not_allowed' })
	expect(await accessOf(pro)).toEqual({ youcan: 'available', shopify: 'not_allowed', woocommerce: 'available' })
	expect(await accessOf(owner)).toEqual({ youcan: 'available', shopify: 'not_configured', woocommerce: 'available' })

	for (const path of [
		'/save_woo_credentials',
		'/validate_woo_credentials',
		'/push_to_woocommerce',
		'/shopify/push',
		'/api/stores/shopify/authorize',
	]) {
		const refused = await seller.post(path, {
			store_url: 'https://a.example',
			consumer_key: 'k',
			consumer_secret: 's',
			price: '1',
			shop: 'x',
		})
		expect([refused.statusCode, refused.json()], path).toMatchObject([
			403,
			{ code: 'forbidden', error: expect.stringMatching(/Pro|whoever runs/) },
		])
	}
	expect((await seller.get('/get_woo_credentials')).statusCode).toBe(403)
	expect((await owner.post('/api/stores/shopify/authorize', { shop: 'x' })).json()).toMatchObject({ code: 'conflict' })
	expect((await server.app.inject({ method: 'POST', url: '/webhooks/shopify', payload: '{}' })).statusCode).toBe(404)
})

import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { type StoreApp, startStoreApp } from '../../../test/support/store-app'
import type { Visitor } from '../../../test/support/test-app'
import { pushOutcomeSchema } from '../../core/contracts/stores'
import type { UserFile } from '../accounts/accounts'
import { oauthStates, storeConnections, storeProducts, storePushes } from '../db/schema/schema'
import { userStores } from './stores'

let app: StoreApp
let seller: Visitor
let page: string
let stores: ReturnType<typeof userStores>

beforeAll(async () => {
	app = await startStoreApp({ STORES_MAY_FETCH_LOCALLY: 'false' })
	const { deps } = app.server
	const config = app.config
	stores = userStores({
		db: deps.database.db,
		connectors: deps.storeConnectors,
		seal: deps.storeSeal,
		newId: deps.newId,
		pages: deps.work.pages,
		config,
	})
})
afterAll(() => app.close())
afterEach(() => stores.delete(seller.id))
beforeEach(async () => {
	seller = await app.server.user()
	page = await app.makePage(seller)
	await app.connect(seller)
})

const push = (body: object = {}) => seller.post(`/api/pages/${page}/push`, { store: 'youcan', price: 249, ...body })

it('[Y-1] a store that cannot fetch our pictures: the seller is told before anything is sent, and what stayed behind after', async () => {
	const before = app.youcan.calls.length
	const told = await push()
	expect([told.statusCode, told.json()]).toMatchObject([
		409,
		{ code: 'conflict', error: expect.stringContaining('PUBLIC_URL'), details: { withoutPictures: true } },
	])
	expect(app.youcan.calls.length).toBe(before)
	const { pictures } = (await seller.get('/api/stores/connections')).json<{ pictures: { why: string | null } }>()
	expect(pictures.why).toContain('127.0.0.1')

	const outcome = pushOutcomeSchema.parse((await push({ without_pictures: true })).json())
	const product = app.youcan.products().at(-1)
	expect(product?.images).toEqual([])
	expect(product?.html).not.toContain('<img')
	expect(outcome).toMatchObject({ sent: { pictures: 0 }, notes: expect.arrayContaining([expect.stringContaining('PUBLIC_URL')]) })
	// What YouCan has no place for at all is said as well.
	const left_out = outcome.left_out.filter(({ said }) => said?.why.key !== 'stores.no_place')
	expect(left_out.length).toBeGreaterThan(0)
	for (const left of left_out) expect(left).toMatchObject({ image_id: expect.any(String), why: expect.stringMatching(/\S/) })
})

it('[A-6] what is kept of a user’s stores can be had without anything that opens them, and goes for good', async () => {
	await push({ without_pictures: true })
	const stranger = await app.server.user()
	await app.connect(stranger, app.youcan.shops[1]?.slug)
	await seller.post('/api/stores/youcan/authorize')
	const files: UserFile[] = []
	for await (const file of stores.list(seller.id)) files.push(file)
	expect(files.map(({ name }) => name)).toEqual(['stores/connections.json', 'stores/pushes.json'])
	expect(JSON.stringify(files)).toContain('Oasis Maroc')
	expect(JSON.stringify(files)).not.toMatch(/sealed|access[-_]|refresh|token/i)

	const hooks = app.youcan.hooks.length
	await stores.delete(seller.id)
	await stores.delete(seller.id)
	expect(app.youcan.hooks.length).toBe(hooks - 1)
	const { db } = app.server.deps.database
	const left = await Promise.all([storeConnections, storePushes, oauthStates].map((table) => db.select().from(table)))
	expect(left.flat().filter((row) => row.userId === seller.id)).toEqual([])
	expect((await db.select().from(storeProducts)).length).toBe(0)
	expect((await db.select().from(storeConnections)).map(({ userId }) => userId)).toContain(stranger.id)
})

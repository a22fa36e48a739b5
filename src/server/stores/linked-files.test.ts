import { afterAll, beforeAll, expect, test } from 'vitest'
import { type StoreApp, startStoreApp } from '../../../test/support/store-app'
import { type ConnectionList, pushOutcomeSchema } from '../../core/contracts/stores'
import { sweepFiles } from '../files/sweep-files'
import { emptyTrash } from '../pages/empty-trash'
import { linkedFilesIn } from './linked-files'
import { userStores } from './stores'

let app: StoreApp
beforeAll(async () => {
	app = await startStoreApp()
})
afterAll(() => app.close())

test('[C-7] the files a text shows from here are found by their address, each once', () => {
	const html = '<img src="https://v.example/files/ab/cd.webp"> <img src="https://v.example/files/ab/cd.webp"> https://w.example/files/x.png'
	expect(linkedFilesIn(html, 'https://v.example')).toEqual(['ab/cd.webp'])
	expect(linkedFilesIn(html, 'https://v.example.org')).toEqual([])
})

test('[C-7] [Y-3] pictures a shop has no copy of outlive the page in the trash, are told, and go with the account', async () => {
	const { deps } = app.server
	const { db } = deps.database
	const seller = await app.server.user()
	const connection = await app.connect(seller)
	const page = await app.makePage(seller)
	const linked = async () => (await seller.get('/api/stores/connections')).json<ConnectionList>().linked
	const push = await seller.post(`/api/pages/${page}/push`, { connection, price: 49 })
	const { notes } = pushOutcomeSchema.parse(push.json())
	const shown = linkedFilesIn(app.youcan.products()[0]?.html ?? '', app.config.publicUrl)
	expect(shown.length).toBeGreaterThan(0)
	expect(notes.join(' ')).toContain(`shown from this installation: ${shown.length}`)
	expect(await linked()).toEqual([{ name: expect.stringMatching(/Oasis/), products: 1, pictures: shown.length }])

	expect((await seller.change('DELETE', `/api/pages/${page}`)).statusCode).toBeLessThan(300)
	await emptyTrash({ db, files: deps.files }, new Date(Date.now() + 60_000))
	for (const key of shown) expect((await seller.get(`/files/${key}`)).statusCode, key).toBe(200)

	const stores = userStores({
		db,
		connectors: deps.storeConnectors,
		seal: deps.storeSeal,
		newId: deps.newId,
		pages: deps.work.pages,
		config: app.config,
	})
	await stores.delete(seller.id)
	expect(await linked()).toEqual([])
	await db.execute("update stored_files set stored_at = now() - interval '30 days'")
	await sweepFiles({ db, files: deps.files })
	for (const key of shown) expect((await seller.get(`/files/${key}`)).statusCode, key).toBe(404)
})

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp, temporaryFolder, type Visitor } from '../../../test/support/test-app'
import { pageVersionSchema, type StoredPage, savePageResponseSchema, storedPageSchema, versionListSchema } from '../../core/contracts/pages'
import { composePage } from '../../core/page/compose/compose-page'
import { countingIds, fullInput } from '../../core/page/page.fixture'
import { insertPage } from './repository'

let folder: Awaited<ReturnType<typeof temporaryFolder>>
let server: TestApp
let seller: Visitor
let id: string

beforeAll(async () => {
	folder = await temporaryFolder()
	server = await startTestApp({ DATA_DIR: folder.path })
})
afterAll(async () => {
	await server.close()
	await folder.remove()
})
beforeEach(async () => {
	seller = await server.user()
	id = crypto.randomUUID()
	const page = composePage({ ...fullInput(), newId: countingIds() })
	const made = {
		id,
		userId: seller.id,
		generationId: crypto.randomUUID(),
		page,
		productUrl: 'https://www.amazon.com/dp/B0',
		shouldShowToast: 0,
	}
	await insertPage(server.deps.database.db, { ...made, shouldShowToast: 0 })
})

const load = async (): Promise<StoredPage> => storedPageSchema.parse((await seller.get(`/api/pages/${id}`)).json())
const versions = async () => versionListSchema.parse((await seller.get(`/api/pages/${id}/versions`)).json()).versions
const restore = (version: number, base: number) => seller.post(`/api/pages/${id}/versions/${version}/restore`, { base_version: base })

/** Saves the page with one section fewer. */
async function shorten(): Promise<number> {
	const stored = await load()
	const page = { ...stored.page, sections: stored.page.sections.slice(0, -1) }
	const answer = await seller.post('/api/save_generated_page', {
		...{ product_html: '', product_url: stored.product_url, page_id: id, base_version: stored.version, page },
	})
	return savePageResponseSchema.parse(answer.json()).version
}

describe('versions of a page', () => {
	it('[R-4] are listed newest first, with what they show at a glance', async () => {
		await shorten()
		const { page } = await load()
		const [newest, first] = await versions()
		expect([newest?.version, first?.version]).toEqual([2, 1])
		expect(newest?.sections).toBe(page.sections.filter((section) => !section.hidden).length)
		expect(newest?.words).toBeLessThan(first?.words ?? 0)
		expect(newest?.words).toBeGreaterThan(5)
	})

	it('[R-4] one can be looked at, and restored: it becomes the newest, and nothing is lost', async () => {
		const before = await load()
		await shorten()
		expect(pageVersionSchema.parse((await seller.get(`/api/pages/${id}/versions/1`)).json()).page).toEqual(before.page)
		expect(savePageResponseSchema.parse((await restore(1, 2)).json())).toEqual({ status: 'success', page_id: id, version: 3 })
		expect((await load()).page).toEqual(before.page)
		expect((await versions()).map(({ version, restored_from }) => [version, restored_from])).toEqual([
			[3, 1],
			[2, null],
			[1, null],
		])
		expect((await restore(2, 3)).json()).toMatchObject({ version: 4 })
	})

	it('[R-4] restoring over a page that has moved on meanwhile is refused and changes nothing', async () => {
		await shorten()
		await shorten()
		const late = await restore(1, 2)
		expect([late.statusCode, late.json()]).toMatchObject([409, { code: 'conflict', details: { version: 3 } }])
		expect((await load()).version).toBe(3)
	})

	it('[R-4] restoring what stands there already makes no new version', async () => {
		await shorten()
		expect((await restore(2, 2)).json()).toMatchObject({ version: 2 })
	})

	it.each(['0', '99', '-1', '1.5', 'x', '99999999999999'])('a version %s there never was is 404', async (version) => {
		expect((await seller.get(`/api/pages/${id}/versions/${version}`)).statusCode).toBe(404)
		expect((await seller.post(`/api/pages/${id}/versions/${version}/restore`, {})).statusCode).toBe(404)
	})

	it('a base that is no number is refused', async () => {
		expect((await seller.post(`/api/pages/${id}/versions/1/restore`, { base_version: 'x' })).statusCode).toBe(400)
	})
})

import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type PlainApp, plainTestApp } from '../../../test/support/plain-app'
import type { Visitor } from '../../../test/support/test-app'
import { pageVersionSchema, type StoredPage, savePageResponseSchema, storedPageSchema, versionListSchema } from '../../core/contracts/pages'
import { composePage } from '../../core/page/compose/compose-page'
import { countingIds, fullInput } from '../../core/page/page.fixture'
import { pageVersions, storeConnections, storedFiles, storeProducts, storePushes } from '../db/schema/schema'
import { insertPageVersions } from '../files/files'
import { deleteOldVersions } from './delete-versions'
import { insertPage } from './repository'

let server: PlainApp
let seller: Visitor
let id: string

beforeAll(async () => {
	server = await plainTestApp()
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
async function shorten(autosaved = false): Promise<number> {
	const stored = await load()
	const page = { ...stored.page, sections: stored.page.sections.slice(0, -1) }
	const answer = await seller.post('/api/save_generated_page', {
		...{ product_html: '', product_url: stored.product_url, page_id: id, base_version: stored.version, page, autosaved },
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

const db = () => server.deps.database.db
const numbers = async () => (await versions()).map(({ version }) => version)
/** Makes the autosaves up to a version have begun earlier. */
const age = (upTo: number, minutes: number) =>
	db()
		.update(pageVersions)
		.set({ autosavingSince: sql`autosaving_since - make_interval(mins => ${minutes})` })
		.where(and(eq(pageVersions.pageId, id), lt(pageVersions.version, upTo + 1)))

async function pushVersion(pageVersion: number): Promise<void> {
	const [connectionId, productId] = [crypto.randomUUID(), crypto.randomUUID()]
	await db()
		.insert(storeConnections)
		.values({ id: connectionId, userId: seller.id, store: 'youcan', account: id, name: 'x', url: 'https://x.test', status: 'active' })
	await db().insert(storeProducts).values({ id: productId, connectionId, key: id })
	const push = {
		productId,
		userId: seller.id,
		pageId: id,
		fingerprint: 'f',
		wantedStatus: 'draft' as const,
		price: '1',
		state: 'done' as const,
	}
	await db()
		.insert(storePushes)
		.values({ ...push, id: crypto.randomUUID(), pageVersion })
}

describe('what is kept of versions (decision 064)', () => {
	it('[R-4] autosaves of five minutes leave one version; what was there before a pause stays, and what the seller saved', async () => {
		for (let times = 0; times < 3; times += 1) await shorten(true)
		expect(await numbers()).toEqual([4, 1])
		await age(4, 6)
		await shorten(true)
		await shorten(true)
		expect(await numbers()).toEqual([6, 4, 1])
		await shorten()
		await shorten(true)
		await shorten(true)
		expect(await numbers()).toEqual([9, 7, 4, 1])
	})

	it('[R-4] saving by hand what was autosaved makes it stay; so does a push of it', async () => {
		const version = await shorten(true)
		const { page, product_url } = await load()
		const again = { product_html: '', product_url, page_id: id, base_version: version, page }
		expect(savePageResponseSchema.parse((await seller.post('/api/save_generated_page', again)).json()).version).toBe(version)
		await pushVersion(await shorten(true))
		await shorten(true)
		expect(await numbers()).toEqual([4, 3, 2, 1])
	})

	it('[R-4] after 30 days the last of each day stays, with the first and those a store was given', async () => {
		for (let times = 0; times < 5; times += 1) await shorten()
		await db()
			.update(pageVersions)
			.set({ createdAt: sql`date_trunc('day', now(), 'UTC') - interval '40 days'` })
			.where(eq(pageVersions.pageId, id))
		await db()
			.update(pageVersions)
			.set({ createdAt: sql`created_at + interval '1 day'` })
			.where(and(eq(pageVersions.pageId, id), inArray(pageVersions.version, [5, 6])))
		await pushVersion(2)
		await deleteOldVersions(db())
		expect(await numbers()).toEqual([6, 4, 2, 1])
		await deleteOldVersions(db())
		expect(await numbers()).toEqual([6, 4, 2, 1])
	})

	it('[R-4] younger ones all stay up to 200; beyond them the oldest go, but for the first', async () => {
		const stored = await load()
		const many = Array.from({ length: 205 }, (_, at) => ({ pageId: id, version: at + 2, page: stored.page }))
		await insertPageVersions(db(), many)
		await db().execute(sql`update pages set version = 206 where id = ${id}`)
		await deleteOldVersions(db())
		const kept = await db().select().from(pageVersions).where(eq(pageVersions.pageId, id)).orderBy(pageVersions.version)
		expect([kept.length, kept[0]?.version, kept[1]?.version, kept.at(-1)?.version]).toEqual([201, 1, 7, 206])
	})

	it('[R-4] [A-6] a picture that only a replaced autosave showed is left to the sweep of files', async () => {
		const picture = { id: 'p', alt: '', files: [{ key: `ab/${id}.webp`, format: 'webp' as const, width: 4, height: 4, bytes: 3 }] }
		const stored = await load()
		const shown = { ...stored.page, images: [...stored.page.images, picture] }
		const request = { product_html: '', product_url: stored.product_url, page_id: id, page: shown, autosaved: true }
		expect((await seller.post('/api/save_generated_page', request)).statusCode).toBe(200)
		const released = () => db().$count(storedFiles, eq(storedFiles.key, `ab/${id}.webp`))
		expect(await released()).toBe(0)
		await seller.post('/api/save_generated_page', { ...request, page: stored.page })
		expect([await numbers(), await released()]).toEqual([[3, 1], 1])
	})
})

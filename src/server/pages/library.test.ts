import { asc, eq, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type PlainApp, plainTestApp } from '../../../test/support/plain-app'
import type { Visitor } from '../../../test/support/test-app'
import { PAGE_LIST_LENGTH, pageEntrySchema, pageListSchema, uploadedImageSchema } from '../../core/contracts/pages'
import { composePage } from '../../core/page/compose/compose-page'
import type { Page, PageImage } from '../../core/page/page'
import { countingIds, fullInput } from '../../core/page/page.fixture'
import { generationSteps, generations, pages, pageVersions, storedFiles, storeProfiles } from '../db/schema/schema'
import { insertPageVersions, sweepFiles } from '../files/files'
import { emptyTrash, TRASH_KEEPS_MS } from './empty-trash'
import { insertPage } from './repository'
import { fillSearchTexts } from './search-text'

let server: PlainApp
let seller: Visitor
let stranger: Visitor

beforeAll(async () => {
	server = await plainTestApp()
})
beforeEach(async () => {
	seller = await server.user()
	stranger = await server.user('stranger')
})

const db = () => server.deps.database.db

async function addPage(title: string, more: Partial<Page> = {}, owner = seller): Promise<string> {
	const page = composePage({ ...fullInput(), newId: countingIds() })
	const id = crypto.randomUUID()
	await insertPage(db(), {
		id,
		userId: owner.id,
		generationId: crypto.randomUUID(),
		page: { ...page, product: { ...page.product, title }, ...more },
		productUrl: `https://www.amazon.com/dp/${id.slice(0, 8)}`,
		shouldShowToast: 0,
	})
	return id
}

async function list(query = '', visitor = seller) {
	return pageListSchema.parse((await visitor.get(`/api/pages${query}`)).json())
}
const titles = async (search: string) => (await list(`?search=${encodeURIComponent(search)}`)).pages.map((page) => page.title).toSorted()

describe('the library', () => {
	it('[D-6] is searched by title, language and market, whatever the case, the accents or the script', async () => {
		await addPage('Crème Brûlée torch', { language: 'french', market: 'europe' })
		await addPage('إبريق القهوة', { language: 'arabic', market: 'middle-east' })
		await addPage('Desk lamp 100%_\\', { language: 'moroccan arabic', market: 'morocco' })
		expect(await titles('CREME brulee')).toEqual(['Crème Brûlée torch'])
		expect(await titles('torch français')).toEqual(['Crème Brûlée torch'])
		for (const french of ['français', 'francés', 'الفرنسية']) expect(await titles(french)).toEqual(['Crème Brûlée torch'])
		expect(await titles('ابريق القهوه')).toEqual(['إبريق القهوة'])
		expect(await titles('gulf')).toEqual([])
		expect(await titles('gcc')).toEqual(['إبريق القهوة'])
		expect(await titles('darija')).toEqual(['Desk lamp 100%_\\'])
		expect(await titles('100%_\\')).toEqual(['Desk lamp 100%_\\'])
		expect(await titles('torch lamp')).toEqual([])
		expect(await titles('   ')).toHaveLength(3)
		expect((await seller.get(`/api/pages?search=${'x'.repeat(201)}`)).statusCode).toBe(400)
	})

	it('[D-6] is given a part at a time, newest first, each page once, also those saved in the same instant', async () => {
		for (let made = 0; made < PAGE_LIST_LENGTH * 2 + 5; made += 1) await addPage(`Page ${made}`)
		await db().update(pages).set({ updatedAt: sql`'2026-01-01T00:00:00.123456Z'::timestamptz` }).where(eq(pages.userId, seller.id))
		for (const search of ['', 'page']) {
			const seen: string[] = []
			let cursor: string | null = ''
			while (cursor !== null) {
				const part = await list(`?search=${search}${cursor ? `&cursor=${cursor}` : ''}`)
				expect(part.total).toBe(PAGE_LIST_LENGTH * 2 + 5)
				expect(part.pages.length).toBeLessThanOrEqual(PAGE_LIST_LENGTH)
				seen.push(...part.pages.map((page) => page.id))
				cursor = part.next_cursor
			}
			expect(new Set(seen).size).toBe(PAGE_LIST_LENGTH * 2 + 5)
			expect(seen).toHaveLength(PAGE_LIST_LENGTH * 2 + 5)
		}
	})

	it.each(['x', Buffer.from('2026-99-99T00:00:00.000000Z 0').toString('base64url'), Buffer.from("' or 1=1 x").toString('base64url')])(
		'[N-4] the place %j leads nowhere',
		async (cursor) => {
			const response = await seller.get(`/api/pages?cursor=${encodeURIComponent(cursor)}`)
			expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([400, 'invalid_request'])
		},
	)

	it('[D-6] a page is renamed; its own title stays, and saving it keeps the name', async () => {
		const id = await addPage('Tavio desk lamp with a very long listing title')
		const renamed = await seller.change('PATCH', `/api/pages/${id}`, { title: '  Lamp, summer  ' })
		expect(pageEntrySchema.parse(renamed.json()).title).toBe('Lamp, summer')
		const stored = (await seller.get(`/api/pages/${id}`)).json<{ page: Page; product_url: string }>()
		expect(stored.page.product.title).toBe('Tavio desk lamp with a very long listing title')
		const page = { ...stored.page, seo: { ...stored.page.seo, title: 'Other' } }
		await seller.post('/api/save_generated_page', { product_html: '', product_url: stored.product_url, page_id: id, page })
		expect(await titles('summer')).toEqual(['Lamp, summer'])
		expect(await titles('very long')).toEqual(['Lamp, summer'])
		for (const title of ['', '   ', 'x'.repeat(201), 7]) {
			expect((await seller.change('PATCH', `/api/pages/${id}`, { title })).statusCode).toBe(400)
		}
	})

	it('[D-6] a copy is a page of its own: no quota is used, and deleting one leaves the other whole', async () => {
		const id = await addPage('Desk lamp')
		const copy = pageEntrySchema.parse((await seller.post(`/api/pages/${id}/duplicate`)).json())
		expect(copy.title).toBe('Desk lamp (copy)')
		expect(copy.id).not.toBe(id)
		expect((await seller.get('/api/me')).json()).toMatchObject({ pages_generated: 0 })
		const [one, other] = [
			(await seller.get(`/api/pages/${id}`)).json<{ page: Page }>(),
			(await seller.get(`/api/pages/${copy.id}`)).json<{ page: Page }>(),
		]
		expect(other).toMatchObject({ version: 1, page: one.page })
		expect((await seller.change('DELETE', `/api/pages/${id}`)).statusCode).toBe(204)
		expect((await seller.get(`/api/pages/${copy.id}`)).statusCode).toBe(200)
	})

	it('[D-6] a deleted page is gone everywhere, and comes back whole', async () => {
		const id = await addPage('Desk lamp')
		await seller.change('PATCH', `/api/pages/${id}`, { title: 'Mine' })
		const before = (await seller.get(`/api/pages/${id}`)).json<{ page: Page; product_url: string }>()
		expect((await seller.change('DELETE', `/api/pages/${id}`)).statusCode).toBe(204)
		expect((await seller.change('DELETE', `/api/pages/${id}`)).statusCode).toBe(204)
		expect(await list()).toEqual({ pages: [], next_cursor: null, total: 0 })
		expect(await titles('mine')).toEqual([])
		for (const path of ['', '/download', '/preview', '/versions', '/versions/1'])
			expect((await seller.get(`/api/pages/${id}${path}`)).statusCode).toBe(404)
		const save = { product_html: '', product_url: before.product_url }
		expect((await seller.post('/api/save_generated_page', save)).statusCode).toBe(404)
		expect((await seller.post('/api/save_generated_page', { ...save, page_id: id, page: before.page })).statusCode).toBe(404)
		const back = await seller.post(`/api/pages/${id}/undelete`)
		expect(pageEntrySchema.parse(back.json()).title).toBe('Mine')
		expect((await seller.get(`/api/pages/${id}`)).json()).toEqual(before)
	})

	it('[N-5] somebody else’s page, one that never was, and what is no id at all are the same 404', async () => {
		const mine = await addPage('Desk lamp')
		for (const id of [mine, crypto.randomUUID(), 'x', "' or 1=1", '..%2f..']) {
			const path = `/api/pages/${encodeURIComponent(id)}`
			const answers = [
				await stranger.change('PATCH', path, { title: 'Taken' }),
				await stranger.change('DELETE', path),
				await stranger.post(`${path}/undelete`),
				await stranger.post(`${path}/duplicate`),
				await stranger.get(`${path}/versions`),
				await stranger.get(`${path}/versions/1`),
				await stranger.post(`${path}/versions/1/restore`, { base_version: 1 }),
				await stranger.upload(`${path}/images`, { image: { name: 'a.png', bytes: 'x' } }),
			]
			expect(answers.map((answer) => answer.statusCode)).toEqual(answers.map(() => 404))
		}
		expect((await list()).pages).toMatchObject([{ id: mine, title: 'Desk lamp' }])
		expect((await list('', stranger)).total).toBe(0)
		const nobody = server.visitor()
		expect((await nobody.change('DELETE', `/api/pages/${mine}`)).statusCode).toBe(401)
		expect((await nobody.post(`/api/pages/${mine}/duplicate`)).statusCode).toBe(401)
	})
})

describe('a picture of one’s own', () => {
	it('[R-1] is stored in the sizes a page needs and answered; the page itself is not changed', async () => {
		const id = await addPage('Desk lamp')
		const bytes = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#3366cc' } })
			.png()
			.toBuffer()
		const response = await seller.upload(`/api/pages/${id}/images`, { image: { name: 'own.png', bytes } })
		const { image } = uploadedImageSchema.parse(response.json())
		expect(image).toMatchObject({ alt: 'Desk lamp', color: expect.stringMatching(/^#/) })
		expect(image.files.length).toBeGreaterThan(1)
		expect((await server.visitor().get(`/files/${image.files[0]?.key}`)).statusCode).toBe(200)
		expect((await seller.get(`/api/pages/${id}`)).json()).toMatchObject({ version: 1 })
	})

	it('[R-14] a part of a page’s picture is answered as a picture of its own; of another page, or too little, it is refused', async () => {
		const id = await addPage('Desk lamp')
		const bytes = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#3366cc' } })
			.png()
			.toBuffer()
		const uploaded = await seller.upload(`/api/pages/${id}/images`, { image: { name: 'own.png', bytes } })
		const { image } = uploadedImageSchema.parse(uploaded.json())
		const withIt = await addPage('Lamp', { images: [image] })
		const crop = (fields: object, of = withIt) =>
			seller.post(`/api/pages/${of}/crop`, { image: image.id, crop: { left: 0, top: 0.5, width: 0.5, height: 0.5, ...fields } })
		const part = uploadedImageSchema.parse((await crop({})).json()).image
		expect([part.files.at(-1)?.width, part.files.at(-1)?.height]).toEqual([450, 300])
		expect(part.id).not.toBe(image.id)
		expect((await seller.get(`/api/pages/${withIt}`)).json()).toMatchObject({ version: 1, page: { images: [{ id: image.id }] } })
		const refused = [await crop({ width: 0.05 }), await crop({ left: 0.8 }), await crop({}, id)]
		expect(refused.map((answer) => answer.statusCode)).toEqual([400, 400, 404])
	})

	it('[R-1] what is no picture, too large, empty or missing is refused in words', async () => {
		const path = `/api/pages/${await addPage('Desk lamp')}/images`
		const answers = [
			await seller.upload(path, { image: { name: 'x.png', bytes: 'not a picture' } }),
			await seller.upload(path, { image: { name: 'x.png', bytes: '' } }),
			await seller.upload(path, { other: { name: 'x.png', bytes: 'x' } }),
			await seller.upload(path, { title: 'x' }),
			await seller.upload(path, { image: { name: 'x.png', bytes: new Uint8Array(16 * 1024 * 1024) } }),
			await seller.upload(path, { image: { name: 'x.png', bytes: new Uint8Array(31 * 1024 * 1024) } }),
		]
		expect(answers.map((answer) => answer.statusCode)).toEqual([400, 400, 400, 400, 413, 413])
		expect(answers[4]?.json()).toMatchObject({ error: 'The picture is larger than 15 MB. Choose a smaller one.' })
	})
})

describe('a page from before there was a search text', () => {
	it('[D-6] is found after the next start', async () => {
		const id = await addPage('Krem Brûlée dish')
		await db().update(pages).set({ searchText: null }).where(eq(pages.id, id))
		await fillSearchTexts(db())
		const [row] = await db().select().from(pages).where(eq(pages.id, id))
		expect(row?.searchText).toContain('krem brulee dish')
	})
})

describe('the trash', () => {
	const image = (name: string): PageImage => ({
		id: name,
		alt: name,
		files: [{ key: `ab/${name}-480.webp`, format: 'webp', width: 480, height: 480, bytes: 3 }],
	})
	const withImages = (...names: string[]): Partial<Page> => ({ images: names.map(image), gallery: names })
	const fileOf = (name: string) => server.deps.files.get(`ab/${name}-480.webp`)
	const trash = () => ({ db: db(), files: server.deps.files })
	const later = () => new Date(Date.now() + 60_000)
	const store = (name: string) => server.deps.files.put(`ab/${name}-480.webp`, new Uint8Array(3), 'image/webp')
	/** The sweep of files has looked at them a week after they were stored. */
	const allStoredLongAgo = () => db().delete(storedFiles)

	/** A page whose versions come before all others, so that what needs a picture is found behind many that do not. */
	async function fillVersions(count: number) {
		const pageId = '00000000-0000-4000-8000-000000000001'
		const row = { id: pageId, userId: stranger.id, version: 1, productUrl: 'x', shouldShowToast: 0 as const, title: 'x' }
		await db()
			.insert(pages)
			.values({ ...row, language: 'english', market: 'usa' })
		const filled = Array.from({ length: count }, (_, index) => ({ pageId, version: index + 1, page: { images: [image('other')] } }))
		await insertPageVersions(db(), filled)
	}

	it('[D-6] keeps a page for 30 days, then deletes it with its versions and the pictures nothing else needs', async () => {
		await emptyTrash(trash(), later())
		const names = ['own', 'copied', 'others', 'logo', 'running', 'lately']
		for (const name of names.slice(0, -1)) await store(name)
		await allStoredLongAgo()
		await store('lately')
		const id = await addPage('Desk lamp', withImages(...names))
		await fillVersions(450)
		await addPage('Copy', withImages('copied'))
		await addPage('Somebody else’s', withImages('others'), stranger)
		await db()
			.insert(storeProfiles)
			.values({ userId: stranger.id, profile: { brand: { logoKey: 'ab/logo-480.webp' } } })
		const generation = { id: crypto.randomUUID(), userId: stranger.id, input: { language: 'english', market: 'usa', notDone: [] } }
		await db()
			.insert(generations)
			.values({ ...generation, status: 'facts' })
		await db()
			.insert(generationSteps)
			.values({ generationId: generation.id, step: 'prepare-images', result: { gallery: [image('running')] } })
		await seller.change('DELETE', `/api/pages/${id}`)

		expect(await emptyTrash(trash(), new Date(Date.now() - TRASH_KEEPS_MS))).toBe(0)
		expect((await seller.post(`/api/pages/${id}/undelete`)).statusCode).toBe(200)
		await seller.change('DELETE', `/api/pages/${id}`)

		expect(await emptyTrash(trash(), later())).toBe(1)
		expect((await seller.post(`/api/pages/${id}/undelete`)).statusCode).toBe(404)
		expect(await db().select().from(pageVersions).where(eq(pageVersions.pageId, id))).toEqual([])
		expect(await fileOf('own')).toBeUndefined()
		for (const name of names.slice(1)) expect([name, (await fileOf(name)) !== undefined]).toEqual([name, true])
		expect((await list()).total).toBe(1)
	})

	it('[D-6] a file that cannot be deleted with its page is reported and left to the sweep', async () => {
		const id = await addPage('Old', withImages('old'))
		await store('old')
		await allStoredLongAgo()
		await db()
			.update(pages)
			.set({ deletedAt: new Date(Date.now() - TRASH_KEEPS_MS - 1000) })
			.where(eq(pages.id, id))
		const broken = { ...server.deps.files, delete: () => Promise.reject(new Error('disk')) }
		await expect(emptyTrash({ db: db(), files: broken })).rejects.toThrow('disk')
		expect(await fileOf('old')).toBeDefined()
		await db().update(storedFiles).set({ deletingSince: sql`now() - interval '4 minutes'` })
		while ((await sweepFiles(trash())) > 0);
		expect(await fileOf('old')).toBeUndefined()
		expect(await db().select().from(pages).where(eq(pages.userId, seller.id)).orderBy(asc(pages.id))).toEqual([])
	})
})

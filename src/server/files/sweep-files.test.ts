import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp, temporaryFolder, type Visitor } from '../../../test/support/test-app'
import { storedFiles } from '../db/schema/schema'
import { sweepFiles } from './sweep-files'

const KETTLE = { product_link: 'https://www.amazon.com/dp/B0VITRINE1' }
let folder: Awaited<ReturnType<typeof temporaryFolder>>
let server: TestApp
beforeAll(async () => {
	folder = await temporaryFolder()
	server = await startTestApp({ DATA_DIR: folder.path, OUTBOUND_PROXY: 'http://127.0.0.1:9' })
})
afterAll(async () => {
	await server.close()
	await folder.remove()
})

const picture = (): Promise<Buffer> => {
	const [r = 0, g = 0, b = 0] = crypto.getRandomValues(new Uint8Array(3))
	return sharp({ create: { width: 1400, height: 500, channels: 3, background: { r, g, b } } })
		.png()
		.toBuffer()
}
const weekLater = () => server.deps.database.db.execute(sql`update stored_files set stored_at = stored_at - interval '8 days'`)
const sweep = async () => {
	await weekLater()
	while ((await sweepFiles({ db: server.deps.database.db, files: server.deps.files })) > 0);
}
const storedKeys = async () => (await server.deps.database.db.select({ key: storedFiles.key }).from(storedFiles)).map(({ key }) => key)
const isThere = async (key: string) => (await server.deps.files.get(key)) !== undefined
async function newKeys(act: () => Promise<unknown>): Promise<string[]> {
	const before = new Set(await storedKeys())
	await act()
	return (await storedKeys()).filter((key) => !before.has(key))
}
const setLogo = (user: Visitor, bytes: Buffer) => user.upload('/api/store-profile/logo', { image: { name: 'logo.png', bytes } })
const logoKeyOf = async (user: Visitor) =>
	(await user.get('/api/store-profile')).json<{ profile: { brand: { logoKey: string } } }>().profile.brand.logoKey

it('[A-6] a picture that was uploaded and never saved goes after a week, not before; what a page shows stays', async () => {
	const user = await server.user()
	const kept = await newKeys(async () => user.generate({ ...KETTLE, cropped_image: { name: 'a.png', bytes: await picture() } }))
	const { pages } = (await user.get('/api/pages')).json<{ pages: { id: string }[] }>()
	const unsaved = await newKeys(async () =>
		user.upload(`/api/pages/${pages[0]?.id}/images`, { image: { name: 'b.png', bytes: await picture() } }),
	)
	expect(unsaved.length).toBeGreaterThan(1)
	await sweepFiles({ db: server.deps.database.db, files: server.deps.files })
	for (const key of unsaved) expect(await isThere(key)).toBe(true)
	await sweep()
	for (const key of unsaved) expect(await isThere(key)).toBe(false)
	const files = (await user.get(`/api/pages/${pages[0]?.id}`)).body
	const shown = kept.filter((key) => files.includes(key))
	expect(shown.length).toBeGreaterThan(0)
	for (const key of shown) expect(await isThere(key)).toBe(true)
})

it('[N-8] what a process of an earlier release stored while it ran beside this one keeps its pictures', async () => {
	const user = await server.user()
	const made = await newKeys(async () => user.generate({ ...KETTLE, cropped_image: { name: 'd.png', bytes: await picture() } }))
	const { pages } = (await user.get('/api/pages')).json<{ pages: { id: string }[] }>()
	const body = (await user.get(`/api/pages/${pages[0]?.id}`)).body
	const shown = made.filter((key) => body.includes(key))
	await server.deps.database.db.execute(sql`delete from page_files where page_id = ${pages[0]?.id}`)
	await sweep()
	expect(shown.length).toBeGreaterThan(0)
	for (const key of shown) expect(await isThere(key)).toBe(true)
})

it('[A-6] [N-1] a picture that only HTML saved in a page’s stead shows stays', async () => {
	const user = await server.user()
	await user.generate(KETTLE)
	const { pages } = (await user.get('/api/pages')).json<{ pages: { id: string; product_url: string }[] }>()
	const [page] = pages
	const uploaded = await newKeys(async () =>
		user.upload(`/api/pages/${page?.id}/images`, { image: { name: 'b.png', bytes: await picture() } }),
	)
	const [shown = '', ...others] = uploaded
	const html = `<h1>Mine</h1><img src="/files/${shown}" alt="">`
	const saved = await user.post('/api/save_generated_page', { product_html: html, product_url: KETTLE.product_link })
	expect(saved.json()).toMatchObject({ status: 'success' })
	expect((await user.get(`/api/pages/${page?.id}`)).json<{ product_page_html: string }>().product_page_html).toContain(shown)
	await sweep()
	expect(await isThere(shown)).toBe(true)
	for (const key of others) expect(await isThere(key)).toBe(false)
})

it('[A-6] of a logo only the size that is used stays; once it is replaced or its account is gone, none of it', async () => {
	const user = await server.user()
	const first = await newKeys(async () => setLogo(user, await picture()))
	const used = await logoKeyOf(user)
	expect(first.length).toBeGreaterThan(1)
	await sweep()
	for (const key of first) expect([key, await isThere(key)]).toEqual([key, key === used])
	const second = await newKeys(async () => setLogo(user, await picture()))
	await sweep()
	expect([await isThere(used), await isThere(await logoKeyOf(user))]).toEqual([false, true])
	await user.post('/api/account/delete', { email: user.email, password: 'correct horse battery' })
	await sweep()
	for (const key of second) expect(await isThere(key)).toBe(false)
})

it('[A-6] [N-2] what was sent along with a request stays for as long as the request waits', async () => {
	const user = await server.user()
	const sent = await newKeys(async () =>
		user.generate({ ...KETTLE, check_facts: 'true', cropped_image: { name: 'a.png', bytes: await picture() } }),
	)
	const { rows } = (await server.deps.database.db.execute(
		sql`select input->>'croppedImageKey' as key from generations where user_id = ${user.id}`,
	)) as unknown as { rows: { key: string }[] }
	expect(sent).toContain(rows[0]?.key)
	await sweep()
	expect(await isThere(rows[0]?.key ?? '')).toBe(true)
})

it('[A-6] [N-2] a picture that is stored again while it is being deleted is there afterwards, and nobody waits for the disk', async () => {
	const { db } = server.deps.database
	const key = `ab/${crypto.randomUUID()}.webp`
	const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
	const { promise: allowed, resolve: allow } = Promise.withResolvers<void>()
	const slow = {
		...server.deps.files,
		async delete(gone: string) {
			begin()
			await allowed
			await server.deps.files.delete(gone)
		},
	}
	await server.deps.files.put(key, new Uint8Array(3), 'image/webp')
	await weekLater()
	const sweeping = sweepFiles({ db, files: slow })
	await begun
	// Whoever asks the database meanwhile is answered.
	expect(await storedKeys()).toContain(key)
	const again = server.deps.files.put(key, new Uint8Array(4), 'image/webp')
	allow()
	await Promise.all([sweeping, again])
	expect(await server.deps.files.get(key)).toHaveLength(4)
})

it('[A-6] [N-2] a picture a killed process was deleting while the clock was ahead can be stored once it is set back', async () => {
	const key = `ab/${crypto.randomUUID()}.webp`
	await server.deps.database.db.insert(storedFiles).values({ key, deletingSince: new Date(Date.now() + 86_400_000) })
	await server.deps.files.put(key, new Uint8Array(5), 'image/webp')
	expect(await server.deps.files.get(key)).toHaveLength(5)
})

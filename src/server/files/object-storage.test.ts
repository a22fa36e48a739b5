import { mkdtemp, readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type FakeS3, startFakeS3 } from '../../../test/fakes/s3/s3'
import { startTestApp, type TestApp } from '../../../test/support/test-app'

let s3: FakeS3
let server: TestApp
let dataDir: string
beforeAll(async () => {
	s3 = await startFakeS3()
	dataDir = await mkdtemp(join(tmpdir(), 'vitrine-s3-'))
	server = await startTestApp({
		DATA_DIR: dataDir,
		OUTBOUND_PROXY: 'http://127.0.0.1:9',
		S3_ENDPOINT: s3.origin,
		S3_REGION: s3.region,
		S3_BUCKET: s3.bucket,
		S3_ACCESS_KEY_ID: s3.accessKeyId,
		S3_SECRET_ACCESS_KEY: s3.secretAccessKey,
	})
})
afterAll(async () => {
	await server.close()
	await s3.close()
})

it('[N-7] a page’s pictures are kept in object storage, served from it, and none on the disk', async () => {
	const user = await server.user()
	const picture = await sharp({ create: { width: 1400, height: 500, channels: 3, background: '#b5651d' } })
		.png()
		.toBuffer()
	await user.generate({ product_link: 'https://www.amazon.com/dp/B0VITRINE1', cropped_image: { name: 'a.png', bytes: picture } })
	const { pages } = (await user.get('/api/pages')).json<{ pages: { id: string }[] }>()
	const page = (await user.get(`/api/pages/${pages[0]?.id}`)).body
	const key = [...s3.objects.keys()].find((key) => key.endsWith('.webp') && page.includes(key)) ?? ''
	expect(s3.objects.get(key)?.contentType).toBe('image/webp')
	const served = await user.get(`/files/${key}`)
	expect([served.statusCode, served.headers['content-type']]).toEqual([200, 'image/webp'])
	expect(Buffer.compare(served.rawPayload, s3.objects.get(key)?.bytes ?? Buffer.alloc(0))).toBe(0)
	expect(await readdir(dataDir)).not.toContain('files')
})

it('[N-7] [N-2] storage that is away while pictures are stored is waited for: the page is made, with them', async () => {
	const user = await server.user()
	const picture = await sharp({ create: { width: 1300, height: 500, channels: 3, background: '#1d5ab5' } })
		.png()
		.toBuffer()
	s3.failNext(3, 503, 'ServiceUnavailable', '.avif')
	const made = await user.generate({
		product_link: 'https://www.amazon.com/dp/B0VITRINE1',
		cropped_image: { name: 'a.png', bytes: picture },
	})
	expect(made.json()).toMatchObject({ status: 'success' })
	const { page_id: id } = made.json<{ page_id: string }>()
	const page = (await user.get(`/api/pages/${id}`)).body
	expect([...s3.objects.keys()].filter((key) => key.endsWith('.avif') && page.includes(key))).not.toEqual([])
})

it('[N-7] [N-2] storage that fails says so and is not taken for a picture that is gone', async () => {
	const user = await server.user()
	await server.deps.files.put('ab/kept.webp', new Uint8Array([1]), 'image/webp')
	s3.failNext(3, 403, 'AccessDenied')
	const refused = await user.get('/files/ab/kept.webp')
	expect(refused.statusCode).toBe(502)
	s3.failNext(0, 403, 'AccessDenied')
	expect((await user.get('/files/ab/kept.webp')).statusCode).toBe(200)
})

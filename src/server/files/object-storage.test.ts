import { mkdtemp, readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type FakeS3, startFakeS3 } from '../../../test/fakes/s3/s3'
import { startTestApp, type TestApp } from '../../../test/support/test-app'
import { findGeneration } from '../generations/repository'
import { MOST_ATTEMPTS, runGeneration } from '../generations/run-generation'
import { startGeneration } from '../generations/start-generation'
import { reasonOf } from '../runtime/outage-log'

let s3: FakeS3
let server: TestApp
let dataDir: string
beforeAll(async () => {
	s3 = await startFakeS3()
	dataDir = await mkdtemp(join(tmpdir(), 'vitrine-s3-'))
	server = await startTestApp({ ...inStorage(), DATA_DIR: dataDir })
})
afterAll(async () => {
	await server.close()
	await s3.close()
})

const inStorage = () => ({
	OUTBOUND_PROXY: 'http://127.0.0.1:9',
	S3_ENDPOINT: s3.origin,
	S3_REGION: s3.region,
	S3_BUCKET: s3.bucket,
	S3_ACCESS_KEY_ID: s3.accessKeyId,
	S3_SECRET_ACCESS_KEY: s3.secretAccessKey,
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

it('[N-7] [N-2] storage that refuses is not taken for a picture that is gone: 503 and not ready, until it lets us in', async () => {
	const user = await server.user()
	await server.deps.files.put('ab/kept.webp', new Uint8Array([1]), 'image/webp')
	s3.failNext(Number.POSITIVE_INFINITY, 403, 'AccessDenied')
	for (const path of ['/files/ab/kept.webp', '/readyz']) {
		const refused = await user.get(path)
		expect([path, refused.statusCode, refused.headers['retry-after']]).toEqual([path, 503, '5'])
		expect(refused.body).not.toContain('S3_BUCKET')
	}
	s3.failNext(0, 403, 'AccessDenied')
	for (const path of ['/files/ab/kept.webp', '/readyz']) expect((await user.get(path)).statusCode).toBe(200)
})

it('[N-7] [N-2] storage that refuses is waited for, however often a generation is tried meanwhile, and why is told', async () => {
	const { run } = server.deps.generations
	const user = await server.user()
	const id = crypto.randomUUID()
	const input = { link: 'https://www.amazon.com/dp/B0VITRINE1', language: 'english', market: 'uk', notDone: [] }
	// Nobody else works on it: no worker is told.
	const queue = { ...server.deps.queue, enqueue: async () => {} }
	await startGeneration({ db: run.db, queue, maxWaiting: 1_000 }, { id, userId: user.id, input })
	const reasons: string[] = []
	const attempt = () =>
		runGeneration({ ...run, report: (error) => reasons.push(reasonOf(error as Error)) }, id, AbortSignal.timeout(60_000))
	s3.failNext(Number.POSITIVE_INFINITY, 403, 'AccessDenied')
	for (let times = 0; times <= MOST_ATTEMPTS; times += 1) await expect(attempt()).rejects.toMatchObject({ code: 'unavailable' })
	expect(new Set(reasons)).toEqual(
		new Set([expect.stringMatching(/^object storage answered PUT with 403 AccessDenied: look at .*S3_BUCKET/)]),
	)
	s3.failNext(0, 403, 'AccessDenied')
	await attempt()
	expect(await findGeneration(run.db, id)).toMatchObject({ status: 'done' })
})

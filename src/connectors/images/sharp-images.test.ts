import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { AppError } from '../../core/errors'
import { msg } from '../../core/messages/message'
import { imageFileSchema } from '../../core/page/page'
import { createOutbound, type Outbound } from '../fetch'
import { createMemoryFiles } from '../files/memory-files'
import { createSharpImages } from './sharp-images'

let server: Server
let outbound: Outbound
const answers = new Map<string, { status?: number; body: Uint8Array | string }>()
const warnings: string[] = []

beforeAll(async () => {
	server = createServer((request, response) => {
		const answer = answers.get(request.url ?? '')
		response.writeHead(answer?.status ?? (answer ? 200 : 404), { 'content-type': 'image/jpeg' }).end(answer?.body)
	})
	await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
	outbound = createOutbound({
		routes: [{ origin: 'https://pictures.example', target: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }],
	})
})
afterAll(async () => {
	await outbound.close()
	await new Promise((done) => server.close(done))
})
beforeEach(() => {
	answers.clear()
	warnings.length = 0
})

const picture = (width: number, height: number, background = '#b04020') => sharp({ create: { width, height, channels: 3, background } })
function pipeline() {
	const files = createMemoryFiles()
	const images = createSharpImages({ outbound, files, warn: (message, details) => warnings.push(`${message} ${JSON.stringify(details)}`) })
	return { files, images }
}
const request = (...paths: string[]) => ({ id: 'i1', alt: 'A lamp', urls: paths.map((path) => `https://pictures.example${path}`) })
const never = new AbortController().signal

describe('a part of a picture', () => {
	it('[R-14] is another picture of just that part, with the words, the source and the maker of the whole', async () => {
		const { files, images } = pipeline()
		const right = await picture(400, 400, '#2040b0').png().toBuffer()
		const bytes = await picture(800, 400)
			.composite([{ input: right, left: 400, top: 0 }])
			.png()
			.toBuffer()
		const whole = { ...(await images.importImage('whole', bytes, 'Red and blue', 'ai')), sourceUrl: 'https://shop.example/a.png' }
		const part = await images.cropImage('part', whole, { left: 0.5, top: 0.25, width: 0.5, height: 0.5 })
		expect(part).toMatchObject({ id: 'part', alt: 'Red and blue', madeBy: 'ai', sourceUrl: whole.sourceUrl })
		const widest = part.files.find(({ width }) => width === 400)
		expect(widest?.height).toBe(200)
		const { dominant } = await sharp(await files.get(widest?.key ?? '')).stats()
		expect(dominant.b).toBeGreaterThan(dominant.r)
		expect(await images.importImage('again', bytes, 'Red and blue', 'ai')).toEqual({ ...whole, id: 'again', sourceUrl: undefined })
	})

	it('[R-14] of a picture that could not be had, or too small to be one, is refused in words', async () => {
		const { images } = pipeline()
		const all = { left: 0, top: 0, width: 1, height: 1 }
		await expect(images.cropImage('x', { id: 'gone', alt: '', files: [] }, all)).rejects.toMatchObject({ code: 'invalid_request' })
		const small = await images.importImage('small', await picture(60, 60).png().toBuffer(), '')
		await expect(images.cropImage('x', small, { ...all, width: 0.1 })).rejects.toMatchObject({ code: 'invalid_request' })
	})
})

describe('pictures', () => {
	it('[O-2] come as AVIF, WebP and one JPEG, never enlarged, with true sizes, under the hash of their content', async () => {
		answers.set('/big.jpg', { body: await picture(2000, 1000).jpeg().toBuffer() })
		const { files, images } = pipeline()
		const image = await images.fetchImage(request('/big.jpg'), never)
		expect(image.files.map((file) => [file.format, file.width, file.height])).toEqual([
			['avif', 480, 240],
			['avif', 800, 400],
			['avif', 1400, 700],
			['webp', 480, 240],
			['webp', 960, 480],
			['jpeg', 1200, 600],
		])
		for (const file of image.files) {
			expect(imageFileSchema.parse(file).key).toMatch(/^[0-9a-f]{2}\/[0-9a-f]{40}-\d+\.(avif|webp|jpg)$/)
			const metadata = await sharp(await files.get(file.key)).metadata()
			expect([metadata.width, metadata.height, metadata.size]).toEqual([file.width, file.height, file.bytes])
		}
		expect(image.color).toMatch(/^#[b-c][0-9a-f][3-5][0-9a-f][1-3][0-9a-f]$/)
	})

	it('[O-2] a small picture keeps its size', async () => {
		answers.set('/small.png', { body: await picture(300, 200).png().toBuffer() })
		const image = await pipeline().images.fetchImage(request('/small.png'), never)
		expect(image.files.map((file) => [file.format, file.width])).toEqual([
			['avif', 300],
			['webp', 300],
			['jpeg', 300],
		])
	})

	it('[O-2] no file a browser loads is over 150 KB, however much there is in the picture', async () => {
		const grain = sharp({
			create: { width: 1600, height: 1600, channels: 3, background: '#808080', noise: { type: 'gaussian', mean: 128, sigma: 24 } },
		})
		const image = await pipeline().images.importImage('i1', await grain.png().toBuffer(), 'Grain')
		const heaviest = Math.max(...image.files.flatMap((file) => (file.format === 'jpeg' ? [] : [file.bytes])))
		expect(heaviest).toBeGreaterThan(50_000)
		expect(heaviest).toBeLessThanOrEqual(150_000)
	})

	it('[K-6] a picture a model made says so in every one of its files, in IPTC’s words; others say nothing', async () => {
		const { files, images } = pipeline()
		const bytes = await picture(300, 200).png().toBuffer()
		const made = await images.importImage('i1', bytes, 'A lamp', 'ai')
		const taken = await images.importImage('i2', bytes, 'A lamp')
		expect(made.madeBy).toBe('ai')
		for (const file of made.files) {
			expect((await sharp(await files.get(file.key)).metadata()).xmp?.toString()).toContain('digitalsourcetype/trainedAlgorithmicMedia')
		}
		expect(taken).not.toHaveProperty('madeBy')
		for (const file of taken.files) expect((await sharp(await files.get(file.key)).metadata()).xmp).toBeUndefined()
	})

	it('[N-5] metadata such as places and cameras is stripped; orientation is applied', async () => {
		const bytes = await picture(400, 200)
			.jpeg()
			.withExif({ IFD0: { Artist: 'somebody' } })
			.withMetadata({ orientation: 6 })
			.toBuffer()
		const { files, images } = pipeline()
		const image = await images.importImage('i1', bytes, 'A lamp')
		const metadata = await sharp(await files.get(image.files[0]?.key ?? '')).metadata()
		expect([metadata.exif, metadata.width, metadata.height]).toEqual([undefined, 200, 400])
	})

	it('[X-7] HTML, SVG, broken files, bombs and dots are no pictures: a placeholder and a warning, never an error', async () => {
		answers.set('/html', { body: '<script>alert(1)</script>' })
		answers.set('/svg', { body: '<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100"><script>alert(1)</script></svg>' })
		answers.set('/cut.jpg', { body: (await picture(800, 800).jpeg().toBuffer()).subarray(0, 300) })
		answers.set('/bomb.png', { body: await picture(12_000, 12_000, '#000000').png().toBuffer() })
		answers.set('/dot.gif', { body: await picture(1, 1).gif().toBuffer() })
		const { images } = pipeline()
		for (const path of ['/html', '/svg', '/cut.jpg', '/bomb.png', '/dot.gif', '/gone.jpg']) {
			expect(await images.fetchImage(request(path), never)).toMatchObject({ id: 'i1', alt: 'A lamp', files: [] })
		}
		expect(warnings).toHaveLength(6)
	})

	it('[X-4] when the best address fails the next is taken', async () => {
		answers.set('/second.jpg', { body: await picture(100, 100).jpeg().toBuffer() })
		const image = await pipeline().images.fetchImage(request('/first.jpg', '/second.jpg'), never)
		expect(image.sourceUrl).toBe('https://pictures.example/second.jpg')
		expect(image.files).not.toEqual([])
	})

	it('[N-2] storage that fails is not taken for a picture that is missing', async () => {
		answers.set('/fine.jpg', { body: await picture(100, 100).jpeg().toBuffer() })
		const away = new AppError('unavailable', msg('pictures.file_out_of_reach'))
		const files = { ...createMemoryFiles(), put: () => Promise.reject(away) }
		const images = createSharpImages({ outbound, files, warn: (message) => warnings.push(message) })
		await expect(images.fetchImage(request('/fine.jpg'), never)).rejects.toBe(away)
		expect(warnings).toEqual([])
	})

	it('[D-4] a deadline that has passed gives placeholders at once', async () => {
		const image = await pipeline().images.fetchImage(request('/big.jpg', '/other.jpg'), AbortSignal.abort())
		expect(image.files).toEqual([])
	})

	it('[W-9] an upload that is no picture is refused in words', async () => {
		await expect(pipeline().images.importImage('i1', new TextEncoder().encode('hello'), '')).rejects.toEqual(
			expect.objectContaining({ code: 'invalid_request' }),
		)
	})
})

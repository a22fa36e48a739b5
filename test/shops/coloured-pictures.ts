import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'

const COLOURS = ['#b02020', '#20a040', '#2040c0', '#c0b020']

/** Pictures of one colour each on this machine, as STORES_TEST_PICTURES names them; any other address answers 404. */
export async function colouredPictures(): Promise<{ addresses: string; close(): Promise<void> }> {
	const server = createServer(async (request, response) => {
		const background = COLOURS[Number(/^\/(\d)\.png$/.exec(request.url ?? '')?.[1] ?? -1)]
		if (background === undefined) return void response.writeHead(404).end()
		const bytes = await sharp({ create: { width: 40, height: 40, channels: 3, background } })
			.png()
			.toBuffer()
		response.writeHead(200, { 'content-type': 'image/png' }).end(bytes)
	})
	await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
	const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
	return {
		addresses: COLOURS.map((_, at) => `${origin}/${at}.png`).join(','),
		close: () => new Promise((done) => server.close(() => done())),
	}
}

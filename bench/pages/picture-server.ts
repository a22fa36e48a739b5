import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { photoLike } from './photo-like'

/** Where listings of the last ten years keep their pictures. */
const PICTURE_HOSTS = [
	'm.media-amazon.com',
	'images-na.ssl-images-amazon.com',
	'images-eu.ssl-images-amazon.com',
	'images-fe.ssl-images-amazon.com',
	'ecx.images-amazon.com',
	'z-ecx.images-amazon.com',
	'g-ecx.images-amazon.com',
]

/** A stand-in on this machine for the servers a listing's pictures lie on; each picture is drawn for its address. */
export async function startPictureServer(): Promise<{ routes: { origin: string; target: string }[]; close(): Promise<void> }> {
	const server = createServer((request, response) => {
		photoLike(request.url ?? '/').then(
			(picture) => response.writeHead(200, { 'content-type': 'image/jpeg' }).end(picture),
			(error: unknown) => response.destroy(error instanceof Error ? error : undefined),
		)
	})
	await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
	const target = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
	return {
		routes: PICTURE_HOSTS.flatMap((host) => ['http', 'https'].map((scheme) => ({ origin: `${scheme}://${host}`, target }))),
		async close() {
			server.closeAllConnections()
			await new Promise((done) => server.close(done))
		},
	}
}

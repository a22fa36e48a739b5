import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import type { FileStore } from '../../src/connectors/files/file-store'

const TYPES: Record<string, string> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg', png: 'image/png' }

export type PageServer = { origin: string; show(name: string, html: string): string; close(): Promise<void> }

/**
 * Pages and their pictures over loopback HTTP, HTML gzipped and pictures kept for ever, as the app sends them. `show`
 * answers a page's address.
 */
export async function servePages(files: FileStore): Promise<PageServer> {
	const pages = new Map<string, Buffer>()
	const server = createServer(async (request, response) => {
		const path = decodeURIComponent(request.url ?? '/')
		const page = pages.get(path)
		if (page) {
			response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'gzip' }).end(page)
			return
		}
		const type = TYPES[path.split('.').at(-1) ?? '']
		const bytes = type && path.startsWith('/files/') ? await files.get(path.slice('/files/'.length)) : undefined
		if (!type || !bytes) response.writeHead(404, { 'content-type': 'text/plain' }).end('There is nothing here.')
		else response.writeHead(200, { 'content-type': type, 'cache-control': 'public, max-age=31536000, immutable' }).end(bytes)
	})
	await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
	const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
	return {
		origin,
		show(name, html) {
			pages.set(`/${name}`, gzipSync(html, { level: 9 }))
			return `${origin}/${name}`
		},
		async close() {
			server.closeAllConnections()
			await new Promise((done) => server.close(done))
		},
	}
}

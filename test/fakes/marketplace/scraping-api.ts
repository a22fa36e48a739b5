import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type FakeScrapingApi = {
	/** SCRAPING_API_URL with the right key in it. */
	template: string
	/** Queries asked so far, and the headers that came with each. */
	asked: { query: Record<string, string>; headers: IncomingMessage['headers'] }[]
	/** From now on every request is answered with this status; undefined = normally. */
	failWith(status: number | undefined): void
	close(): Promise<void>
}

export const SCRAPING_KEY = 'k-3f9a1c77'

/** A scraping API that reads from the marketplace on this machine: `?key=…&url=…&country=…`, 401 for another key. */
export async function startFakeScrapingApi(marketplaceOrigin: string): Promise<FakeScrapingApi> {
	const asked: FakeScrapingApi['asked'] = []
	let failure: number | undefined

	async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
		const query = Object.fromEntries(new URL(request.url ?? '/', 'http://here').searchParams)
		asked.push({ query, headers: request.headers })
		if (failure !== undefined) return void response.writeHead(failure, { location: 'http://elsewhere.example/' }).end('no')
		if (query.key !== SCRAPING_KEY) return void response.writeHead(401).end(`unknown key ${query.key}`)
		const target = new URL(query.url ?? '')
		const page = await fetch(`${marketplaceOrigin}/${target.hostname}${target.pathname}`)
		response.writeHead(page.status, { 'content-type': page.headers.get('content-type') ?? 'text/html' })
		response.end(Buffer.from(await page.arrayBuffer()))
	}

	const server = createServer((request, response) => {
		answer(request, response).catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined))
	})
	await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
	const { port } = server.address() as AddressInfo
	return {
		template: `http://127.0.0.1:${port}/v1/?key=${SCRAPING_KEY}&country={country}&COUNTRY={COUNTRY}&language={language}&url={url}`,
		asked,
		failWith(status) {
			failure = status
		},
		async close() {
			server.closeAllConnections()
			await new Promise((done) => server.close(done))
		},
	}
}

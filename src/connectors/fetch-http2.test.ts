import { createSecureServer, type Http2SecureServer } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { selfSigned } from '../../test/support/self-signed'
import { createOutbound } from './fetch'

const trusted = getCACertificates('default')
const versions: string[] = []
let server: Http2SecureServer
let port: number
beforeAll(async () => {
	const { key, cert } = selfSigned('shop.example')
	setDefaultCACertificates([...trusted, cert])
	server = createSecureServer({ key, cert, allowHTTP1: true }, (request, response) => {
		versions.push(request.httpVersion)
		response.writeHead(200, { 'content-encoding': 'br' }).end(brotliCompressSync('a page'))
	})
	await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
	port = (server.address() as AddressInfo).port
})
afterAll(async () => {
	setDefaultCACertificates(trusted)
	await new Promise((done) => server.close(done))
})

const toThisMachine = async () => [{ address: '127.0.0.1', family: 4 }]

describe('the outbound door: HTTP/2', () => {
	it('[X-2] is spoken where the server offers it', async () => {
		const outbound = createOutbound({ allowedHosts: ['shop.example'], resolve: toThisMachine })
		const answers = await Promise.all([1, 2].map(() => outbound.request(`https://shop.example:${port}/`)))
		await outbound.close()
		expect(answers.map(({ status, body }) => [status, body.toString()])).toEqual([
			[200, 'a page'],
			[200, 'a page'],
		])
		expect(versions).toEqual(['2.0', '2.0'])
	})

	it('[N-3] changes nothing about what is refused when the socket connects', async () => {
		versions.length = 0
		const outbound = createOutbound({ resolve: toThisMachine })
		await expect(outbound.request(`https://shop.example:${port}/`)).rejects.toEqual(expect.objectContaining({ code: 'address_refused' }))
		await outbound.close()
		expect(versions).toEqual([])
	})
})

import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp, temporaryFolder } from '../../../test/support/test-app'
import { errorResponseSchema } from '../../core/contracts/account'
import { REQUEST_LIMIT_MS } from './broken-requests'

let folder: Awaited<ReturnType<typeof temporaryFolder>>
let server: TestApp
let url: URL
beforeAll(async () => {
	folder = await temporaryFolder()
	server = await startTestApp({ DATA_DIR: folder.path })
	url = new URL(await server.app.listen({ port: 0, host: '127.0.0.1' }))
})
afterAll(async () => {
	await server.close()
	await folder.remove()
})

/** What a connection is answered until the server ends it. */
async function answerTo(act: (socket: Socket) => unknown): Promise<{ head: string; code: string }> {
	const socket = connect(Number(url.port), url.hostname).setEncoding('utf8')
	let text = ''
	socket.on('data', (piece: string) => {
		text += piece
	})
	await once(socket, 'connect')
	await act(socket)
	await once(socket, 'close')
	const [head = '', body = ''] = text.split('\r\n\r\n')
	return { head, code: errorResponseSchema.required({ request_id: true, said: true }).parse(JSON.parse(body)).code }
}

describe('[N-1] what reaches no route is refused in the one shape of errors', () => {
	it.each([
		['an address that cannot be decoded', '/api/pages/%ZZ', 400, 'invalid_request'],
		['an address longer than any', `/api/pages/${'x'.repeat(500)}`, 404, 'not_found'],
	])('%s', async (_what, path, status, code) => {
		const response = await fetch(new URL(path, url))
		expect([response.status, errorResponseSchema.parse(await response.json()).code]).toEqual([status, code])
		expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
		expect(response.headers.get('x-content-type-options')).toBe('nosniff')
	})

	it('bytes that are no request', async () => {
		const { head, code } = await answerTo((socket) => socket.write('this is no request\r\n\r\n'))
		expect([head.split('\r\n', 1)[0], code]).toEqual(['HTTP/1.1 400 Bad Request', 'invalid_request'])
		expect(head).toContain('content-type: application/json; charset=utf-8')
	})

	it('headers that have no end', async () => {
		const { head, code } = await answerTo((socket) => socket.write(`GET / HTTP/1.1\r\nhost: x\r\nx-much: ${'a'.repeat(100_000)}\r\n\r\n`))
		expect([head.split('\r\n', 1)[0], code]).toEqual(['HTTP/1.1 431 Request Header Fields Too Large', 'too_large'])
	})

	it('[N-6] a request that does not arrive within its time, which Node looks after', async () => {
		expect(server.app.server.requestTimeout).toBe(REQUEST_LIMIT_MS)
		expect(server.app.server.headersTimeout).toBeLessThanOrEqual(REQUEST_LIMIT_MS)
		const connected = once(server.app.server, 'connection') as Promise<[Socket]>
		const { head, code } = await answerTo(async () => {
			const [socket] = await connected
			server.app.server.emit('clientError', Object.assign(new Error('too slow'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), socket)
		})
		expect([head.split('\r\n', 1)[0], code]).toEqual(['HTTP/1.1 408 Request Timeout', 'timeout'])
	})
})

import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { createOutbound } from '../fetch'
import { wasNeverSent } from './never-sent'

const HERE = 'https://127.0.0.1'

async function errorOf(port: number): Promise<unknown> {
	const outbound = createOutbound({ routes: [{ origin: HERE, target: `http://127.0.0.1:${port}` }] })
	try {
		return await outbound.request(HERE, { method: 'POST', body: 'x' }).catch((error: unknown) => error)
	} finally {
		await outbound.close()
	}
}

test('[Y-3] [S-3] [C-4] a store nobody answers at was sent nothing; one that hangs up may have been', async () => {
	const server = createServer((socket) => socket.once('data', () => socket.destroy()))
	await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
	const address = server.address()
	if (address === null || typeof address === 'string') throw new Error('no port')
	expect(wasNeverSent(await errorOf(address.port))).toBe(false)
	await new Promise((done) => server.close(done))
	expect(wasNeverSent(await errorOf(address.port))).toBe(true)
})

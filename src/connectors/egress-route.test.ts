import { inspect } from 'node:util'
import { afterEach, describe, expect, it } from 'vitest'
import { type FakeProxy, startFakeProxy } from '../../test/fakes/marketplace/proxy'
import { createOutbound, type Outbound, type OutboundConfig } from './fetch'

const open: { close(): Promise<void> }[] = []
afterEach(async () => {
	await Promise.all(open.splice(0).map((one) => one.close()))
})

async function proxySaying(text: string, status = 200, credentials?: string): Promise<FakeProxy> {
	const proxy = await startFakeProxy((_request, response) => response.writeHead(status, { connection: 'close' }).end(text), credentials)
	open.push(proxy)
	return proxy
}
function outboundBy(proxies: FakeProxy[], config: OutboundConfig = {}): Outbound {
	const unknown = async () => Promise.reject(Object.assign(new Error('no such name'), { code: 'ENOTFOUND' }))
	const outbound = createOutbound({ proxyUrls: proxies.map(({ port }) => `http://127.0.0.1:${port}`), resolve: unknown, ...config })
	open.push(outbound)
	return outbound
}
const ask = async (outbound: Outbound) => (await outbound.request('http://shop.example/')).body.toString()

describe('the outbound door with several proxies', () => {
	it('[X-2] they take turns', async () => {
		const outbound = outboundBy([await proxySaying('one'), await proxySaying('two')])
		expect([await ask(outbound), await ask(outbound), await ask(outbound)]).toEqual(['one', 'two', 'one'])
	})

	it.each(['down', 'refuses'] as const)('[X-2] one that %s is passed over at once, and rests', async (mood) => {
		const [first, second] = [await proxySaying('one'), await proxySaying('two')]
		first.mood = mood
		const outbound = outboundBy([first, second])
		expect([await ask(outbound), await ask(outbound), await ask(outbound)]).toEqual(['two', 'two', 'two'])
		expect(first.connects).toHaveLength(1)
	})

	it('[X-3] one that meets a wall rests, and the next visitor is let in', async () => {
		const [first, second] = [await proxySaying('wall', 403), await proxySaying('page')]
		const outbound = outboundBy([first, second])
		const options = { isRefusal: (answer: { status: number }) => answer.status === 403 }
		for (const _ of [1, 2]) expect((await outbound.request('http://shop.example/', options)).body.toString()).toBe('page')
		expect([first.connects.length, second.connects.length]).toEqual([1, 2])
	})

	it('[X-3] where all meet the wall, the wall is the answer', async () => {
		const outbound = outboundBy([await proxySaying('wall', 403), await proxySaying('wall', 403)])
		expect(await outbound.request('http://shop.example/', { isRefusal: () => true })).toMatchObject({ status: 403 })
	})

	it('[N-3] what is private is not asked of a proxy: by name, by number, by what the name resolves to here', async () => {
		const proxy = await proxySaying('inside')
		const outbound = outboundBy([proxy], { resolve: async () => [{ address: '10.1.2.3', family: 4 }] })
		for (const url of ['http://127.0.0.1/', 'http://169.254.169.254/', 'http://db.internal/', 'http://inside.example/']) {
			await expect(outbound.request(url)).rejects.toEqual(expect.objectContaining({ code: 'address_refused' }))
		}
		expect(proxy.connects).toEqual([])
	})

	it('[C-3] a proxy’s password is sent to the proxy and is in no error', async () => {
		const proxy = await proxySaying('hello', 200, 'buyer:s3cr3t-pass')
		const as = (user: string) => outboundBy([], { proxyUrls: [`http://${user}@127.0.0.1:${proxy.port}`] })
		expect(await ask(as('buyer:s3cr3t-pass'))).toBe('hello')
		const error = await ask(as('thief:s3cr3t-guess')).catch((caught: unknown) => caught)
		expect(error).toEqual(expect.objectContaining({ code: 'upstream' }))
		const told = inspect(error, { depth: Number.POSITIVE_INFINITY, showHidden: true })
		expect(told).not.toContain('s3cr3t')
		expect(told).not.toContain(Buffer.from('thief:s3cr3t-guess').toString('base64'))
	})

	it('[X-2] hosts of NO_PROXY are reached without, and guarded all the same', async () => {
		const proxy = await proxySaying('proxied')
		const outbound = outboundBy([proxy], { proxyBypass: ['shop.example'], resolve: async () => [{ address: '127.0.0.1', family: 4 }] })
		await expect(outbound.request('http://www.shop.example/')).rejects.toEqual(expect.objectContaining({ code: 'address_refused' }))
		expect(proxy.connects).toEqual([])
	})
})

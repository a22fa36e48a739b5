import { createServer, request as httpRequest, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { startFakeProxy } from '../../test/fakes/marketplace/proxy'
import { startLocalDns } from '../../test/support/local-dns'
import { createOutbound, type Outbound } from './fetch'

/** One of each range that is nobody's on the internet, and the places where clouds and containers answer. */
const PRIVATE_IPV4 = [
	'0.0.0.0',
	'10.0.0.1',
	'10.255.255.255',
	'100.64.0.1',
	'100.100.100.200',
	'127.0.0.1',
	'127.8.4.2',
	'169.254.169.254',
	'169.254.170.2',
	'172.16.0.1',
	'172.17.0.1',
	'172.31.255.254',
	'192.0.0.192',
	'192.168.0.1',
	'198.18.0.1',
	'224.0.0.251',
	'255.255.255.255',
]
const PRIVATE_IPV6 = [
	'::',
	'::1',
	'0:0:0:0:0:0:0:1',
	'0000:0000:0000:0000:0000:0000:0000:0001',
	'fc00::1',
	'fd00:ec2::254',
	'fd12:3456:789a::1',
	'fe80::1',
	'febf::1',
	'fec0::1',
	'ff02::1',
	'ff05::2',
	'100::1',
	'2001:db8::1',
	'2001::7f00:1',
	'2001:10::1',
	'2001:0:4136:e378:8000:63bf:80ff:fffe',
]
const NAMES = ['localhost', 'LOCALHOST', 'localhost.', 'a.localhost', 'ⓛocalhost', 'loc%61lhost', 'printer.local', 'db.internal', 'box.lan']

/** Every way an address can be written as a URL's host that a resolver or a parser may understand. */
function spellings(address: string): string[] {
	const [a = 0, b = 0, c = 0, d = 0] = address.split('.').map(Number)
	const whole = ((a << 24) | (b << 16) | (c << 8) | d) >>> 0
	const hex = (value: number) => value.toString(16)
	const [high, low] = [hex(whole >>> 16), hex(whole & 0xffff)]
	const wide = (text: string) => text.replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit)))
	return [
		address,
		`${address}.`,
		String(whole),
		`0x${hex(whole)}`,
		`0X${hex(whole).toUpperCase()}`,
		`0${whole.toString(8)}`,
		[a, b, c, d].map((part) => `0x${hex(part)}`).join('.'),
		[a, b, c, d].map((part) => `0${part.toString(8)}`).join('.'),
		[a, b, c, d].map((part) => `0000${part.toString(8)}`).join('.'),
		`${a}.${(b << 16) | (c << 8) | d}`,
		`${a}.${b}.${(c << 8) | d}`,
		`0x${hex(a)}.${b}.0${c.toString(8)}.${d}`,
		wide(address),
		address.replaceAll('.', '。'),
		[...address].map((letter) => `%${hex(letter.charCodeAt(0))}`).join(''),
		`[::ffff:${address}]`,
		`[::ffff:${high}:${low}]`,
		`[0:0:0:0:0:ffff:${high}:${low}]`,
		`[::${high}:${low}]`,
		`[64:ff9b::${high}:${low}]`,
		`[64:ff9b:1::${high}:${low}]`,
		`[2002:${high}:${low}::1]`,
	]
}

const HOSTS = [...PRIVATE_IPV4.flatMap(spellings), ...PRIVATE_IPV6.map((address) => `[${address}]`), ...NAMES]

/** Listens where an attack would arrive; counts connections, not only requests. */
let canary: Server
let port: number
let connections = 0
const open: { close(): Promise<void> }[] = []
const listen = async (answer: RequestListener) => {
	const server = createServer(answer).on('connection', () => {
		connections += 1
	})
	await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
	return server
}
beforeAll(async () => {
	canary = await listen((_request, response) => response.end('inside'))
	port = (canary.address() as AddressInfo).port
})
afterEach(async () => {
	connections = 0
	for (const one of open.splice(0).reverse()) await one.close()
})
afterAll(async () => {
	canary.closeAllConnections()
	await new Promise((done) => canary.close(done))
})

function kept<T extends { close(): Promise<void> }>(one: T): T {
	open.push(one)
	return one
}

/** Hosts the door did anything with but refuse, by what it said; and that nothing was connected to. */
async function notRefused(hosts: readonly string[], ask: (host: string) => Promise<unknown>): Promise<string[]> {
	const through: string[] = []
	for (const host of hosts) {
		const outcome = await ask(host).then(
			() => 'answered',
			(error: { code?: string }) => error.code,
		)
		if (outcome !== 'address_refused') through.push(`${host}: ${outcome}`)
	}
	expect(connections).toBe(0)
	return through
}

it(`[N-3] ${HOSTS.length} spellings of private addresses are refused, and nothing connects`, async () => {
	expect(HOSTS.length).toBeGreaterThan(390)
	const door = kept(createOutbound())
	expect(await notRefused(HOSTS, (host) => door.request(`http://${host}:${port}/`, { retries: 0 }))).toEqual([])
})

it('[N-3] each of them is refused as the target of a redirect, absolute and without a scheme', async () => {
	let location = ''
	const world = await listen((_request, response) => response.writeHead(302, { location }).end())
	const { port: worldPort } = world.address() as AddressInfo
	kept({
		close: async () => {
			world.closeAllConnections()
			await new Promise((done) => world.close(done))
		},
	})
	const door = kept(createOutbound({ routes: [{ origin: 'http://shop.example', target: `http://127.0.0.1:${worldPort}` }] }))
	const ask = async (target: string) => {
		location = target.replace(/[^\x21-\x7e]/gu, encodeURIComponent)
		// The world itself is connected to once, and kept; only more than that would be the canary.
		await door.request('http://shop.example/go', { retries: 0 }).finally(() => {
			connections = 0
		})
	}
	expect(await notRefused(HOSTS, (host) => ask(`http://${host}:${port}/secret`))).toEqual([])
	expect(await notRefused(HOSTS.slice(0, 40), (host) => ask(`//${host}:${port}/secret`))).toEqual([])
})

it('[N-3] each of them is refused before a proxy is asked, and by the guard a browser goes through', async () => {
	const proxy = kept(await startFakeProxy((_request, response) => response.end('inside')))
	const resolve = async () => [{ address: '1.1.1.1', family: 4 }]
	const door = kept(createOutbound({ proxyUrls: [`http://127.0.0.1:${proxy.port}`], resolve }))
	expect(await notRefused(HOSTS, (host) => door.request(`http://${host}:${port}/`, { retries: 0 }))).toEqual([])
	expect(proxy.connects).toEqual([])

	const guard = kept(await kept(createOutbound()).openGuardProxy(1_000_000))
	const authorization = `Basic ${Buffer.from(`${guard.username}:${guard.password}`).toString('base64')}`
	const tunnel = (host: string) =>
		new Promise<number>((done, fail) => {
			const path = `${host}:${port}`
			const headers = { 'proxy-authorization': authorization }
			httpRequest({ host: '127.0.0.1', port: guard.port, method: 'CONNECT', path, headers, agent: false })
				.on('connect', (response, socket) => {
					socket.destroy()
					done(response.statusCode ?? 0)
				})
				.on('error', fail)
				.end()
		})
	// What a browser sends is ASCII; it has turned other letters into these before.
	const statuses = new Map<number, string[]>()
	for (const host of HOSTS.filter((one) => /^[\x21-\x7e]+$/.test(one))) {
		const status = await tunnel(host)
		statuses.set(status, [...(statuses.get(status) ?? []), host])
	}
	expect([...statuses.keys()].filter((status) => status !== 403 && status !== 400)).toEqual([])
	expect(connections).toBe(0)
})

/** A door whose names are resolved by a name server of this machine. */
async function doorBehind(answer: (name: string, time: number) => readonly string[]): Promise<Outbound> {
	const dns = kept(await startLocalDns(answer))
	return kept(createOutbound({ resolve: dns.resolve }))
}

it('[N-3] [C-3] a public name is refused whatever private address its name server gives, also as one of several', async () => {
	const addresses = [...PRIVATE_IPV4, ...PRIVATE_IPV6, '::ffff:127.0.0.1', '64:ff9b::7f00:1', '2002:7f00:1::1']
	const names = addresses.flatMap((_, number) => [`n${number}.shop.example`, `n${number}.two.example`])
	const door = await doorBehind((name) => {
		const address = addresses[Number(/^n(\d+)/.exec(name)?.[1])] ?? ''
		return name.endsWith('two.example') ? ['93.184.216.34', address] : [address]
	})
	expect(await notRefused(names, (name) => door.request(`http://${name}:${port}/`, { retries: 0 }))).toEqual([])
})

it('[N-3] a name that changes its address between two questions never leads inside (DNS rebinding)', async () => {
	// Nobody answers at this public address on such a port; what it was found to be is not believed of the next question.
	const outside = '2606:4700:4700::1111'
	const door = await doorBehind((_name, time) => [time <= 2 ? outside : '127.0.0.1'])
	const ask = () => door.request(`http://late.shop.example:${port}/`, { timeoutMs: 200, retries: 0 })
	await expect(ask()).rejects.toMatchObject({ code: expect.stringMatching(/^(?:timeout|upstream)$/) })
	expect(await notRefused(['later', 'and later'], ask)).toEqual([])
})

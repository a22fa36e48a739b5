import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp, temporaryFolder, type Visitor } from '../../../test/support/test-app'
import { ACCOUNTS_PER_NETWORK } from './rate-limits'

const PER_MINUTE = 2
let folder: Awaited<ReturnType<typeof temporaryFolder>>
let server: TestApp
beforeAll(async () => {
	folder = await temporaryFolder()
	server = await startTestApp({
		DATA_DIR: folder.path,
		TRUST_PROXY: 'true',
		RATE_LIMIT_GENERATE_PER_MINUTE: String(PER_MINUTE),
		RATE_LIMIT_SIGN_IN_PER_MINUTE: '3',
		RATE_LIMIT_PER_MINUTE: '1000',
	})
})
afterAll(async () => {
	await server.close()
	await folder.remove()
})

let host = 0
/** Each signs up from elsewhere, as only three a minute may from one network. */
async function user(): Promise<Visitor> {
	const visitor = server.visitor()
	const email = `${crypto.randomUUID()}@example.com`
	host += 1
	const response = await server.app.inject({
		method: 'POST',
		url: '/api/auth/sign-up/email',
		payload: { name: 'Test', email, password: 'correct horse battery' },
		headers: { origin: 'http://127.0.0.1:3000', 'x-forwarded-for': `192.0.2.${host}` },
	})
	for (const { name, value } of response.cookies) visitor.cookies.set(name, value)
	return visitor
}
const from = (address: string) => ({ 'x-forwarded-for': address })

it('[N-6] costly calls are counted by account, whatever network they come from; each kind by itself, and waiting is told', async () => {
	const seller = await user()
	const ask = (path: string, address: string) => seller.get(path, from(address))
	const statuses = []
	for (let time = 0; time < 3; time += 1) statuses.push((await ask('/api/pages/x/export/zip', `198.51.100.${time}`)).statusCode)
	expect(statuses).toEqual([404, 404, 429])
	const refused = await ask('/api/pages/x/download', '198.51.100.99')
	expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([429, 'rate_limited'])
	expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
	expect((await seller.post('/api/pages/x/push', {}, from('198.51.100.1'))).statusCode).toBe(404)
	expect((await seller.get('/api/me', from('198.51.100.1'))).statusCode).toBe(200)
	const pictures = []
	for (let time = 0; time <= 3 * PER_MINUTE; time += 1) pictures.push((await seller.post('/api/pages/x/images', {})).statusCode)
	expect(pictures).toEqual([...Array(3 * PER_MINUTE).fill(404), 429])
})

it('[N-6] and by network, so that many accounts are no way around; the addresses of an IPv6 network are one', async () => {
	const statuses: number[] = []
	for (let account = 0; account <= ACCOUNTS_PER_NETWORK; account += 1) {
		const seller = await user()
		for (let time = 0; time < PER_MINUTE; time += 1) {
			statuses.push((await seller.get('/api/pages/x/download', from(`2001:db8:7:7:${account}::${time + 1}`))).statusCode)
		}
	}
	const allowed = PER_MINUTE * ACCOUNTS_PER_NETWORK
	expect(statuses).toEqual([...Array(allowed).fill(404), ...Array(PER_MINUTE).fill(429)])
	expect((await (await user()).get('/api/pages/x/download', from('2001:db8:7:8::1'))).statusCode).toBe(404)
})

it('[N-6] [A-4] guessing passwords from many addresses of one IPv6 network is guessing from one', async () => {
	const statuses: number[] = []
	for (let guess = 0; guess < 5; guess += 1) {
		const response = await server.app.inject({
			method: 'POST',
			url: '/api/auth/sign-in/email',
			payload: { email: 'somebody@example.com', password: `guess number ${guess}` },
			headers: { origin: 'http://127.0.0.1:3000', ...from(`2001:db8:9:9::${guess}`) },
		})
		statuses.push(response.statusCode)
	}
	expect(statuses).toEqual([401, 401, 401, 429, 429])
})

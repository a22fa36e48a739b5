import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp, temporaryFolder } from '../../../test/support/test-app'
import { parseConfig } from '../../config/config'

/** As an operator has it who set nothing. */
const { signInPerMinute } = parseConfig({}).limits

let folder: Awaited<ReturnType<typeof temporaryFolder>>
let server: TestApp
beforeAll(async () => {
	folder = await temporaryFolder()
	server = await startTestApp({ DATA_DIR: folder.path, RATE_LIMIT_SIGN_IN_PER_MINUTE: String(signInPerMinute) })
})
afterAll(async () => {
	await server.close()
	await folder.remove()
})

it('[N-6] as shipped, passwords can be guessed ten times a minute from one network, and then the right one is refused too', async () => {
	const seller = await server.user()
	const guess = (password: string) =>
		server.visitor().post('/api/auth/sign-in/email', { email: seller.email, password }, { origin: 'http://127.0.0.1:3000' })
	expect(signInPerMinute).toBe(10)
	const statuses: number[] = []
	for (let at = 0; at < signInPerMinute; at += 1) statuses.push((await guess(`wrong ${at}`)).statusCode)
	expect(new Set(statuses)).toEqual(new Set([401]))
	const refused = await guess('correct horse battery')
	expect([refused.statusCode, Number(refused.headers['retry-after'] ?? refused.headers['x-retry-after']) > 0]).toEqual([429, true])
})

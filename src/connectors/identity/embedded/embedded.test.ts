import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../../../test/support/test-app'
import { type OpenDatabase, openDatabase } from '../../../server/db/open-database'
import { identityContract } from '../identity.contract'
import { createEmbeddedIdentity } from './embedded'

let folder: Awaited<ReturnType<typeof temporaryFolder>>
let database: OpenDatabase
beforeAll(async () => {
	folder = await temporaryFolder()
	database = await openDatabase({ url: undefined, dataDir: folder.path })
})
afterAll(async () => {
	await database.close()
	await folder.remove()
})

const ORIGIN = 'https://pages.example.com'
const PASSWORD = 'correct horse battery'
const identity = () =>
	createEmbeddedIdentity({ db: database.db, secret: 's'.repeat(40), publicUrl: ORIGIN, otherOrigins: [], signInPerMinute: 1000 })

async function call(path: string, body: object, headers: Record<string, string> = {}): Promise<Response> {
	const init = { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json', origin: ORIGIN, ...headers } }
	return identity().handle(new Request(`${ORIGIN}/api/auth${path}`, init))
}

const cookieOf = (response: Response) =>
	response.headers
		.getSetCookie()
		.map((cookie) => cookie.split(';', 1)[0])
		.join('; ')

async function signUp(email = `${crypto.randomUUID()}@example.com`, password = PASSWORD) {
	const response = await call('/sign-up/email', { name: 'Test', email, password })
	return { response, email, headers: new Headers({ cookie: cookieOf(response) }) }
}

describe('the embedded identity provider', () => {
	identityContract(async () => ({ identity: identity(), signIn: signUp }))

	it('[A-4] sessions are cookies no script reads, for https only where the installation is', async () => {
		const { response } = await signUp()
		expect(response.headers.getSetCookie()[0]).toMatch(/^__Secure-.*HttpOnly; .*SameSite=Lax|^__Secure-.*; Secure; HttpOnly; SameSite=Lax/)
	})

	it('[A-4] signing out ends the session on the server', async () => {
		const { headers } = await signUp()
		expect(await identity().findUser(headers)).toBeDefined()
		expect((await call('/sign-out', {}, { cookie: headers.get('cookie') ?? '' })).status).toBe(200)
		expect(await identity().findUser(headers)).toBeUndefined()
	})

	it('[A-4] short passwords, taken addresses and wrong passwords are refused', async () => {
		const { email } = await signUp()
		const refused = [
			await signUp(undefined, 'short'),
			await signUp(email),
			{ response: await call('/sign-in/email', { email, password: 'not the password' }) },
			{ response: await call('/sign-in/email', { email: 'nobody@example.com', password: PASSWORD }) },
		]
		expect(refused.map(({ response }) => response.status)).toEqual([400, 422, 401, 401])
		expect((await call('/sign-in/email', { email, password: PASSWORD })).status).toBe(200)
	})

	it('[N-5] passwords are stored as hashes', async () => {
		const { email } = await signUp()
		const { rows } = (await database.db.execute(
			`select a.password from account a join "user" u on u.id = a.user_id where u.email = '${email}'`,
		)) as unknown as { rows: { password: string }[] }
		expect(rows[0]?.password).toMatch(/^[0-9a-f]+:[0-9a-f]{64,}$/)
	})
})

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { cookieOf, type EmbeddedAccounts, ORIGIN, openEmbeddedAccounts, PASSWORD } from '../../../../test/support/embedded-accounts'
import { identityContract } from '../identity.contract'

let accounts: EmbeddedAccounts
beforeAll(async () => {
	accounts = await openEmbeddedAccounts()
})
afterAll(async () => {
	await accounts.close()
})

const identity: EmbeddedAccounts['identity'] = (...given) => accounts.identity(...given)
const call: EmbeddedAccounts['call'] = (...given) => accounts.call(...given)
const signUp: EmbeddedAccounts['signUp'] = (...given) => accounts.signUp(...given)
const signIn: EmbeddedAccounts['signIn'] = (...given) => accounts.signIn(...given)

describe('the embedded identity provider', () => {
	identityContract(async () => ({ identity: identity(), signIn: (email) => (email ? signIn(email) : signUp()) }))

	it('[A-4] sessions are cookies no script reads, over https only for this very host', async () => {
		const { response } = await signUp()
		const cookie = response.headers.getSetCookie()[0] ?? ''
		expect(cookie).toMatch(/^__Host-better-auth\.session_token=/)
		const attributes = cookie.split('; ').slice(1)
		expect(attributes).toEqual(expect.arrayContaining(['Path=/', 'HttpOnly', 'Secure', 'SameSite=Lax']))
		expect(attributes.join()).not.toMatch(/domain/i)
	})

	it('[A-4] signing out ends the session on the server', async () => {
		const { headers } = await signUp()
		expect(await identity().findUser(headers)).toBeDefined()
		expect((await call('/sign-out', {}, { cookie: headers.get('cookie') ?? '' })).status).toBe(200)
		expect(await identity().findUser(headers)).toBeUndefined()
	})

	it('[A-4] short passwords, taken addresses, wrong passwords and names of any length are refused', async () => {
		const { email } = await signUp()
		const refused = [
			await signUp(undefined, 'short'),
			await signUp(email),
			await signIn(email, 'not the password'),
			await signIn('nobody@example.com'),
		]
		expect(refused.map(({ response }) => response.status)).toEqual([400, 422, 401, 401])
		for (const name of [' ', 'x'.repeat(101)]) {
			const nameless = await call('/sign-up/email', { name, email: 'nobody@example.com', password: PASSWORD })
			expect([nameless.status, await nameless.json()]).toMatchObject([400, { code: 'INVALID_NAME' }])
		}
		expect((await signIn(email)).response.status).toBe(200)
	})

	it('[N-5] it leads to no other site, and takes nothing from one where a browser is signed in', async () => {
		const { headers, email } = await signUp()
		for (const place of ['https://evil.example', '//evil.example', '/\\evil.example', '/.//evil.example']) {
			const link = new URL('/api/auth/verify-email?token=x', ORIGIN)
			link.searchParams.set('callbackURL', place)
			const answer = await identity().handle(new Request(link))
			expect([place, answer.status, answer.headers.get('location')]).toEqual([place, 302, '/login?confirmed=1&error=INVALID_TOKEN'])
		}
		const signedIn = await call('/sign-in/email', { email, password: PASSWORD, callbackURL: 'https://evil.example' })
		expect(signedIn.status).toBe(403)
		const cookie = headers.get('cookie') ?? ''
		for (const origin of ['https://evil.example', 'null']) expect((await call('/sign-out', {}, { cookie, origin })).status).toBe(403)
		expect(await identity().findUser(headers)).toBeDefined()
	})

	it('[N-5] passwords are stored as hashes', async () => {
		const { email } = await signUp()
		const { rows } = (await accounts.database.db.execute(
			sql`select a.password from account a join "user" u on u.id = a.user_id where u.email = ${email}`,
		)) as unknown as { rows: { password: string }[] }
		expect(rows[0]?.password).toMatch(/^[0-9a-f]+:[0-9a-f]{64,}$/)
	})

	it('[N-5] the library’s other routes are shut, those that would hand out session tokens among them', async () => {
		const { headers } = await signUp()
		const cookie = { cookie: headers.get('cookie') ?? '' }
		for (const path of ['/list-sessions', '/get-session', '/list-accounts', '/ok'])
			expect((await call(path, undefined, cookie)).status).toBe(404)
		for (const path of ['/update-user', '/change-email', '/delete-user', '/revoke-sessions', '/sign-in/social'])
			expect((await call(path, {}, cookie)).status).toBe(404)
		expect(await identity().findUser(headers)).toBeDefined()
	})
})

describe('the language of an account', () => {
	it('[A-4] is the one its owner signed up in, as the app names it; nothing else in the request sets it', async () => {
		const languageOf = async (headers: Record<string, string>, body: object = {}) => {
			const email = `${crypto.randomUUID()}@example.com`
			const response = await call('/sign-up/email', { name: 'Test', email, password: PASSWORD, ...body }, headers)
			return (await identity().findUser(new Headers({ cookie: cookieOf(response) })))?.appLanguage
		}
		expect([
			await languageOf({ 'x-app-language': 'fr' }),
			await languageOf({ 'x-app-language': 'de' }),
			await languageOf({ 'accept-language': 'es' }),
		]).toEqual(['fr', null, null])
	})
})

it('[N-8] what the library has to complain of is written to our log, not to the console', async () => {
	const before = accounts.reported.length
	const gone = identity({
		db: new Proxy(accounts.database.db, {
			get(target, name) {
				if (name === 'select' || name === 'query') throw new Error('the database is gone')
				return Reflect.get(target, name)
			},
		}),
	})
	const { headers } = await signUp()
	const printed = vi.spyOn(process.stderr, 'write')
	await expect(gone.renewCookies(headers)).rejects.toThrow()
	expect(accounts.reported.length).toBeGreaterThan(before)
	await expect(call('/sign-in/email', { email: 'a@example.com', password: PASSWORD }, {}, gone)).rejects.toThrow('the database is gone')
	const heard = accounts.reported.length
	expect((await signIn('nobody@example.com')).response.status).toBe(401)
	expect(accounts.reported).toHaveLength(heard)
	expect(printed).not.toHaveBeenCalled()
	printed.mockRestore()
})

describe('name and password', () => {
	async function user() {
		const { headers, email } = await signUp()
		const found = await identity().findUser(headers)
		if (!found) throw new Error('not signed in')
		return { user: found, headers, email }
	}

	it('[A-4] the name can be changed', async () => {
		const { user: before, headers } = await user()
		await identity().own?.updateName(before, 'Zoë')
		expect(await identity().findUser(headers)).toMatchObject({ name: 'Zoë' })
	})

	it('[A-4] the password is changed by who knows it, and other browsers are signed out', async () => {
		const { user: here, headers, email } = await user()
		const there = await signIn(email)
		const change = (current: string, next: string) => identity().own?.changePassword(here, { current, next })
		await expect(change('wrong password', 'a new long password')).rejects.toMatchObject({ details: { field: 'current' } })
		await expect(change(PASSWORD, 'short')).rejects.toMatchObject({ details: { field: 'password' } })
		await change(PASSWORD, 'a new long password')
		expect(await identity().findUser(headers)).toBeDefined()
		expect(await identity().findUser(there.headers)).toBeUndefined()
		await identity().own?.checkPassword(here, 'a new long password')
		await expect(identity().own?.checkPassword(here, PASSWORD)).rejects.toMatchObject({ details: { field: 'password' } })
	})
})

import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { readLetters } from '../../../../test/fakes/mail/read-letters'
import { type FakeSmtp, startFakeSmtp } from '../../../../test/fakes/mail/smtp'
import { temporaryFolder } from '../../../../test/support/test-app'
import { type OpenDatabase, openDatabase } from '../../../server/db/open-database'
import { createOutbox } from '../../mail/outbox'
import { createSmtpMail } from '../../mail/smtp'
import { identityContract } from '../identity.contract'
import { createEmbeddedIdentity } from './embedded'
import type { EmbeddedIdentityConfig } from './embedded-auth'

let folder: Awaited<ReturnType<typeof temporaryFolder>>
let database: OpenDatabase
let smtp: FakeSmtp
beforeAll(async () => {
	folder = await temporaryFolder()
	database = await openDatabase({ url: undefined, dataDir: folder.path })
	smtp = await startFakeSmtp()
})
afterAll(async () => {
	await smtp.close()
	await database.close()
	await folder.remove()
})

const ORIGIN = 'https://pages.example.com'
const PASSWORD = 'correct horse battery'
const reported: unknown[] = []
const outbox = () => join(folder.path, 'outbox')
const identity = (changes: Partial<EmbeddedIdentityConfig> = {}) =>
	createEmbeddedIdentity({
		db: database.db,
		secret: 's'.repeat(40),
		publicUrl: ORIGIN,
		otherOrigins: [],
		signInPerMinute: 1000,
		mail: createOutbox({ folder: outbox(), from: 'vitrine@example.com' }),
		report: (error) => reported.push(error),
		...changes,
	})

async function call(path: string, body: object | undefined, headers: Record<string, string> = {}, to = identity()): Promise<Response> {
	const json = body && { method: 'POST', body: JSON.stringify(body) }
	return to.handle(
		new Request(new URL(`/api/auth${path}`, ORIGIN), {
			...json,
			headers: { 'content-type': 'application/json', origin: ORIGIN, ...headers },
		}),
	)
}

const cookieOf = (response: Response) =>
	response.headers
		.getSetCookie()
		.map((cookie) => cookie.split(';', 1)[0])
		.join('; ')

async function signUp(email = `${crypto.randomUUID()}@example.com`, password = PASSWORD, to = identity()) {
	const response = await call('/sign-up/email', { name: 'Test', email, password }, {}, to)
	return { response, email, headers: new Headers({ cookie: cookieOf(response) }) }
}

async function signIn(email: string, password = PASSWORD) {
	const response = await call('/sign-in/email', { email, password })
	return { response, email, headers: new Headers({ cookie: cookieOf(response) }) }
}

/** Asks for a new password, and answers the token of the letter that came. */
async function tokenFor(email: string): Promise<string> {
	expect((await call('/request-password-reset', { email })).status).toBe(200)
	const letter = await vi.waitFor(async () => {
		const found = (await readLetters(outbox())).find(({ to }) => to === email)
		if (!found) throw new Error('no letter yet')
		return found
	})
	return /https:\/\/pages\.example\.com\/reset-password#token=(\S+)/.exec(letter.text)?.[1] ?? ''
}

/** Asks for a new password once more, and answers the token of the letter that comes after the `before` that came already. */
async function tokenOfNext(email: string, before: number): Promise<string> {
	const lettersTo = async () => (await readLetters(outbox())).filter(({ to }) => to === email)
	const known = new Set((await lettersTo()).map(({ text }) => text))
	expect(known.size).toBe(before)
	await call('/request-password-reset', { email })
	return vi.waitFor(async () => {
		const next = (await lettersTo()).find(({ text }) => !known.has(text))
		if (!next) throw new Error('no letter yet')
		return /#token=(\S+)/.exec(next.text)?.[1] ?? ''
	})
}

const reset = (token: string, newPassword = 'another long password') => call('/reset-password', { token, newPassword })

describe('the embedded identity provider', () => {
	identityContract(async () => ({ identity: identity(), signIn: (email) => (email ? signIn(email) : signUp()) }))

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
			expect([place, answer.status, answer.headers.get('location')]).toEqual([place, 302, '/settings?error=INVALID_TOKEN'])
		}
		const signedIn = await call('/sign-in/email', { email, password: PASSWORD, callbackURL: 'https://evil.example' })
		expect(signedIn.status).toBe(403)
		const cookie = headers.get('cookie') ?? ''
		for (const origin of ['https://evil.example', 'null']) expect((await call('/sign-out', {}, { cookie, origin })).status).toBe(403)
		expect(await identity().findUser(headers)).toBeDefined()
	})

	it('[N-5] passwords are stored as hashes', async () => {
		const { email } = await signUp()
		const { rows } = (await database.db.execute(
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

describe('a forgotten password', () => {
	it('[A-4] the link of the letter sets a new one, once, and signs every browser out', async () => {
		const { email, headers } = await signUp()
		const token = await tokenFor(email)
		expect((await reset(token, 'short')).status).toBe(400)
		expect((await reset(token)).status).toBe(200)
		expect(await identity().findUser(headers)).toBeUndefined()
		expect([(await signIn(email)).response.status, (await signIn(email, 'another long password')).response.status]).toEqual([401, 200])
		const again = await reset(token, 'a third long password')
		expect([again.status, ((await again.json()) as { code: string }).code]).toEqual([400, 'INVALID_TOKEN'])
	})

	it('[N-5] the database holds nothing with which the link could be made', async () => {
		const { email } = await signUp()
		const token = await tokenFor(email)
		const { rows } = (await database.db.execute(sql`select verification::text as row from verification`)) as unknown as {
			rows: { row: string }[]
		}
		expect(rows.length).toBeGreaterThan(0)
		expect(rows.map(({ row }) => row).join()).not.toContain(token)
	})

	it('[A-4] of two uses at the same moment one counts', async () => {
		const { email } = await signUp()
		const token = await tokenFor(email)
		const statuses = (await Promise.all([reset(token), reset(token), reset(token)])).map(({ status }) => status)
		expect(statuses.sort()).toEqual([200, 400, 400])
	})

	it('[A-4] the link works for an hour', async () => {
		const { email } = await signUp()
		const token = await tokenFor(email)
		const where = sql`where value = (select id from "user" where email = ${email})`
		const { rows } = (await database.db.execute(
			sql`select extract(epoch from expires_at - now()) as left from verification ${where}`,
		)) as unknown as {
			rows: { left: string }[]
		}
		expect(Number(rows[0]?.left)).toBeGreaterThan(3500)
		expect(Number(rows[0]?.left)).toBeLessThanOrEqual(3600)
		await database.db.execute(sql`update verification set expires_at = now() - interval '1 second' ${where}`)
		expect((await reset(token)).status).toBe(400)
		expect((await signIn(email)).response.status).toBe(200)
	})

	it('[N-5] an unknown address is answered the same, and gets no letter', async () => {
		const { email } = await signUp()
		const before = (await readLetters(outbox())).length
		const [known, unknown] = [
			await call('/request-password-reset', { email }),
			await call('/request-password-reset', { email: 'nobody@example.com' }),
		]
		expect([unknown.status, await unknown.text()]).toEqual([known.status, await known.text()])
		await vi.waitFor(async () => expect((await readLetters(outbox())).length).toBe(before + 1))
	})

	it('[N-6] [A-4] one address is sent five letters an hour at the most; asking is limited by the minute', async () => {
		const { email } = await signUp()
		const another = await signUp()
		for (let time = 0; time < 7; time += 1) expect((await call('/request-password-reset', { email })).status).toBe(200)
		await tokenFor(another.email)
		await vi.waitFor(async () => expect((await readLetters(outbox())).filter(({ to }) => to === email)).toHaveLength(5))
		const strict = identity({ signInPerMinute: 2 })
		const ask = async () => (await call('/request-password-reset', { email }, { 'x-client-address': '203.0.113.5' }, strict)).status
		expect([await ask(), await ask(), await ask()]).toEqual([200, 200, 429])
	})

	it('[N-5] once the password is new, no link sent before sets another', async () => {
		const { email, headers } = await signUp()
		const links = async () => {
			const letters = await vi.waitFor(async () => {
				const found = (await readLetters(outbox())).filter(({ to }) => to === email)
				expect(found).toHaveLength(2)
				return found
			})
			return letters.map(({ text }) => /#token=(\S+)/.exec(text)?.[1] ?? '')
		}
		for (const _ of [1, 2]) await call('/request-password-reset', { email })
		const [first = '', second = ''] = await links()
		expect([(await reset(first)).status, (await reset(second, 'a third long password')).status]).toEqual([200, 400])
		const again = await signIn(email, 'another long password')
		const user = await identity().findUser(again.headers)
		if (!user) throw new Error('not signed in')
		const third = await tokenOfNext(email, 2)
		await identity().own?.changePassword(user, { current: 'another long password', next: 'a fourth long password' })
		expect((await reset(third, 'a fifth long password')).status).toBe(400)
		expect(await identity().findUser(headers)).toBeUndefined()
	})

	it('[N-5] a letter says nothing that whoever asked for it could have written', async () => {
		const email = `${crypto.randomUUID()}@example.com`
		const provider = identity({ mail: createSmtpMail({ url: smtp.url, from: 'vitrine@example.com' }) })
		await call('/sign-up/email', { name: 'Win at https://evil.example', email, password: PASSWORD }, {}, provider)
		await call('/request-password-reset', { email }, {}, provider)
		const letters = () => smtp.received.filter(({ to }) => to === email)
		await vi.waitFor(() => expect(letters()).toHaveLength(2))
		for (const { text, subject } of letters()) expect(subject + text).not.toContain('evil')
	})

	it('[A-4] a letter that cannot be sent is reported to the operator, not to whoever asked', async () => {
		const { email } = await signUp()
		const gone = createSmtpMail({ url: 'smtp://127.0.0.1:9', from: 'vitrine@example.com' })
		expect((await call('/request-password-reset', { email }, {}, identity({ mail: gone }))).status).toBe(200)
		await vi.waitFor(() => expect(reported.at(-1)).toMatchObject({ code: 'upstream' }))
		await gone.close()
	})
})

describe('a confirmed address', () => {
	const bySmtp = () => identity({ mail: createSmtpMail({ url: smtp.url, from: 'vitrine@example.com' }) })
	const linkTo = (email: string) =>
		vi.waitFor(() => {
			const letter = smtp.received.findLast(({ to }) => to === email)
			const link = /https:\/\/pages\.example\.com\/api\/auth\/verify-email\S+/.exec(letter?.text ?? '')?.[0]
			if (!link) throw new Error('no letter yet')
			return link
		})

	it('[A-4] with SMTP a link is sent at sign-up; signing in works before, and following it confirms the address', async () => {
		const provider = bySmtp()
		const { email, headers } = await signUp(undefined, undefined, provider)
		expect(await provider.findUser(headers)).toMatchObject({ emailVerified: false })
		expect(provider.own?.confirmsEmail).toBe(true)
		const answer = await provider.handle(new Request(await linkTo(email)))
		expect([answer.status, answer.headers.get('location')]).toEqual([302, '/settings'])
		const user = await provider.findUser(headers)
		expect(user).toMatchObject({ emailVerified: true })
		if (user) await expect(provider.own?.sendConfirmation(user)).rejects.toMatchObject({ code: 'conflict' })
	})

	it('[A-4] the link is sent again on wish; without SMTP none is', async () => {
		const provider = bySmtp()
		const { email, headers } = await signUp(undefined, undefined, provider)
		await linkTo(email)
		const user = await provider.findUser(headers)
		if (!user) throw new Error('not signed in')
		await provider.own?.sendConfirmation(user)
		await vi.waitFor(() => expect(smtp.received.filter(({ to }) => to === email)).toHaveLength(2))
		await expect(identity().own?.sendConfirmation(user)).rejects.toMatchObject({ code: 'conflict' })
	})
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

import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type FakeClerk, startFakeClerk } from '../../../../test/fakes/clerk/clerk'
import { openKeptDatabase } from '../../../../test/support/kept-database'
import { temporaryFolder } from '../../../../test/support/temporary-folder'
import type { OpenDatabase } from '../../../server/db/open-database'
import { createOutbound, type Outbound } from '../../fetch'
import { identityContract } from '../identity.contract'
import { type ClerkIdentityConfig, createClerkIdentity } from './clerk'
import { endedSessions } from './schema'

const ORIGIN = 'https://pages.example.com'
let folder: Awaited<ReturnType<typeof temporaryFolder>>
let database: OpenDatabase
let clerk: FakeClerk
let outbound: Outbound
beforeAll(async () => {
	folder = await temporaryFolder()
	database = await openKeptDatabase({ url: undefined, dataDir: folder.path })
	clerk = await startFakeClerk()
	outbound = createOutbound({ allowedHosts: ['127.0.0.1'] })
})
afterAll(async () => {
	await outbound.close()
	await clerk.close()
	await database.close()
	await folder.remove()
})

function identity(changes: Partial<ClerkIdentityConfig> = {}) {
	const { settings } = clerk
	return createClerkIdentity({
		db: database.db,
		outbound,
		publishableKey: settings.CLERK_PUBLISHABLE_KEY,
		secretKey: settings.CLERK_SECRET_KEY,
		jwtKey: settings.CLERK_JWT_KEY,
		webhookSecret: settings.CLERK_WEBHOOK_SECRET,
		apiUrl: settings.CLERK_API_URL,
		origins: [ORIGIN],
		...changes,
	})
}

const bearer = (token: string) => new Headers({ authorization: `Bearer ${token}` })
const cookie = (token: string, name = '__session') => new Headers({ cookie: `a=b; ${name}=${token}` })

async function signIn(email?: string) {
	const known = email && users.get(email)
	const user = known || clerk.addUser()
	users.set(user.email ?? '', user)
	return { headers: cookie(clerk.token(clerk.startSession(user.id), ORIGIN)), email: user.email ?? '' }
}
const users = new Map<string, ReturnType<FakeClerk['addUser']>>()

describe('Clerk', () => {
	identityContract(async () => ({ identity: identity(), signIn }))

	it('[A-5] tokens are proved by the public key alone; Clerk is asked who it is once, and not again', async () => {
		const user = clerk.addUser({ email: 'Once@Example.com', name: 'Amina El Idrissi' })
		const session = clerk.startSession(user.id)
		const before = clerk.calls.length
		for (const headers of [cookie(clerk.token(session, ORIGIN)), bearer(clerk.token(session, ORIGIN))]) {
			const found = await identity().findUser(headers)
			expect(found).toMatchObject({
				id: user.id,
				email: 'once@example.com',
				name: 'Amina El Idrissi',
				emailVerified: true,
				sessionId: session.id,
			})
			expect(found?.createdAt).toEqual(new Date(user.createdAt))
		}
		expect(clerk.calls.slice(before)).toEqual([`GET /v1/users/${user.id}`])
	})

	it('[A-5] the cookie that is named by the key is taken, too', async () => {
		const token = clerk.token(clerk.startSession(clerk.addUser().id), ORIGIN)
		const digest = await crypto.subtle.digest('sha-1', new TextEncoder().encode(clerk.settings.CLERK_PUBLISHABLE_KEY))
		const suffix = Buffer.from(digest).toString('base64url').slice(0, 8)
		expect(await identity().findUser(cookie(token, `__session_${suffix}`))).toBeDefined()
		expect(await identity().findUser(cookie(token, '__session_elsewhere'))).toBeUndefined()
	})

	it('[A-5] pending sessions, foreign origins, old and unsigned tokens, and another instance’s are refused', async () => {
		const user = clerk.addUser()
		const session = clerk.startSession(user.id)
		const now = Math.floor(Date.now() / 1000)
		const other = await startFakeClerk()
		const refused = [
			clerk.token(clerk.startSession(user.id, 'pending'), ORIGIN),
			clerk.token(session, 'https://evil.example'),
			clerk.token(session, ORIGIN, { azp: undefined }),
			clerk.token(session, ORIGIN, { iat: now - 120, nbf: now - 130, exp: now - 60 }),
			clerk.token(session, ORIGIN, { nbf: now + 60 }),
			clerk.token(session, ORIGIN, {}, 'none'),
			clerk.token(session, ORIGIN, { sid: undefined }),
			other.token(session, ORIGIN),
		]
		await other.close()
		const before = clerk.calls.length
		for (const token of refused)
			for (const headers of [cookie(token), bearer(token)]) expect(await identity().findUser(headers)).toBeUndefined()
		expect(clerk.calls).toHaveLength(before)
		expect(await identity().findUser(cookie(clerk.token(session, ORIGIN)))).toBeDefined()
	})

	it('[A-5] whoever has no address, or one that an older account had, gets in all the same', async () => {
		const byTelephone = await identity().findUser(cookie(clerk.token(clerk.startSession(clerk.addUser({ email: null }).id), ORIGIN)))
		expect(byTelephone?.email).toMatch(/@no-address\.invalid$/)
		const [older, newer] = [clerk.addUser({ email: 'moved@example.com' }), clerk.addUser({ email: 'moved@example.com' })]
		for (const user of [older, newer]) {
			expect(await identity().findUser(cookie(clerk.token(clerk.startSession(user.id), ORIGIN)))).toMatchObject({
				id: user.id,
				email: 'moved@example.com',
			})
		}
		const again = await identity().findUser(cookie(clerk.token(clerk.startSession(older.id), ORIGIN)))
		expect(again).toMatchObject({ id: older.id, email: `${older.id}@replaced.invalid` })
	})

	it('[A-5] when Clerk cannot say who it is, that is told, and nothing is made up', async () => {
		const headers = cookie(clerk.token(clerk.startSession(clerk.addUser().id), ORIGIN))
		clerk.failNext(9, 401)
		await expect(identity().findUser(headers)).rejects.toMatchObject({ code: 'upstream' })
		clerk.failNext(0)
		expect(await identity().findUser(headers)).toBeDefined()
	})

	it('[A-4] a session that is ended here is good for nothing, even when Clerk does not answer', async () => {
		const user = clerk.addUser()
		const [here, there] = [clerk.startSession(user.id), clerk.startSession(user.id)]
		const me = await identity().findUser(cookie(clerk.token(here, ORIGIN)))
		if (!me) throw new Error('not signed in')
		const listed = await identity().listSessions(me)
		expect(listed[0]).toMatchObject({ device: 'Chrome on Macintosh', browser: 'Chrome', system: 'Macintosh', address: '203.0.113.7' })
		clerk.failNext(1, 503, 'POST')
		await expect(identity().revokeSession(me, there.id)).rejects.toMatchObject({ code: 'upstream' })
		expect(clerk.calls.at(-1)).toBe(`POST /v1/sessions/${there.id}/revoke`)
		expect(await identity().findUser(cookie(clerk.token(there, ORIGIN)))).toBeUndefined()
		expect((await identity().listSessions(me)).map(({ id }) => id)).toEqual([here.id])
	})
})

describe('sessions ended here', () => {
	const moveBack = (id: string) =>
		database.db.execute(
			sql`update ended_sessions set ended_at = now() - interval '60 days', confirmed_at = confirmed_at - interval '60 days' where id = ${id}`,
		)
	const isKept = async (id: string) => (await database.db.$count(endedSessions, eq(endedSessions.id, id))) === 1

	it('[A-5] [N-5] one that Clerk could not end is never forgotten, and ended there later; one that Clerk ended is', async () => {
		const user = clerk.addUser()
		const [here, there] = [clerk.startSession(user.id), clerk.startSession(user.id)]
		const me = await identity().findUser(cookie(clerk.token(here, ORIGIN)))
		if (!me) throw new Error('not signed in')
		clerk.failNext(1, 503, 'POST')
		await expect(identity().revokeSession(me, there.id)).rejects.toMatchObject({ code: 'upstream' })
		await moveBack(there.id)
		clerk.failNext(99, 503, 'POST')
		await identity().sweep()
		expect(await identity().findUser(cookie(clerk.token(there, ORIGIN)))).toBeUndefined()
		clerk.failNext(0)
		await identity().sweep()
		expect([there.status, await isKept(there.id)]).toEqual(['revoked', true])
		await moveBack(there.id)
		await identity().sweep()
		expect(await isKept(there.id)).toBe(false)
	})
})

describe('what Clerk tells', () => {
	const send = (type: string, data: object, changes: { headers?: Record<string, string>; body?: string; sentAt?: number } = {}) => {
		const { body, headers } = clerk.webhook(type, data, changes.sentAt)
		const request = new Request(`${ORIGIN}/api/webhooks/clerk`, {
			method: 'POST',
			body: changes.body ?? body,
			headers: { ...headers, ...changes.headers },
		})
		return identity().webhook?.receive(request)
	}

	it('[A-5] changed data is mirrored, in whatever order it arrives', async () => {
		const user = clerk.addUser({ name: 'Before' })
		const headers = () => cookie(clerk.token(clerk.startSession(user.id), ORIGIN))
		expect(await identity().findUser(headers())).toMatchObject({ name: 'Before' })
		const older = clerk.userObject({ ...clerk.changeUser(user.id, { name: 'Older' }) })
		const newer = clerk.userObject({ ...clerk.changeUser(user.id, { name: 'Newer', email: 'newer@example.com' }) })
		await send('user.updated', newer)
		await send('user.updated', older)
		expect(await identity().findUser(headers())).toMatchObject({ name: 'Newer', email: 'newer@example.com' })
	})

	it('[A-5] old news takes an address from nobody who has it by now', async () => {
		const address = `${crypto.randomUUID()}@example.com`
		const enter = (id: string) => identity().findUser(cookie(clerk.token(clerk.startSession(id), ORIGIN)))
		const before = clerk.addUser()
		await enter(before.id)
		const older = clerk.userObject({ ...clerk.changeUser(before.id, { email: address }) })
		await send('user.updated', clerk.userObject({ ...clerk.changeUser(before.id, { email: `new-${address}` }) }))
		const owner = clerk.addUser({ email: address })
		await enter(owner.id)
		await send('user.updated', older)
		expect([(await enter(owner.id))?.email, (await enter(before.id))?.email]).toEqual([address, `new-${address}`])
	})

	it('[N-5] an address somebody merely wrote down is not theirs, and stays with whose it is', async () => {
		const owner = await signIn(`${crypto.randomUUID()}@example.com`)
		await identity().findUser(owner.headers)
		const thief = clerk.addUser({ email: null })
		const headers = cookie(clerk.token(clerk.startSession(thief.id), ORIGIN))
		await identity().findUser(headers)
		const written = { id: 'idn_1', email_address: owner.email, verification: { status: 'unverified' } }
		const told = clerk.userObject({ ...clerk.changeUser(thief.id, {}) })
		await send('user.updated', { ...told, email_addresses: [written] })
		expect((await identity().findUser(headers))?.email).toBe(`${thief.id}@no-address.invalid`)
		expect((await identity().findUser(owner.headers))?.email).toBe(owner.email)
	})

	it('[A-6] a user deleted over there is named, and old news does not bring them back', async () => {
		const user = clerk.addUser()
		const headers = cookie(clerk.token(clerk.startSession(user.id), ORIGIN))
		await identity().findUser(headers)
		expect(await send('user.deleted', { id: user.id, object: 'user', deleted: true })).toEqual({ deletedUserId: user.id })
		await identity().deleteUser(user.id)
		expect(await send('user.updated', clerk.userObject(user))).toEqual({ deletedUserId: undefined })
		expect(await identity().findUser(headers)).toBeUndefined()
	})

	it('[A-6] one deleted over there is deleted here without asking for their sessions, and a token they still hold is refused', async () => {
		const user = clerk.addUser()
		const headers = cookie(clerk.token(clerk.startSession(user.id), ORIGIN))
		expect(await identity().findUser(headers)).toBeDefined()
		clerk.deleteUser(user.id)
		const before = clerk.calls.length
		await identity().deleteUser(user.id)
		expect(clerk.calls.slice(before)).toEqual([`GET /v1/users/${user.id}`, `DELETE /v1/users/${user.id}`])
		expect(await identity().findUser(headers)).toBeUndefined()
	})

	it('[A-6] while Clerk does not answer nobody is deleted; asked again they are, and their sessions were noted as ended first', async () => {
		const user = clerk.addUser()
		const session = clerk.startSession(user.id)
		const headers = cookie(clerk.token(session, ORIGIN))
		await identity().findUser(headers)
		clerk.failNext(1, 503, 'DELETE')
		await expect(identity().deleteUser(user.id)).rejects.toMatchObject({ code: 'upstream' })
		expect(await database.db.$count(endedSessions, eq(endedSessions.id, session.id))).toBe(1)
		expect(await identity().findUser(headers)).toBeUndefined()
		await identity().deleteUser(user.id)
		expect(await identity().listUsers(user.email ?? '', 1)).toEqual([])
	})

	it('[N-5] what Clerk did not sign, or signed long ago, is refused', async () => {
		const data = { id: clerk.addUser().id, deleted: true }
		const forged = [
			() => send('user.deleted', data, { headers: { 'svix-signature': 'v1,AAAA' } }),
			() => send('user.deleted', data, { body: JSON.stringify({ type: 'user.deleted', data: { id: 'somebody else' } }) }),
			() => send('user.deleted', data, { sentAt: Math.floor(Date.now() / 1000) - 3600 }),
			() => send('user.deleted', data, { headers: { 'svix-id': '' } }),
		]
		for (const attempt of forged) await expect(attempt()).rejects.toMatchObject({ code: 'invalid_request' })
	})
})

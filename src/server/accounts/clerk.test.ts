import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type FakeClerk, type FakeUser, startFakeClerk } from '../../../test/fakes/clerk/clerk'
import { startTestApp, type TestApp, temporaryFolder, type Visitor } from '../../../test/support/test-app'
import { accountSchema, accountSessionsSchema } from '../../core/contracts/accounts'
import { pages } from '../db/schema/schema'

const ORIGIN = 'http://127.0.0.1:3000'
const KETTLE = { product_link: 'https://www.amazon.com/dp/B0VITRINE1' }

let folder: Awaited<ReturnType<typeof temporaryFolder>>
let clerk: FakeClerk
let server: TestApp
beforeAll(async () => {
	folder = await temporaryFolder()
	clerk = await startFakeClerk()
	const environment = { ...clerk.settings, ALLOW_PRIVATE_HOSTS: '127.0.0.1', OUTBOUND_PROXY: 'http://127.0.0.1:9', NO_PROXY: '127.0.0.1' }
	server = await startTestApp({ DATA_DIR: join(folder.path, 'data'), OWNER_EMAILS: 'owner@example.com', ...environment })
})
afterAll(async () => {
	await server.close()
	await clerk.close()
	await folder.remove()
})

/** A browser in which Clerk's script keeps a session. */
function browserOf(user: FakeUser): Visitor {
	const visitor = server.visitor()
	visitor.cookies.set('__session', clerk.token(clerk.startSession(user.id), ORIGIN))
	return visitor
}

const isIn = async (visitor: Visitor) => (await visitor.get('/api/me')).statusCode === 200

describe('the API with Clerk', () => {
	it('[A-5] answers as with accounts of our own: who it is, pages, quota, the owner', async () => {
		const user = clerk.addUser({ email: 'owner@example.com', name: 'Amina Owner' })
		const visitor = browserOf(user)
		expect((await visitor.get('/api/me')).json()).toMatchObject({
			user: { id: user.id, email: 'owner@example.com', name: 'Amina Owner', created_at: new Date(user.createdAt).toISOString() },
			identity: 'clerk',
			is_owner: true,
			plan: 'Free',
		})
		expect((await visitor.generate(KETTLE)).json()).toMatchObject({ status: 'success' })
		expect((await visitor.get('/api/pages')).json<{ pages: unknown[] }>().pages).toHaveLength(1)
		expect((await visitor.post('/api/usage', { clerk_user_id: user.id })).json()).toEqual({ pages_used: 1 })
		expect((await visitor.post('/api/usage', { clerk_user_id: 'user_else' })).statusCode).toBe(403)
	})

	it('[A-4] [A-5] sessions are listed and ended; what Clerk keeps is changed there', async () => {
		const user = clerk.addUser()
		const [here, there] = [browserOf(user), browserOf(user)]
		expect(accountSchema.parse((await here.get('/api/account')).json())).toMatchObject({ own_profile: false, confirms_email: false })
		const { sessions } = accountSessionsSchema.parse((await here.get('/api/account/sessions')).json())
		const other = sessions.find((session) => !session.is_current)
		expect((await here.change('DELETE', `/api/account/sessions/${other?.id}`)).statusCode).toBe(200)
		expect([await isIn(here), await isIn(there)]).toEqual([true, false])
		expect((await here.change('PUT', '/api/account', { name: 'X' })).statusCode).toBe(409)
		expect(
			(await here.post('/api/auth/sign-up/email', { email: 'a@example.com', password: 'a long password', name: 'A' })).statusCode,
		).toBe(404)
	})

	it('[N-5] a token for another site, a pending session and no CSRF token get nowhere', async () => {
		const user = clerk.addUser()
		const session = clerk.startSession(user.id)
		const visitor = server.visitor()
		for (const token of [clerk.token(session, 'https://evil.example'), clerk.token(clerk.startSession(user.id, 'pending'), ORIGIN)]) {
			visitor.cookies.set('__session', token)
			expect(await isIn(visitor)).toBe(false)
		}
		const cookie = `__session=${clerk.token(session, ORIGIN)}`
		const forged = await server.app.inject({ method: 'POST', url: '/api/account/sessions/end-others', headers: { cookie }, payload: {} })
		expect([forged.statusCode, forged.json<{ code: string }>().code]).toEqual([403, 'csrf'])
	})

	it('[A-6] deleting needs a sign-in of the last ten minutes, as there is no password to ask for', async () => {
		const user = clerk.addUser()
		const visitor = browserOf(user)
		await visitor.get('/api/me')
		for (const claims of [{ fva: [11, -1] }, { fva: undefined }]) {
			visitor.cookies.set('__session', clerk.token(clerk.startSession(user.id), ORIGIN, claims))
			const refused = await visitor.post('/api/account/delete', { email: user.email })
			expect([refused.statusCode, refused.json()]).toMatchObject([403, { code: 'forbidden', details: { reason: 'sign_in_again' } }])
		}
		expect(await isIn(visitor)).toBe(true)
		visitor.cookies.set('__session', clerk.token(clerk.startSession(user.id), ORIGIN, { fva: [9, -1] }))
		expect((await visitor.post('/api/account/delete', { email: user.email })).statusCode).toBe(200)
	})

	it('[A-5] the language of the app is kept here, and news from Clerk does not change it', async () => {
		const user = clerk.addUser()
		const visitor = browserOf(user)
		expect((await visitor.get('/api/me')).json()).toMatchObject({ app_language: null })
		expect((await visitor.change('PUT', '/api/account/language', { app_language: 'ar' })).json()).toEqual({ status: 'done' })
		const { body, headers } = clerk.webhook('user.updated', clerk.userObject(clerk.changeUser(user.id, { name: 'New Name' })))
		await server.app.inject({ method: 'POST', url: '/api/webhooks/clerk', payload: body, headers })
		expect((await visitor.get('/api/me')).json()).toMatchObject({ app_language: 'ar', user: { name: 'New Name' } })
	})

	it('[A-6] the account is deleted here and there by typing its address', async () => {
		const user = clerk.addUser()
		const visitor = browserOf(user)
		await visitor.generate(KETTLE)
		expect((await visitor.post('/api/account/delete', { email: 'x@example.com' })).statusCode).toBe(400)
		expect((await visitor.post('/api/account/delete', { email: user.email })).json()).toEqual({ status: 'done' })
		expect(clerk.calls.at(-1)).toBe(`DELETE /v1/users/${user.id}`)
		expect(await isIn(visitor)).toBe(false)
	})
})

describe('Clerk’s webhook', () => {
	const send = ({ body, headers }: { body: string; headers: Record<string, string> }) =>
		server.app.inject({ method: 'POST', url: '/api/webhooks/clerk', payload: body, headers })

	it('[A-5] changed data is taken over', async () => {
		const user = clerk.addUser({ name: 'Before' })
		const visitor = browserOf(user)
		await visitor.get('/api/me')
		const news = clerk.webhook(
			'user.updated',
			clerk.userObject(clerk.changeUser(user.id, { name: 'After Changes', email: 'after@example.com' })),
		)
		expect((await send(news)).json()).toEqual({ received: true })
		expect((await visitor.get('/api/me')).json()).toMatchObject({ user: { name: 'After Changes', email: 'after@example.com' } })
	})

	it('[A-6] who is deleted at Clerk is deleted here, with their pages; a second time is harmless', async () => {
		const user = clerk.addUser()
		const visitor = browserOf(user)
		const { page_id } = (await visitor.generate(KETTLE)).json<{ page_id: string }>()
		const kept = () => server.deps.database.db.$count(pages, eq(pages.id, page_id))
		expect(await kept()).toBe(1)
		for (const _ of [1, 2]) expect((await send(clerk.webhook('user.deleted', { id: user.id, deleted: true }))).statusCode).toBe(200)
		expect(await kept()).toBe(0)
		expect(await isIn(visitor)).toBe(false)
	})

	it('[N-5] what Clerk did not sign changes nothing', async () => {
		const user = clerk.addUser()
		const visitor = browserOf(user)
		expect(await isIn(visitor)).toBe(true)
		const { body, headers } = clerk.webhook('user.deleted', { id: user.id, deleted: true })
		for (const forged of [
			{ body, headers: { 'content-type': 'application/json' } },
			{ body, headers: { ...headers, 'svix-signature': 'v1,bm90IHNpZ25lZA==' } },
			{ body: body.replace(user.id, `${user.id}x`), headers },
		]) {
			expect((await send(forged)).statusCode).toBe(400)
		}
		expect(await isIn(visitor)).toBe(true)
	})
})

import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { answerApi } from './answer-api'
import { answerFrontend } from './answer-frontend'
import { type ClerkBook, deleteUser, type FakeSession, type FakeUser, userObject } from './book'
import { createTokenSigner, signWebhook } from './sign'

export type { FakeUser } from './book'

const SECRET_KEY = 'sk_test_fake'
const WEBHOOK_SECRET = `whsec_${Buffer.from('a webhook secret of the fake').toString('base64')}`
const TOKEN_SECONDS = 60

export type FakeClerk = {
	/** What the app is configured with to use this fake. */
	settings: Record<'CLERK_PUBLISHABLE_KEY' | 'CLERK_SECRET_KEY' | 'CLERK_JWT_KEY' | 'CLERK_WEBHOOK_SECRET' | 'CLERK_API_URL', string>
	/** Every call of the Backend API so far, `GET /v1/users/…` and so on. */
	calls: string[]
	/** Makes a user; `email` null for one who signed up by telephone. */
	addUser(user?: { email?: string | null; name?: string }): FakeUser
	changeUser(id: string, changes: { email?: string; name?: string }): FakeUser
	/** As when somebody deletes them in Clerk's own screens. */
	deleteUser(id: string): void
	startSession(userId: string, status?: FakeSession['status']): FakeSession
	/** A session's token as Clerk's script would hold it for an origin; `claims` in place of what it would say. */
	token(session: FakeSession, origin: string, claims?: object, algorithm?: 'RS256' | 'none'): string
	/** A webhook of this instance: its body and signed headers. */
	webhook(type: string, data: object, sentAt?: number): { body: string; headers: Record<string, string> }
	userObject(user: FakeUser): object
	/** The next calls of the Backend API (of one method, when it is named) are answered by this HTTP status. */
	failNext(times: number, status?: number, method?: string): void
	close(): Promise<void>
}

/** Clerk on loopback: the Backend API, and a stand-in for the script that draws its forms in the browser. */
export async function startFakeClerk(): Promise<FakeClerk> {
	const book: ClerkBook = { users: new Map(), sessions: new Map() }
	const signer = createTokenSigner()
	const calls: string[] = []
	const error = { times: 0, status: 500, method: '' }
	const seconds = () => Math.floor(Date.now() / 1000)
	const fake: Omit<FakeClerk, 'settings' | 'close'> = {
		calls,
		addUser({ email = `${randomUUID()}@example.com`, name = 'Test Seller' } = {}) {
			const user = { id: `user_${randomUUID().replaceAll('-', '')}`, email, name, createdAt: Date.now(), updatedAt: Date.now() }
			book.users.set(user.id, user)
			return user
		},
		changeUser(id, changes) {
			const user = book.users.get(id)
			if (!user) throw new Error(`no user ${id}`)
			return Object.assign(user, changes, { updatedAt: user.updatedAt + 1000 })
		},
		deleteUser: (id) => deleteUser(book, id),
		startSession(userId, status = 'active') {
			const session = { id: `sess_${randomUUID().replaceAll('-', '')}`, userId, status, createdAt: Date.now() }
			book.sessions.set(session.id, session)
			return session
		},
		token({ id, userId, status }, origin, claims = {}, algorithm = 'RS256') {
			const now = seconds()
			const said = { iss: 'https://fake.clerk.accounts.dev', sub: userId, sid: id, azp: origin, sts: status, v: 2, fva: [0, -1] }
			return signer.signToken({ ...said, iat: now, nbf: now - 10, exp: now + TOKEN_SECONDS, ...claims }, algorithm)
		},
		webhook(type, data, sentAt = seconds()) {
			const body = JSON.stringify({ type, object: 'event', data })
			return { body, headers: signWebhook(WEBHOOK_SECRET, body, sentAt) }
		},
		userObject,
		failNext: (times, status = 500, method = '') => void Object.assign(error, { times, status, method }),
	}
	const server = createServer((request, response) => {
		answer(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)))
	})

	async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
		const url = new URL(request.url ?? '/', 'http://fake')
		if (!url.pathname.startsWith('/v1/')) return answerFrontend({ book, fake }, request, response, url)
		calls.push(`${request.method} ${url.pathname}`)
		const send = (status: number, body: unknown) =>
			response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
		if (error.times > 0 && (!error.method || error.method === request.method)) {
			error.times -= 1
			send(error.status, { errors: [{ message: 'out of order' }] })
		} else if (request.headers.authorization !== `Bearer ${SECRET_KEY}`) send(401, { errors: [{ message: 'wrong key' }] })
		else {
			const { status, body } = answerApi(book, request.method ?? 'GET', url)
			send(status, body)
		}
	}

	server.listen(0, '127.0.0.1')
	await once(server, 'listening')
	const address = server.address()
	const host = `127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
	return {
		...fake,
		settings: {
			CLERK_PUBLISHABLE_KEY: `pk_test_${Buffer.from(`${host}$`).toString('base64')}`,
			CLERK_SECRET_KEY: SECRET_KEY,
			CLERK_JWT_KEY: signer.publicKey,
			CLERK_WEBHOOK_SECRET: WEBHOOK_SECRET,
			CLERK_API_URL: `http://${host}`,
		},
		async close() {
			server.closeAllConnections()
			server.close()
			await once(server, 'close')
		},
	}
}

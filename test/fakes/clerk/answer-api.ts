import { type ClerkBook, deleteUser, sessionObject, userObject } from './book'

type Answer = { status: number; body: unknown }

const gone: Answer = { status: 404, body: { errors: [{ code: 'resource_not_found', message: 'not found' }] } }

/** Clerk's Backend API, as far as users and their sessions go. */
export function answerApi(book: ClerkBook, method: string, url: URL): Answer {
	const [, , kind, id = '', act] = url.pathname.split('/')
	if (kind === 'users') return users(book, method, id)
	if (kind !== 'sessions') return gone
	if (method === 'GET' && !id) {
		const [userId, status] = [url.searchParams.get('user_id'), url.searchParams.get('status')]
		if (!book.users.has(userId ?? '')) return gone
		const found = [...book.sessions.values()].filter((session) => session.userId === userId && (!status || session.status === status))
		return { status: 200, body: found.map(sessionObject) }
	}
	const session = book.sessions.get(id)
	if (!session || method !== 'POST' || act !== 'revoke') return gone
	session.status = 'revoked'
	return { status: 200, body: sessionObject(session) }
}

function users(book: ClerkBook, method: string, id: string): Answer {
	const user = book.users.get(id)
	if (!user) return gone
	if (method === 'GET') return { status: 200, body: userObject(user) }
	if (method !== 'DELETE') return gone
	deleteUser(book, id)
	return { status: 200, body: { id, object: 'user', deleted: true } }
}

import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import type { ClerkBook, FakeSession, FakeUser } from './book'
import { CLERK_SCRIPT, UI_SCRIPT } from './browser-scripts'

type Frontend = {
	book: ClerkBook
	fake: {
		addUser(user: { email: string; name: string }): FakeUser
		startSession(userId: string): FakeSession
		token(session: FakeSession, origin: string): string
	}
}

/** The host of the publishable key: the two scripts, and the calls they make. */
export async function answerFrontend(
	{ book, fake }: Frontend,
	request: IncomingMessage,
	response: ServerResponse,
	url: URL,
): Promise<void> {
	const { origin = '' } = request.headers
	const headers = { 'access-control-allow-origin': origin || '*', 'access-control-allow-headers': 'content-type', vary: 'origin' }
	const json = (body: unknown) => response.writeHead(200, { ...headers, 'content-type': 'application/json' }).end(JSON.stringify(body))
	if (request.method === 'OPTIONS') response.writeHead(204, headers).end()
	else if (/^\/npm\/@clerk\/(?:clerk-js|ui)@\d+\/dist\/\w+\.browser\.js$/.test(url.pathname)) {
		const script = url.pathname.includes('/ui@') ? UI_SCRIPT : CLERK_SCRIPT
		response.writeHead(200, { ...headers, 'content-type': 'text/javascript' }).end(script)
	} else if (url.pathname === '/fake/sign-in') {
		const { email } = JSON.parse(await text(request)) as { email: string }
		const user = [...book.users.values()].find((known) => known.email === email) ?? fake.addUser({ email, name: 'Clerk Seller' })
		const session = fake.startSession(user.id)
		json({ userId: user.id, sessionId: session.id, token: fake.token(session, origin) })
	} else if (url.pathname === '/fake/token') {
		const session = book.sessions.get(url.searchParams.get('session') ?? '')
		json({ token: session?.status === 'active' ? fake.token(session, origin) : null, userId: session?.userId })
	} else response.writeHead(404, headers).end()
}

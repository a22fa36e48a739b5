import { AppError } from '../../../core/errors'
import { inEnglish } from '../../../core/messages/in-english'
import { msg } from '../../../core/messages/message'
import { storedLanguage, updateLanguage } from '../app-language'
import { describeDevice } from '../describe-device'
import type { Identity, SessionUser } from '../identity'
import { listUsers } from '../list-users'
import { withCause } from './adapter-errors'
import { createAuth, deleteResetLinks, type EmbeddedAuth, type EmbeddedIdentityConfig } from './embedded-auth'
import { freshSessions } from './find-session'
import { ownAccounts } from './own-accounts'
import { SECRETIVE, secretive } from './secretive-answer'
import { clearedCookies, cookieNamed, renewedCookies } from './session-cookies'
import { endOf, SEEN_EVERY_SECONDS, SESSION_DAYS } from './session-length'
import { sweepExpired } from './sweep'

/** The library's routes that are used; the others are shut: some would hand session tokens to scripts. */
const ROUTES = new Set(['sign-up/email', 'sign-in/email', 'sign-out', 'request-password-reset', 'reset-password', 'verify-email'])

/**
 * Where the link that confirms an address ends: both say that it worked, or by `?error=` that it did not. Nobody is
 * signed in by it: whoever made an account with an address that is not theirs would share it with the address's owner.
 */
const AFTER_CONFIRMATION = { signedIn: '/settings', signedOut: '/login?confirmed=1' }

/** Accounts without any outside service: e-mail and password by better-auth, in our own database. */
export function createEmbeddedIdentity(config: EmbeddedIdentityConfig): Identity {
	const auth = createAuth(config)
	const findFresh = freshSessions(config.db, { days: SESSION_DAYS, seenEverySeconds: SEEN_EVERY_SECONDS })
	const handled = (request: Request) =>
		withCause(
			() => auth.handler(request),
			(outcome) => 'error' in outcome || outcome.value.status >= 500,
		)
	const provider: Identity = {
		kind: 'embedded',
		screens: { kind: 'embedded' },
		own: ownAccounts(auth, config),
		webhook: undefined,
		async findUser(headers) {
			const { secret, authCookies } = await auth.$context
			const fresh = await findFresh(cookieNamed(headers, authCookies.sessionToken.name), secret)
			const found =
				fresh ??
				(await withCause(
					() => auth.api.getSession({ headers }),
					(outcome) => 'error' in outcome,
				))
			if (!found || endOf(found.session) < new Date()) return undefined
			const { id, email, name, createdAt, emailVerified, appLanguage } = found.user
			const language = storedLanguage(appLanguage)
			return {
				id,
				email,
				name,
				createdAt,
				emailVerified,
				sessionId: found.session.id,
				appLanguage: language,
				provedAt: found.session.createdAt,
			}
		},
		async handle(request) {
			const url = new URL(request.url)
			const route = url.pathname.replace(/^\/api\/auth\//, '')
			if (!ROUTES.has(route)) return notFound()
			if (SECRETIVE.has(route) && config.mail.kind === 'smtp') return secretive(() => handled(request))
			if (route !== 'verify-email' || request.method !== 'GET') return handled(request)
			// Nobody else says where it ends: the library lets through paths such as `/.//host`, which lead to another site.
			const isIn = (await provider.findUser(request.headers)) !== undefined
			url.searchParams.set('callbackURL', isIn ? AFTER_CONFIRMATION.signedIn : AFTER_CONFIRMATION.signedOut)
			return handled(new Request(url, { headers: request.headers }))
		},
		renewCookies: (headers) => renewedCookies(auth, headers),
		clearCookies: () => clearedCookies(auth),
		setLanguage: (userId, language) => updateLanguage(config.db, userId, language),
		sweep: () => sweepExpired(config.db),
		...sessionsOf(auth),
		listUsers: (search, limit) => listUsers(config.db, search, limit),
		async deleteUser(userId) {
			const { internalAdapter } = await auth.$context
			await internalAdapter.deleteUserSessions(userId)
			await internalAdapter.deleteUser(userId)
			await deleteResetLinks(auth, userId)
		},
	}
	return provider
}

/** Tokens, with which anybody would be the user, never leave this file. */
function sessionsOf(auth: EmbeddedAuth): Pick<Identity, 'listSessions' | 'revokeSession' | 'revokeOtherSessions'> {
	const list = async (user: SessionUser) => {
		const sessions = await (await auth.$context).internalAdapter.listSessions(user.id, { onlyActiveSessions: true })
		return sessions.filter((session) => endOf(session) > new Date())
	}
	const end = async (sessions: readonly { token: string }[]) =>
		(await auth.$context).internalAdapter.deleteSessions(sessions.map(({ token }) => token))
	return {
		async listSessions(user) {
			const sessions = (await list(user)).map((session) => ({
				id: session.id,
				...describeDevice(session.userAgent),
				address: session.ipAddress || null,
				createdAt: session.createdAt,
				seenAt: session.updatedAt,
				isCurrent: session.id === user.sessionId,
			}))
			return sessions.sort((a, b) => b.seenAt.getTime() - a.seenAt.getTime())
		},
		async revokeSession(user, sessionId) {
			const session = (await list(user)).find(({ id }) => id === sessionId)
			if (!session) throw new AppError('not_found', msg('accounts.session_ended'))
			await end([session])
		},
		async revokeOtherSessions(user) {
			await end((await list(user)).filter(({ id }) => id !== user.sessionId))
		},
	}
}

/** What the library knows no route for, answered as it answers: its clients read `message`. */
function notFound(): Response {
	const said = msg('request.nothing_here')
	return Response.json({ message: inEnglish(said), said }, { status: 404 })
}

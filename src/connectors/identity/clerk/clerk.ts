import { AppError } from '../../../core/errors'
import { msg } from '../../../core/messages/message'
import type { Outbound } from '../../fetch'
import { storedLanguage, updateLanguage } from '../app-language'
import { nameDevice } from '../describe-device'
import type { Identity, SessionUser } from '../identity'
import { listUsers } from '../list-users'
import { type ClerkApi, createClerkApi } from './clerk-api'
import { clerkWebhook } from './clerk-webhook'
import { endSessions, insertEnded, isEnded, sweepEnded } from './ended-sessions'
import { deleteMirrored, findMirrored, insertMirrored, type MirrorDatabase } from './mirror'
import { createTokenReader } from './session-token'

export type ClerkIdentityConfig = {
	db: MirrorDatabase
	outbound: Outbound
	publishableKey: string
	secretKey: string
	/** PEM of the public key of session tokens. */
	jwtKey: string
	webhookSecret: string
	apiUrl: string | undefined
	/** Origins at which the app is used. */
	origins: string[]
}

/** Accounts kept by Clerk. Who somebody is is asked of it once, then kept here and renewed by its webhook. */
export function createClerkIdentity(config: ClerkIdentityConfig): Identity {
	const { db, publishableKey, jwtKey, origins } = config
	const api = createClerkApi(config)
	const readToken = createTokenReader({ publishableKey, jwtKey, authorizedParties: origins })
	return {
		kind: 'clerk',
		screens: { kind: 'clerk', publishableKey, origin: frontendOrigin(publishableKey) },
		own: undefined,
		webhook: clerkWebhook(db, config.webhookSecret),
		async findUser(headers) {
			const claims = await readToken(headers)
			if (!claims || (await isEnded(db, claims.sessionId))) return undefined
			const known = (await findMirrored(db, claims.userId)) ?? (await firstSight(db, api, claims.userId))
			if (!known) return undefined
			const { id, email, name, createdAt, emailVerified, appLanguage } = known
			const { sessionId, provedAt } = claims
			return { id, email, name, createdAt, emailVerified, sessionId, provedAt, appLanguage: storedLanguage(appLanguage) }
		},
		async handle() {
			return Response.json({ message: 'Accounts are kept elsewhere.' }, { status: 404 })
		},
		// Clerk's script keeps its cookies.
		renewCookies: async () => [],
		clearCookies: async () => [],
		setLanguage: (userId, language) => updateLanguage(db, userId, language),
		sweep: () => sweepEnded(db, api),
		...sessionsOf(db, api),
		listUsers: (search, limit) => listUsers(db, search, limit),
		async deleteUser(userId) {
			// Of one deleted over there nothing is left to list; what tokens they hold are refused once they are not known here.
			if (await api.findUser(userId)) {
				const sessions = await api.listSessions(userId)
				await insertEnded(
					db,
					sessions.map(({ id }) => id),
				)
			}
			await api.deleteUser(userId)
			await deleteMirrored(db, userId)
		},
	}
}

async function firstSight(db: MirrorDatabase, api: ClerkApi, userId: string) {
	const told = await api.findUser(userId)
	return told && insertMirrored(db, told)
}

/**
 * Where Clerk's script for this application lies: the host its publishable key names. One on this machine is a stand-in
 * without a certificate.
 */
function frontendOrigin(publishableKey: string): string {
	const host = Buffer.from(publishableKey.replace(/^pk_(?:test|live)_/, ''), 'base64')
		.toString('utf8')
		.replace(/\$$/, '')
	return `${/^127\.0\.0\.1(?::|$)/.test(host) ? 'http' : 'https'}://${host}`
}

function sessionsOf(db: MirrorDatabase, api: ClerkApi): Pick<Identity, 'listSessions' | 'revokeSession' | 'revokeOtherSessions'> {
	const list = async (user: SessionUser) => {
		const sessions = await api.listSessions(user.id)
		const ended = await Promise.all(sessions.map(({ id }) => isEnded(db, id)))
		return sessions.filter((_, position) => !ended[position])
	}
	return {
		async listSessions(user) {
			const sessions = (await list(user)).map(({ id, created_at, last_active_at, latest_activity: activity }) => ({
				id,
				...nameDevice(activity?.browser_name, activity?.device_type),
				address: activity?.ip_address || null,
				createdAt: new Date(created_at),
				seenAt: new Date(last_active_at),
				isCurrent: id === user.sessionId,
			}))
			return sessions.sort((a, b) => b.seenAt.getTime() - a.seenAt.getTime())
		},
		async revokeSession(user, sessionId) {
			if (!(await list(user)).some(({ id }) => id === sessionId)) throw new AppError('not_found', msg('accounts.session_ended'))
			await endSessions(db, api, [sessionId])
		},
		async revokeOtherSessions(user) {
			await endSessions(
				db,
				api,
				(await list(user)).map(({ id }) => id).filter((id) => id !== user.sessionId),
			)
		},
	}
}

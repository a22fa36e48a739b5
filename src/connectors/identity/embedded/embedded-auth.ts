import { betterAuth } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { APIError } from 'better-auth/api'
import { accountChangeSchema } from '../../../core/contracts/accounts'
import type { Mail } from '../../mail/mail'
import { CLIENT_ADDRESS_HEADER } from '../identity'
import type { UserDatabase } from '../list-users'
import { CONFIRM_SECONDS, confirmLetter, RESET_SECONDS, resetLetter } from './letters'
import * as schema from './schema'

export type EmbeddedIdentityConfig = {
	/** A Drizzle PostgreSQL database that has the tables of ./schema.ts. */
	db: UserDatabase
	/** Signs cookies; 32 characters or more. */
	secret: string
	publicUrl: string
	/** Origins besides that of `publicUrl` at which the app is used. */
	otherOrigins: readonly string[]
	/** Sign-ins, sign-ups and resets allowed per minute and address, each. */
	signInPerMinute: number
	mail: Mail
	/** A letter that could not be sent: nobody who asked for it may learn of it. */
	report(error: unknown, details?: Record<string, unknown>): void
}

export const PASSWORD_LENGTH = { min: 8, max: 128 }
export const SESSION_DAYS = 30
/** How exactly it is known when a session was last used. */
const SEEN_EVERY_SECONDS = 600
/** Letters to one address within an hour; more would be a nuisance to its owner. */
const RESETS_PER_HOUR = 5

export type EmbeddedAuth = ReturnType<typeof createAuth>

/** better-auth as it is set up here: core e-mail and password only, limits in the database. */
export function createAuth(config: EmbeddedIdentityConfig) {
	const auth = betterAuth({
		appName: 'Vitrine',
		baseURL: config.publicUrl,
		basePath: '/api/auth',
		secret: config.secret,
		trustedOrigins: [new URL(config.publicUrl).origin, ...config.otherOrigins],
		database: drizzleAdapter(config.db, { provider: 'pg', schema, transaction: true }),
		emailAndPassword: {
			enabled: true,
			minPasswordLength: PASSWORD_LENGTH.min,
			maxPasswordLength: PASSWORD_LENGTH.max,
			resetPasswordTokenExpiresIn: RESET_SECONDS,
			revokeSessionsOnPasswordReset: true,
			// Not waited for: how long a letter takes would tell whether there is such an account.
			async sendResetPassword({ user, token }) {
				void sendReset(user, token)
			},
			onPasswordReset: ({ user }) => endLinks(user.id),
		},
		emailVerification: {
			sendOnSignUp: config.mail.kind === 'smtp',
			expiresIn: CONFIRM_SECONDS,
			async sendVerificationEmail({ user, token }) {
				const link = new URL(`/api/auth/verify-email?token=${token}`, config.publicUrl).href
				void sendOrReport(() => config.mail.send(confirmLetter(user, link)))
			},
		},
		databaseHooks: { user: { create: { before: async (user) => ({ data: { ...user, name: checkedName(user.name) } }) } } },
		// Whoever reads the database cannot use the links that are under way.
		verification: { storeIdentifier: 'hashed' },
		session: { expiresIn: SESSION_DAYS * 86_400, updateAge: SEEN_EVERY_SECONDS },
		rateLimit: { enabled: true, storage: 'database', window: 60, max: 300, customRules: limitsOf(config) },
		advanced: {
			// The library leaves these checks out where NODE_ENV or TEST says that it is tested.
			disableOriginCheck: false,
			disableCSRFCheck: false,
			ipAddress: { ipAddressHeaders: [CLIENT_ADDRESS_HEADER] },
			useSecureCookies: config.publicUrl.startsWith('https:'),
			defaultCookieAttributes: { httpOnly: true, sameSite: 'lax' },
		},
		telemetry: { enabled: false },
		logger: { level: 'error' },
	})

	/** The token stands behind #, where it reaches neither a server's log nor another site. */
	async function sendReset(user: { id: string; email: string }, token: string): Promise<void> {
		await sendOrReport(async () => {
			const { adapter } = await auth.$context
			const lately = { field: 'createdAt', operator: 'gt' as const, value: new Date(Date.now() - RESET_SECONDS * 1000) }
			const asked = await adapter.count({ model: 'verification', where: [{ field: 'value', value: user.id }, lately] })
			if (asked <= RESETS_PER_HOUR)
				await config.mail.send(resetLetter(user, new URL(`/reset-password#token=${token}`, config.publicUrl).href))
		})
	}

	async function endLinks(userId: string): Promise<void> {
		await deleteResetLinks(auth, userId)
	}

	async function sendOrReport(send: () => Promise<void>): Promise<void> {
		try {
			await send()
		} catch (error) {
			config.report(error, { task: 'letter' })
		}
	}
	return auth
}

function limitsOf({ signInPerMinute }: EmbeddedIdentityConfig) {
	const limited = { window: 60, max: signInPerMinute }
	return {
		'/sign-in/*': limited,
		'/sign-up/*': limited,
		'/request-password-reset': limited,
		'/reset-password': limited,
		'/verify-email': limited,
	}
}

/** Ends the links under way that set a new password. */
export async function deleteResetLinks(auth: EmbeddedAuth, userId: string): Promise<void> {
	await (await auth.$context).adapter.deleteMany({ model: 'verification', where: [{ field: 'value', value: userId }] })
}

/** A name as it may be changed to later, too. Throws what the library answers with status 400. */
function checkedName(name: string): string {
	const read = accountChangeSchema.safeParse({ name })
	if (!read.success) throw new APIError('BAD_REQUEST', { code: 'INVALID_NAME', message: 'Enter a name of at most 100 characters.' })
	return read.data.name
}

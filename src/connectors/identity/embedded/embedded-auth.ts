import { betterAuth } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { APIError, createAuthMiddleware, isAPIError } from 'better-auth/api'
import { accountChangeSchema } from '../../../core/contracts/accounts'
import type { EmailKind } from '../../../core/emails/emails'
import { inEnglish } from '../../../core/messages/in-english'
import { msg } from '../../../core/messages/message'
import { namedLanguage } from '../asked-by'
import { CLIENT_ADDRESS_HEADER } from '../identity'
import type { UserDatabase } from '../list-users'
import { noteErrors } from './adapter-errors'
import { CONFIRM_SECONDS, confirmLink, forgottenLink, RESET_SECONDS, resetLink } from './links'
import * as schema from './schema'
import { type EmailDeps, sendEmail } from './send-email'
import { SEEN_EVERY_SECONDS, SESSION_DAYS } from './session-length'

export type EmbeddedIdentityConfig = EmailDeps & {
	/** A Drizzle PostgreSQL database that has the tables of ./schema.ts. */
	db: UserDatabase
	/** Signs cookies; 32 characters or more. */
	secret: string
	publicUrl: string
	/** Origins besides that of `publicUrl` at which the app is used. */
	otherOrigins: readonly string[]
	/** Sign-ins, sign-ups and resets allowed per minute and address, each. */
	signInPerMinute: number
	/**
	 * An e-mail that could not be sent: nobody who asked for it may learn of it. Also what the library has to complain of.
	 */
	report(error: unknown, details?: Record<string, unknown>): void
}

export const PASSWORD_LENGTH = { min: 8, max: 128 }

export type EmbeddedAuth = ReturnType<typeof createAuth>

/** better-auth as it is set up here: core e-mail and password only, limits in the database. */
export function createAuth(config: EmbeddedIdentityConfig) {
	const isSecure = config.publicUrl.startsWith('https:')
	const confirmsEmail = config.mail.kind === 'smtp'
	const auth = betterAuth({
		appName: 'Vitrine',
		baseURL: config.publicUrl,
		basePath: '/api/auth',
		secret: config.secret,
		trustedOrigins: [new URL(config.publicUrl).origin, ...config.otherOrigins],
		database: noteErrors(drizzleAdapter(config.db, { provider: 'pg', schema, transaction: true })),
		emailAndPassword: {
			enabled: true,
			minPasswordLength: PASSWORD_LENGTH.min,
			maxPasswordLength: PASSWORD_LENGTH.max,
			resetPasswordTokenExpiresIn: RESET_SECONDS,
			revokeSessionsOnPasswordReset: true,
			// Whoever signs up is let in by an e-mail only, so a taken address is answered as a free one is.
			requireEmailVerification: confirmsEmail,
			async onExistingUserSignUp({ user }, request) {
				void sendOrReport('taken', user, request?.headers, forgottenLink(config.publicUrl))
			},
			// Not waited for: how long an e-mail takes would tell whether there is such an account.
			async sendResetPassword({ user, token }, request) {
				void sendOrReport('reset', user, request?.headers, resetLink(config.publicUrl, token))
			},
			async onPasswordReset({ user }, request) {
				await endLinks(user.id)
				// The link came by e-mail: the address is theirs.
				if (confirmsEmail && !user.emailVerified) await (await auth.$context).internalAdapter.updateUser(user.id, { emailVerified: true })
				void sendOrReport('passwordChanged', user, request?.headers, forgottenLink(config.publicUrl))
			},
		},
		emailVerification: {
			sendOnSignUp: confirmsEmail,
			sendOnSignIn: confirmsEmail,
			expiresIn: CONFIRM_SECONDS,
			async sendVerificationEmail({ user, token }, request) {
				void sendOrReport('confirm', user, request?.headers, confirmLink(config.publicUrl, token))
			},
		},
		hooks: {
			// Judged before it is looked up whether there is such an account, or the refusal would tell.
			before: createAuthMiddleware(async (context) => {
				const { name } = (context.body ?? {}) as { name?: unknown }
				if (context.path === '/sign-up/email' && typeof name === 'string') checkedName(name)
			}),
		},
		user: { additionalFields: { appLanguage: { type: 'string', required: false, input: false } } },
		databaseHooks: {
			user: {
				create: {
					// Whoever signs up in a language of the app has chosen it.
					before: async (user, context) => ({
						data: { ...user, name: checkedName(user.name), appLanguage: namedLanguage(context?.headers) ?? null },
					}),
				},
			},
		},
		// Whoever reads the database cannot use the links that are under way.
		verification: { storeIdentifier: 'hashed' },
		session: { expiresIn: SESSION_DAYS * 86_400, updateAge: SEEN_EVERY_SECONDS },
		rateLimit: { enabled: true, storage: 'database', window: 60, max: 300, customRules: limitsOf(config) },
		advanced: {
			// The library leaves these checks out where NODE_ENV or TEST says that it is tested.
			disableOriginCheck: false,
			disableCSRFCheck: false,
			ipAddress: { ipAddressHeaders: [CLIENT_ADDRESS_HEADER] },
			// Over https browsers take a cookie of this name from this very host only; the library's own prefix lets
			// subdomains set it.
			useSecureCookies: false,
			cookiePrefix: `${isSecure ? '__Host-' : ''}better-auth`,
			defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', secure: isSecure },
		},
		telemetry: { enabled: false },
		// The library would print what callers did wrong, which is answered to them, and what flies on to our own edge.
		onAPIError: {
			onError: (error) => {
				if (isAPIError(error) && error.statusCode >= 500) config.report(error, { source: 'better-auth' })
			},
		},
		// What goes with a message may hold what somebody sent: of that only errors are kept, which our log knows how to
		// write.
		logger: {
			level: 'error',
			log: (_level, message, ...details: unknown[]) =>
				config.report(details.find((detail) => detail instanceof Error) ?? new Error(message), { source: 'better-auth', reason: message }),
		},
	})

	async function endLinks(userId: string): Promise<void> {
		await deleteResetLinks(auth, userId)
	}

	async function sendOrReport(kind: EmailKind, user: Receiver, headers: Headers | undefined, link: string): Promise<void> {
		try {
			await sendEmail(config, kind, { email: user.email, appLanguage: user.appLanguage, headers }, link)
		} catch (error) {
			config.report(error, { task: 'e-mail' })
		}
	}
	return auth
}

/** A user as the library hands them out: with the fields it was told of, though its types do not say so everywhere. */
type Receiver = { email: string; appLanguage?: string | null }

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
	if (!read.success) throw new APIError('BAD_REQUEST', { code: 'INVALID_NAME', message: inEnglish(msg('accounts.name_length')) })
	return read.data.name
}

import { betterAuth } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import type { Identity } from '../identity'
import * as schema from './schema'

/** The header in which the server names the caller's address; callers cannot set it themselves. */
export const CLIENT_ADDRESS_HEADER = 'x-client-address'

export type EmbeddedIdentityConfig = {
	/** A Drizzle PostgreSQL database that has the tables of ./schema.ts. */
	db: Parameters<typeof drizzleAdapter>[0]
	/** Signs cookies; 32 characters or more. */
	secret: string
	publicUrl: string
	/** Origins besides that of `publicUrl` at which the app is used. */
	otherOrigins: readonly string[]
	/** Sign-ins and sign-ups allowed per minute and address. */
	signInPerMinute: number
}

const MIN_PASSWORD_LENGTH = 8
const SESSION_DAYS = 30

/** Accounts without any outside service: e-mail and password by better-auth, in our own database. */
export function createEmbeddedIdentity(config: EmbeddedIdentityConfig): Identity {
	const auth = betterAuth({
		appName: 'Vitrine',
		baseURL: config.publicUrl,
		basePath: '/api/auth',
		secret: config.secret,
		trustedOrigins: [new URL(config.publicUrl).origin, ...config.otherOrigins],
		database: drizzleAdapter(config.db, { provider: 'pg', schema, transaction: true }),
		emailAndPassword: { enabled: true, minPasswordLength: MIN_PASSWORD_LENGTH },
		session: { expiresIn: SESSION_DAYS * 86_400, updateAge: 86_400 },
		rateLimit: {
			enabled: true,
			storage: 'database',
			window: 60,
			max: 300,
			customRules: {
				'/sign-in/*': { window: 60, max: config.signInPerMinute },
				'/sign-up/*': { window: 60, max: config.signInPerMinute },
				'/get-session': false,
			},
		},
		advanced: {
			ipAddress: { ipAddressHeaders: [CLIENT_ADDRESS_HEADER] },
			useSecureCookies: config.publicUrl.startsWith('https:'),
			defaultCookieAttributes: { httpOnly: true, sameSite: 'lax' },
		},
		telemetry: { enabled: false },
		logger: { level: 'error' },
	})
	return {
		kind: 'embedded',
		async findUser(headers) {
			const found = await auth.api.getSession({ headers })
			if (!found) return undefined
			const { id, email, name, createdAt } = found.user
			return { id, email, name, createdAt }
		},
		handle: (request) => auth.handler(request),
	}
}

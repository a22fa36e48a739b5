import { z } from 'zod'

/** What the environment says of accounts and mail; each field as its variable is called. */
export type IdentityEnvironment = {
	SMTP_URL?: string | undefined
	MAIL_FROM?: string | undefined
	CLERK_PUBLISHABLE_KEY?: string | undefined
	CLERK_SECRET_KEY?: string | undefined
	CLERK_JWT_KEY?: string | undefined
	CLERK_WEBHOOK_SECRET?: string | undefined
	CLERK_API_URL?: string | undefined
}

/** How e-mails go out. `outbox`: as files into the data folder. */
export type MailConfig = { kind: 'smtp'; url: string; from: string } | { kind: 'outbox' }

/** Clerk, whole (requirements, decision 7). */
export type ClerkConfig = {
	publishableKey: string
	secretKey: string
	/** Public key of session tokens, PEM. */
	jwtKey: string
	webhookSecret: string
	/** Another address than Clerk's own, for tests and gateways. */
	apiUrl: string | undefined
}

export const smtpUrl = z
	.string()
	.trim()
	.refine((value) => URL.canParse(value) && /^smtps?:$/.test(new URL(value).protocol) && new URL(value).hostname !== '', {
		message: 'must look like smtp://user:password@host:587 or smtps://user:password@host:465',
	})

export const sender = z
	.string()
	.trim()
	.regex(
		/^(?:[^<>\r\n]+ <[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/u,
		'must look like vitrine@example.com or Vitrine <vitrine@example.com>',
	)

/** `pk_test_` or `pk_live_`, then the Frontend API's host and a dollar sign in base64. */
export const publishableKey = z
	.string()
	.trim()
	.refine(
		(value) => /^pk_(?:test|live)_/.test(value) && hostOf(value) !== undefined,
		'must be the key that begins with pk_test_ or pk_live_',
	)

/** The PEM; line breaks may be written as \n, as environment files have them. */
export const publicKeyPem = z
	.string()
	.transform((value) => value.replaceAll('\\n', '\n').trim())
	.refine((value) => /^-----BEGIN PUBLIC KEY-----\s[\s\S]+\s-----END PUBLIC KEY-----$/.test(value), {
		message: 'must be the PEM public key: -----BEGIN PUBLIC KEY----- and so on (line breaks may be written as \\n)',
	})

function hostOf(key: string): string | undefined {
	const decoded = Buffer.from(key.replace(/^pk_(?:test|live)_/, ''), 'base64').toString('utf8')
	return /^([a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d+)?)\$$/i.exec(decoded)?.[1]
}

export function readMail({ SMTP_URL: url, MAIL_FROM: from }: IdentityEnvironment): { mail: MailConfig; errors: string[] } {
	if (url && from) return { mail: { kind: 'smtp', url, from }, errors: [] }
	const [missing, given] = url ? ['MAIL_FROM', 'SMTP_URL'] : ['SMTP_URL', 'MAIL_FROM']
	return { mail: { kind: 'outbox' }, errors: url || from ? [`${missing} must be set when ${given} is; or remove both`] : [] }
}

const CLERK = ['CLERK_PUBLISHABLE_KEY', 'CLERK_SECRET_KEY', 'CLERK_JWT_KEY', 'CLERK_WEBHOOK_SECRET'] as const

/** Clerk, whole; undefined without any of it: the embedded provider. */
export function readClerk(env: IdentityEnvironment): { clerk: ClerkConfig | undefined; errors: string[] } {
	const given = [...CLERK, 'CLERK_API_URL' as const].filter((name) => env[name])
	if (given.length === 0) return { clerk: undefined, errors: [] }
	const missing = CLERK.filter((name) => !env[name])
	if (missing.length > 0)
		return { clerk: undefined, errors: [`${missing.join(' and ')} must be set when ${given.join(' and ')} is; or remove all of CLERK_…`] }
	const [publishable = '', secretKey = '', jwtKey = '', webhookSecret = ''] = CLERK.map((name) => env[name])
	return { clerk: { publishableKey: publishable, secretKey, jwtKey, webhookSecret, apiUrl: env.CLERK_API_URL }, errors: [] }
}

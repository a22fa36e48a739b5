import { generateKeyPairSync } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { ConfigError, parseConfig } from './config'

const { publicKey } = generateKeyPairSync('rsa', {
	modulusLength: 2048,
	publicKeyEncoding: { type: 'spki', format: 'pem' },
	privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
})
const CLERK = {
	CLERK_PUBLISHABLE_KEY: `pk_test_${Buffer.from('brave.cat-7.clerk.accounts.dev$').toString('base64')}`,
	CLERK_SECRET_KEY: 'sk_test_1',
	CLERK_JWT_KEY: publicKey.trim().replaceAll('\n', '\\n'),
	CLERK_WEBHOOK_SECRET: `whsec_${Buffer.from('secret').toString('base64')}`,
}

function errorsOf(environment: Record<string, string>): string[] {
	try {
		parseConfig(environment)
	} catch (error) {
		if (error instanceof ConfigError) return error.errors
		throw error
	}
	return []
}

describe('accounts and mail', () => {
	it('[A-4] without settings accounts are our own and e-mails go into the data folder', () => {
		expect(parseConfig({})).toMatchObject({ clerk: undefined, mail: { kind: 'outbox' } })
	})

	it('[A-5] Clerk with all four keys; a PEM written on one line is taken', () => {
		expect(parseConfig(CLERK).clerk).toEqual({
			publishableKey: CLERK.CLERK_PUBLISHABLE_KEY,
			secretKey: 'sk_test_1',
			jwtKey: publicKey.trim(),
			webhookSecret: CLERK.CLERK_WEBHOOK_SECRET,
			apiUrl: undefined,
		})
	})

	it('[A-4] SMTP with its sender', () => {
		const mail = { SMTP_URL: 'smtp://u:p@mail.example.com:587', MAIL_FROM: 'Vitrine <hello@example.com>' }
		expect(parseConfig(mail).mail).toEqual({ kind: 'smtp', url: mail.SMTP_URL, from: mail.MAIL_FROM })
	})

	it.each([
		[{ SMTP_URL: 'smtp://mail.example.com' }, 'MAIL_FROM must be set when SMTP_URL is; or remove both'],
		[{ MAIL_FROM: 'a@example.com' }, 'SMTP_URL must be set when MAIL_FROM is; or remove both'],
		[
			{ SMTP_URL: 'mail.SECRET.com', MAIL_FROM: 'a@example.com' },
			'SMTP_URL must look like smtp://user:password@host:587 or smtps://user:password@host:465',
		],
		[
			{ SMTP_URL: 'smtp://mail.example.com', MAIL_FROM: 'nobody' },
			'MAIL_FROM must look like vitrine@example.com or Vitrine <vitrine@example.com>',
		],
		[
			{ CLERK_SECRET_KEY: 'sk_test_SECRET' },
			'CLERK_PUBLISHABLE_KEY and CLERK_JWT_KEY and CLERK_WEBHOOK_SECRET must be set when CLERK_SECRET_KEY is; or remove all of CLERK_…',
		],
		[
			{ ...CLERK, CLERK_PUBLISHABLE_KEY: 'pk_test_nonsense' },
			'CLERK_PUBLISHABLE_KEY must be the key that begins with pk_test_ or pk_live_',
		],
		[{ ...CLERK, CLERK_SECRET_KEY: 'SECRET' }, 'CLERK_SECRET_KEY must begin with sk_'],
		[
			{ ...CLERK, CLERK_JWT_KEY: 'SECRET' },
			'CLERK_JWT_KEY must be the PEM public key: -----BEGIN PUBLIC KEY----- and so on (line breaks may be written as \\n)',
		],
		[{ ...CLERK, CLERK_WEBHOOK_SECRET: 'SECRET' }, 'CLERK_WEBHOOK_SECRET must begin with whsec_'],
	])('[A-5] [A-4] whole or absent, and an error repeats no value: %#', (environment, error) => {
		expect(errorsOf(environment as Record<string, string>)).toEqual([error])
	})
})

import { createHmac, generateKeyPairSync, sign } from 'node:crypto'

export type TokenSigner = { publicKey: string; signToken(claims: object, algorithm?: 'RS256' | 'none'): string }

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** Session tokens as Clerk makes them, with a key of its own. */
export function createTokenSigner(): TokenSigner {
	const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
	return {
		publicKey: publicKey.export({ type: 'spki', format: 'pem' }).toString().trim(),
		signToken(claims, algorithm = 'RS256') {
			const content = `${encode({ alg: algorithm, typ: 'JWT', kid: 'ins_fake' })}.${encode(claims)}`
			return `${content}.${algorithm === 'none' ? '' : sign('sha256', Buffer.from(content), privateKey).toString('base64url')}`
		},
	}
}

/** The headers of a webhook (Svix): signed over id, moment and body. */
export function signWebhook(secret: string, body: string, sentAt: number): Record<string, string> {
	const id = `msg_${crypto.randomUUID()}`
	const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
	const signature = createHmac('sha256', key).update(`${id}.${sentAt}.${body}`).digest('base64')
	return { 'svix-id': id, 'svix-timestamp': String(sentAt), 'svix-signature': `v1,${signature}`, 'content-type': 'application/json' }
}

import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'
import { z } from 'zod'
import { AppError } from '../../../core/errors'
import { msg } from '../../../core/messages/message'

const VERSION = '1'
const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

const contentSchema = z.object({
	credentials: z.record(z.string(), z.string()),
	/**
	 * What a seller typed, where a store is connected by keys: shown to them masked, and kept while they change the rest.
	 */
	typed: z.object({ key: z.string(), secret: z.string() }).optional(),
	/** When the seller connected it, last. Renewing what it holds leaves it. */
	connectedAt: z.iso.datetime().optional(),
})
/** What opens a store, as it is kept. */
export type SealedContent = z.infer<typeof contentSchema>

/** Seals what opens a store, bound to whose and which store it is: moved to another row it does not open. */
export type CredentialSeal = {
	seal(content: SealedContent, boundTo: string): string
	/**
	 * Throws AppError `store_reconnect` when it was sealed with a secret that is not known any more, or was tampered with.
	 */
	open(sealed: string, boundTo: string): SealedContent
}

type Key = { id: string; key: Buffer }

/**
 * AES-256-GCM with a key made of the installation's secret. What `former` secrets sealed is opened as well; new seals
 * are the present one's.
 */
export function createSeal(secret: string, former: readonly string[] = []): CredentialSeal {
	const present = keyOf(secret)
	const keys = new Map([...former.map(keyOf), present].map((one) => [one.id, one.key]))
	return {
		seal(content, boundTo) {
			const nonce = randomBytes(NONCE_BYTES)
			const cipher = createCipheriv(CIPHER, present.key, nonce).setAAD(Buffer.from(boundTo))
			const body = Buffer.concat([cipher.update(JSON.stringify(content), 'utf8'), cipher.final()])
			return [VERSION, present.id, Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')].join('.')
		},
		open(sealed, boundTo) {
			const [version, id = '', packed = ''] = sealed.split('.')
			const key = version === VERSION ? keys.get(id) : undefined
			if (!key) throw unreadable()
			try {
				return contentSchema.parse(JSON.parse(decipher(key, Buffer.from(packed, 'base64url'), boundTo)))
			} catch (cause) {
				throw unreadable(cause)
			}
		},
	}
}

function decipher(key: Buffer, packed: Buffer, boundTo: string): string {
	const nonce = packed.subarray(0, NONCE_BYTES)
	const tag = packed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES)
	const opened = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(boundTo)).setAuthTag(tag)
	return Buffer.concat([opened.update(packed.subarray(NONCE_BYTES + TAG_BYTES)), opened.final()]).toString('utf8')
}

function keyOf(secret: string): Key {
	const key = Buffer.from(hkdfSync('sha256', secret, '', 'vitrine/store-credentials', 32))
	return { key, id: createHash('sha256').update('id\n').update(key).digest('hex').slice(0, 8) }
}

function unreadable(cause?: unknown): AppError {
	const words = msg('stores.secret_changed')
	return new AppError('store_reconnect', words, { cause })
}

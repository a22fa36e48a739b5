import { createHmac, timingSafeEqual } from 'node:crypto'

/** Whether `signature` is the hexadecimal HMAC-SHA256 of the content, as YouCan signs; compared in constant time. */
export function isSigned(content: string | Uint8Array, signature: string, secret: string): boolean {
	const expected = Buffer.from(createHmac('sha256', secret).update(content).digest('hex'))
	const given = Buffer.from(signature.toLowerCase())
	return given.length === expected.length && timingSafeEqual(given, expected)
}

import { createHmac, timingSafeEqual } from 'node:crypto'

/** Shopify's own library allows as much between its clock and ours. */
const CLOCK_SKEW_MS = 90_000

/**
 * The parameters of a query Shopify signed with the app's secret; undefined when it did not, when it is too old, or
 * when a name comes twice. What is signed is everything but `hmac` (and the older `signature`), sorted by name.
 */
export function readSignedQuery(query: string, secret: string, now: number): Map<string, string> | undefined {
	const pairs = [...new URLSearchParams(query)]
	const values = new Map(pairs)
	if (values.size !== pairs.length) return undefined
	const signature = values.get('hmac') ?? ''
	const signed = pairs.filter(([name]) => name !== 'hmac' && name !== 'signature').sort(([a], [b]) => (a < b ? -1 : 1))
	if (!spellings(signed).some((text) => isSame(signature, hmac(text, secret, 'hex')))) return undefined
	const sentAt = Number(values.get('timestamp')) * 1000
	return Math.abs(now - sentAt) <= CLOCK_SKEW_MS ? values : undefined
}

/**
 * Shopify's documents sign the plain values, its library the encoded ones; they differ only for rare characters. The
 * plain spelling counts only where it can be read in one way.
 */
function spellings(pairs: [string, string][]): string[] {
	const encoded = new URLSearchParams(pairs).toString()
	const plain = pairs.map(([name, value]) => `${name}=${value}`)
	const isClear = pairs.every(([name, value]) => !/[&=]/.test(name) && !value.includes('&'))
	return isClear ? [encoded, plain.join('&')] : [encoded]
}

/** True when `signature` is the base64 HMAC of a message's raw bytes. */
export function isSignedBody(body: Uint8Array, signature: string | undefined, secret: string): boolean {
	return isSame(signature ?? '', hmac(body, secret, 'base64'))
}

function hmac(data: string | Uint8Array, secret: string, form: 'hex' | 'base64'): string {
	return createHmac('sha256', secret).update(data).digest(form)
}

function isSame(given: string, expected: string): boolean {
	const [a, b] = [Buffer.from(given), Buffer.from(expected)]
	return a.length === b.length && timingSafeEqual(a, b)
}

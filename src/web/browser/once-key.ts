import { newId } from './new-id'

/** The header by which the server does one thing once, however often it is asked (requirement N-11). */
export const ONCE_HEADER = 'idempotency-key'

/** A press this long after one whose answer was lost means the thing anew. */
const LOST_FOR_MS = 5 * 60_000

type Act = { key: string; at: number }
const open = new Map<string, Act>()
const numbers = new WeakMap<Blob, number>()
let filesSeen = 0

/**
 * The key of a POST: that of an equal one which is under way, or whose answer never came; otherwise a new one. Equal
 * are posts of the same fields (and the same file objects) to the same path.
 */
export function onceKey(path: string, body: BodyInit | undefined, now: number = Date.now()): string {
	const act = actOf(path, body)
	const known = open.get(act)
	if (known && now - known.at < LOST_FOR_MS) return known.key
	const key = newId()
	open.set(act, { key, at: now })
	return key
}

/** The server has answered: the same POST from now on is another act. */
export function settleOnce(path: string, body: BodyInit | undefined): void {
	open.delete(actOf(path, body))
}

/**
 * What was asked for is no longer what it was, because what it is made of has been changed: answers that were lost
 * stay so.
 */
export function forgetLost(): void {
	open.clear()
}

/**
 * Whether an answer says how the act ended. A server that broke down, a proxy before it and a first request still under
 * way leave that open.
 */
export function isSettled(status: number, saidKey: unknown): boolean {
	return status < 500 && saidKey !== 'request.key_in_use'
}

function actOf(path: string, body: BodyInit | undefined): string {
	if (!(body instanceof FormData)) return `${path}\n${typeof body === 'string' ? body : ''}`
	const fields = [...body].map(([name, value]) => [name, typeof value === 'string' ? value : numberOf(value)])
	return `${path}\n${JSON.stringify(fields)}`
}

function numberOf(file: Blob): number {
	const number = numbers.get(file) ?? ++filesSeen
	numbers.set(file, number)
	return number
}

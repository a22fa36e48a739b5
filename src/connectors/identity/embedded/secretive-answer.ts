import { setTimeout as sleep } from 'node:timers/promises'

/** The calls whose answer must not tell whether an address has an account. */
export const SECRETIVE: ReadonlySet<string> = new Set(['sign-up/email', 'request-password-reset'])

/** Longer than either way takes: the making of a hash and some statements. */
export const SECRETIVE_MS = 500

/**
 * The answer to a call that must not tell whether an address has an account: what was done is told by e-mail. It takes
 * the same time either way, and a success says the same.
 */
export async function secretive(answer: () => Promise<Response>): Promise<Response> {
	const [given] = await Promise.all([answer(), sleep(SECRETIVE_MS)])
	if (!given.ok) return given
	await given.body?.cancel()
	return Response.json({ status: true })
}

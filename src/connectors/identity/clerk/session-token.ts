import { createHash } from 'node:crypto'
import { verifyToken } from '@clerk/backend'
import { TokenVerificationError } from '@clerk/backend/errors'

/** Whose token it is, and of which session. */
export type SessionClaims = {
	userId: string
	sessionId: string /** When they last proved who they are; null when the token does not say. */
	provedAt: Date | null
}

export type TokenConfig = {
	publishableKey: string
	/** PEM of the public key: tokens are proved without the network. */
	jwtKey: string
	/** Origins a token may have been made for. */
	authorizedParties: string[]
}

/**
 * The claims of a request's session token, from the header or the cookies Clerk's script keeps; undefined unless it is
 * good at this moment.
 */
export function createTokenReader(config: TokenConfig): (headers: Headers) => Promise<SessionClaims | undefined> {
	const names = [`__session_${cookieSuffix(config.publishableKey)}`, '__session']
	return async (headers) => {
		for (const token of tokensOf(headers, names)) {
			const claims = await verified(token, config)
			if (claims) return claims
		}
		return undefined
	}
}

/** Several Clerk applications may share a host name: each has cookies of its own, named by its key. */
function cookieSuffix(publishableKey: string): string {
	return createHash('sha1').update(publishableKey).digest('base64url').slice(0, 8)
}

function tokensOf(headers: Headers, cookieNames: readonly string[]): string[] {
	const bearer = /^Bearer (\S+)$/i.exec(headers.get('authorization') ?? '')?.[1]
	const cookies = new Map((headers.get('cookie') ?? '').split(/;\s*/).map((part) => part.split(/=(.*)/s, 2) as [string, string]))
	return [bearer, ...cookieNames.map((name) => cookies.get(name))].filter((token) => token !== undefined && token !== '') as string[]
}

async function verified(token: string, { jwtKey, authorizedParties }: TokenConfig): Promise<SessionClaims | undefined> {
	try {
		const { sub, sid, sts, fva, iat } = await verifyToken(token, { jwtKey, authorizedParties })
		// A pending session has something left to do (a second factor, a choice): it is not signed in yet.
		return sub && sid && sts !== 'pending' ? { userId: sub, sessionId: sid, provedAt: provedAt(fva, iat) } : undefined
	} catch (error) {
		if (error instanceof TokenVerificationError) return undefined
		throw error
	}
}

/**
 * `fva` holds the minutes since each factor was last proved, as of the token's making; -1 for one that never was
 * (Clerk, session token claims).
 */
function provedAt(factorAges: unknown, issuedAtSeconds: number): Date | null {
	const [firstMinutes] = Array.isArray(factorAges) ? (factorAges as unknown[]) : []
	if (typeof firstMinutes !== 'number' || firstMinutes < 0) return null
	return new Date((issuedAtSeconds - firstMinutes * 60) * 1000)
}

/** Who is signed in. `id` is what the wire calls `clerk_user_id` (requirements, decision 7). */
export type SessionUser = { id: string; email: string; name: string; createdAt: Date }

/** Identity port. The embedded provider (better-auth) needs no account; Clerk comes with its keys. Pages and API never know which runs. */
export interface Identity {
	readonly kind: 'embedded' | 'clerk'
	/** The signed-in user of a request's headers, or undefined. */
	findUser(headers: Headers): Promise<SessionUser | undefined>
	/** Handles the provider's own routes below /api/auth/. */
	handle(request: Request): Promise<Response>
}

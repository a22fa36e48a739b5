import type { AppLanguage } from '../../core/locale/app-languages'

/**
 * The header in which the server names the caller's address to a provider; callers cannot set it, as it is overwritten.
 */
export const CLIENT_ADDRESS_HEADER = 'x-client-address'

/** Who is signed in. `id` is what the wire calls `clerk_user_id` (requirements, decision 7). */
export type SessionUser = {
	id: string
	email: string
	name: string
	createdAt: Date
	/** The session the request came with. */
	sessionId: string
	/** True when it is known that the address is theirs. */
	emailVerified: boolean
	/** The language they chose for the app and for e-mails; null until they do. */
	appLanguage: AppLanguage | null
	/** When they last proved who they are by signing in; null when the provider does not say. */
	provedAt: Date | null
}

/** Somebody who has an account here. */
export type KnownUser = Pick<SessionUser, 'id' | 'email' | 'name' | 'emailVerified' | 'createdAt'>

/** A browser somebody is signed in with. */
export type AccountSession = {
	id: string
	/** For a person: `Firefox on Windows`. */
	device: string
	/** The names it is made of, each null when it is not known. */
	browser: string | null
	system: string | null
	/** Network address, when it is known. */
	address: string | null
	createdAt: Date
	/** When it was last used, to some minutes. */
	seenAt: Date
	/** The one that asks. */
	isCurrent: boolean
}

/**
 * What the screens must load to sign somebody in: nothing, as they have forms of their own, or the provider's script.
 */
export type SignInScreens = { kind: 'embedded' } | { kind: 'clerk'; publishableKey: string; origin: string }

/** What users change here, where the provider is the installation itself. */
export interface OwnAccounts {
	/** True when addresses are confirmed by a link sent there. */
	readonly confirmsEmail: boolean
	updateName(user: SessionUser, name: string): Promise<void>
	/**
	 * Ends the user's other sessions and the links under way that would set another, too, and tells the user by e-mail.
	 * `headers` of the request: for the e-mail's language. Throws AppError `invalid_request` (`details.field`: `current`
	 * or `password`).
	 */
	changePassword(user: SessionUser, passwords: { current: string; next: string }, headers?: Headers): Promise<void>
	/** Throws AppError `invalid_request` (`details.field`: `password`) unless it is the user's. */
	checkPassword(user: SessionUser, password: string): Promise<void>
	/**
	 * Sends the link that confirms the address. Throws AppError `conflict` when it is confirmed already or none are sent
	 * here.
	 */
	sendConfirmation(user: SessionUser, headers?: Headers): Promise<void>
}

/** Where the provider tells what happened over there. */
export interface IdentityWebhook {
	/** Address below our own, of POST. */
	readonly path: string
	/**
	 * Takes over what is told, and answers the id of a user who is no more. Throws AppError `invalid_request` for what the
	 * provider did not sign.
	 */
	receive(request: Request): Promise<{ deletedUserId: string | undefined }>
}

/**
 * Identity port. The embedded provider (better-auth) needs no account; Clerk comes with its keys. Pages and API never
 * know which runs.
 */
export interface Identity {
	readonly kind: 'embedded' | 'clerk'
	readonly screens: SignInScreens
	/** Absent when name and password are kept elsewhere. */
	readonly own: OwnAccounts | undefined
	/** Absent when there is nobody to tell. */
	readonly webhook: IdentityWebhook | undefined
	/** The signed-in user of a request's headers, or undefined. */
	findUser(headers: Headers): Promise<SessionUser | undefined>
	/**
	 * Set-Cookie values that keep a browser signed in for as long as it is used, within what a session may last at the
	 * most; none where the provider's own script does it. For the first call of a screen.
	 */
	renewCookies(headers: Headers): Promise<string[]>
	/** Set-Cookie values that take a session's cookies away. */
	clearCookies(): Promise<string[]>
	/** Sets the language of the app and of e-mails; null: none is chosen. */
	setLanguage(userId: string, language: AppLanguage | null): Promise<void>
	/** Handles the provider's own routes below /api/auth/. */
	handle(request: Request): Promise<Response>
	/** The user's sessions that are good, the one used last first. */
	listSessions(user: SessionUser): Promise<AccountSession[]>
	/**
	 * Ends one of the user's sessions; from then on it is good for nothing. Throws AppError `not_found`, also for somebody
	 * else's.
	 */
	revokeSession(user: SessionUser, sessionId: string): Promise<void>
	/** Ends all of the user's sessions but the one that asks. */
	revokeOtherSessions(user: SessionUser): Promise<void>
	/**
	 * Who has an account, newest first, at most `limit`; `search` is part of an address or a name, or empty. For the
	 * owner.
	 */
	listUsers(search: string, limit: number): Promise<KnownUser[]>
	/** Takes the user away with their sessions; harmless when they are gone. */
	deleteUser(userId: string): Promise<void>
	/** Forgets what has run out: sessions, links, counts of tries. Any number of processes may do it. */
	sweep(): Promise<void>
}

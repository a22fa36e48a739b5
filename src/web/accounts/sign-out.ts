import { z } from 'zod'
import { call, jsonBody } from '../calls/http'
import { loadClerk } from './clerk-in-app'
import { readIdentity } from './identity'

/** Ends the session, with whom it was begun. Throws AppError when the server could not be reached. */
export async function signOut(): Promise<void> {
	const identity = readIdentity()
	if (identity.kind === 'clerk') await (await loadClerk(identity)).signOut()
	else await call('/api/auth/sign-out', z.unknown(), jsonBody({}))
}

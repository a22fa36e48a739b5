import { doneSchema, STALE_SIGN_IN } from '../../core/contracts/accounts'
import { isAppError } from '../../core/errors'
import { errorAt } from '../accounts/account-api'
import { localKept } from '../browser/browser-storage'
import { keepOfBrowser } from '../browser/storage'
import { call, jsonBody } from '../calls/http'

/** Ending a subscription and deleting many pages takes its time. */
const TIMEOUT_MS = 120_000

type Values = { email: string; password: string }
type Refused = ReturnType<typeof errorAt<keyof Values>> & { isStale: boolean }

/**
 * Deletes the account with everything in it; the server has the browser throw away what it stored, and the browser's
 * own choices are put back. Answers what it was refused for, or undefined; `isStale` when one has to sign in anew
 * first.
 */
export async function deleteAccount({ email, password }: Values): Promise<Refused | undefined> {
	const putBack = keepOfBrowser(localKept())
	try {
		const body = jsonBody({ email, ...(password ? { password } : {}) })
		await call('/api/account/delete', doneSchema, { ...body, timeoutMs: TIMEOUT_MS })
		putBack()
		return undefined
	} catch (error) {
		if (!isAppError(error)) throw error
		return { ...errorAt(['email', 'password'], error), isStale: error.details.reason === STALE_SIGN_IN }
	}
}

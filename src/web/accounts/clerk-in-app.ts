import { AppError } from '../../core/errors'
import { msg } from '../../core/messages/message'
import * as clerk from './clerk'

/** The functions of `clerk` for the app: where its script cannot be loaded they throw AppError `upstream`. */
export const loadClerk = told(clerk.loadClerk)
export const renewClerkCookie = told(clerk.renewClerkCookie)
export const leaveClerk = told(clerk.leaveClerk)

function told<A extends unknown[], R>(act: (...given: A) => Promise<R>): (...given: A) => Promise<R> {
	return async (...given) => {
		try {
			return await act(...given)
		} catch (cause) {
			if (!(cause instanceof clerk.ClerkUnreachable)) throw cause
			throw new AppError('upstream', msg('accounts.clerk_not_loaded'), { cause })
		}
	}
}

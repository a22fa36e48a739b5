import type { Identity } from '../../connectors/identity/identity'
import { AppError, isAppError } from '../../core/errors'
import { msg } from '../../core/messages/message'
import type { UserData } from './user-data'

export type DeletionDeps = {
	identity: Identity
	userData: readonly UserData[]
	/** Ends what is paid for (billing). */
	endSubscriptions(userId: string): Promise<void>
}

/**
 * Deletes a user and everything kept of them but what accounting law needs. Nothing is deleted before no more money is
 * taken; the user goes last, so that whatever fails on the way can be begun again by them. Harmless to repeat. Throws
 * AppError `upstream` when the subscription could not be ended.
 */
export async function deleteAccount({ identity, userData, endSubscriptions }: DeletionDeps, userId: string): Promise<void> {
	await endSubscriptions(userId).catch(nothingDeleted)
	for (const kept of userData) await kept.delete(userId)
	await identity.deleteUser(userId)
	// Calls that were under way may have left something after their feature was dealt with; from here on there are none.
	for (const kept of userData) await kept.delete(userId)
}

function nothingDeleted(cause: unknown): never {
	if (!isAppError(cause)) throw cause
	throw new AppError('upstream', msg('accounts.not_unsubscribed'), {
		cause,
	})
}

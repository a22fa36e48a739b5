import { isAppError } from '../../core/errors'
import type { BillingDeps } from './billing-deps'
import { insertEvent, isEventKnown } from './repository'
import { syncSubscription } from './sync-subscription'

/**
 * Deals with a webhook: verified, once, in any order. It says only whom to look up. Throws AppError `invalid_request`
 * for what the provider did not sign; anything else thrown makes the provider send it again.
 */
export async function handleEvent(deps: BillingDeps, body: Buffer, signature: string | undefined): Promise<void> {
	const event = await deps.payments.readEvent(body, signature)
	if (await isEventKnown(deps.db, event.id)) return
	if (event.subscriptionId) await syncKnown(deps, event.subscriptionId)
	await insertEvent(deps.db, event)
}

/** What is gone over there has nothing more to say. */
async function syncKnown(deps: BillingDeps, id: string): Promise<void> {
	try {
		await syncSubscription(deps, id)
	} catch (error) {
		if (!isAppError(error, 'not_found')) throw error
	}
}

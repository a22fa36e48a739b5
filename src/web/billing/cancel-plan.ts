import { type CancelResponse, cancelResponseSchema } from '../../core/contracts/billing'
import { type ErrorCode, isAppError } from '../../core/errors'
import { sayMessage } from '../i18n/say-message'
import type { ToastMessage } from '../ui/toast-store'
import type { BillingApi } from './billing-api'
import { PLAN_TOASTS } from './plan-texts'

type CancelDeps = { api: Pick<BillingApi, 'cancel'>; toast(message: ToastMessage): void }

/** Nobody answered, or not in time. */
const SILENCE = new Set<ErrorCode>(['upstream', 'timeout'])

/** Cancels, and tells what went wrong in the words of spec §8; what was answered when it worked. */
export async function cancelPlan({ api, toast }: CancelDeps, userId: string): Promise<CancelResponse | undefined> {
	try {
		const answer = cancelResponseSchema.safeParse(await api.cancel(userId))
		if (answer.success) return answer.data
		toast(PLAN_TOASTS.cancelUnexpected())
	} catch (error) {
		if (!isAppError(error)) throw error
		toast(
			SILENCE.has(error.code)
				? { ...PLAN_TOASTS.cancelFailed(), text: sayMessage(error.said) }
				: PLAN_TOASTS.cancelRefused(sayMessage(error.said)),
		)
	}
	return undefined
}

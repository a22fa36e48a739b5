import { type AdCopyRequest, type AdCopyResponse, adCopyResponseSchema } from '../../../../core/contracts/ads'
import { isAppError } from '../../../../core/errors'
import { GENERATE_TIMEOUT_MS } from '../../../../core/limits'
import { call, jsonBody } from '../../../calls/http'
import { sayMessage } from '../../../i18n/say-message'
import { translate } from '../words'

/** Ad copy of a page, in one language (spec §7). Throws AppError. */
export function generateAdCopy(request: AdCopyRequest): Promise<AdCopyResponse> {
	return call('/generate_ad_copy', adCopyResponseSchema, { ...jsonBody(request), timeoutMs: GENERATE_TIMEOUT_MS })
}

/**
 * The specification's words for ad copy that did not come (§8): a refusal of the server, or a call that broke off.
 * Throws what is not expected.
 */
export function adError(error: unknown): { text: string; reason: string } {
	if (!isAppError(error)) throw error
	const brokeOff = error.cause !== undefined
	return { text: translate(brokeOff ? 'ads.broke_off' : 'ads.refused'), reason: sayMessage(error.said) }
}

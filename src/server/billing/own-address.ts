import type { Config } from '../../config/config'
import { CHECKOUT_QUERY } from '../../core/contracts/billing'
import { AppError } from '../../core/errors'
import { msg } from '../../core/messages/message'

type Own = Pick<Config, 'publicUrl' | 'otherOrigins'>

function ownOrigins({ publicUrl, otherOrigins }: Own): string[] {
	return [new URL(publicUrl).origin, ...otherOrigins]
}

/**
 * An address of this installation, whole. Throws AppError `invalid_request` for any other: nobody is sent elsewhere
 * after paying.
 */
export function ownAddress(own: Own, text: string): string {
	const url = URL.parse(text, own.publicUrl)
	if (!url || !ownOrigins(own).includes(url.origin)) {
		throw new AppError('invalid_request', msg('billing.own_address'))
	}
	return url.origin + url.pathname + url.search
}

/** Where one comes back to after paying: the checkout's id is put in by the provider. */
export function withCheckoutId(address: string): string {
	if (address.includes(`${CHECKOUT_QUERY}=`)) return address
	return `${address}${address.includes('?') ? '&' : '?'}${CHECKOUT_QUERY}={CHECKOUT_SESSION_ID}`
}

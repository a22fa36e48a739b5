import { AppError } from '../../../core/errors'
import { msg } from '../../../core/messages/message'
import { isSigned } from './hex-signature'

/**
 * Who a callback comes from. One that we began has no signature, only our `state`. One that the seller began in
 * YouCan's Seller Area is signed: `hmac` is over the query without it, as it was received. Undefined for a query that
 * is no callback. Throws AppError `forbidden` when a signature is wrong.
 */
export function readEntry(query: string, clientSecret: string): { state: string | undefined; startedByStore: boolean } | undefined {
	const params = new URLSearchParams(query)
	const state = params.get('state') ?? undefined
	const signature = params.get('hmac')
	if (signature === null) {
		const isCallback = params.has('code') || params.has('error')
		return isCallback ? { state, startedByStore: false } : undefined
	}
	const signed = query
		.replace(/^\?/, '')
		.split('&')
		.filter((part) => !part.startsWith('hmac='))
		.join('&')
	if (!isSigned(signed, signature, clientSecret)) {
		throw new AppError('forbidden', msg('youcan.link_not_of_youcan'))
	}
	return { state, startedByStore: true }
}

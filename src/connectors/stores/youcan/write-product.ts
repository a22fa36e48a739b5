import { AppError, isAppError } from '../../../core/errors'
import { msg } from '../../../core/messages/message'
import type { Ask } from './ask'
import { type Draft, postedBody } from './draft'
import { withoutRefusedFields, withoutSeo } from './without-refused-fields'
import { productIn, type YoucanProduct } from './youcan-product'

/** YouCan may fetch the pictures before it answers. */
const TIMEOUT_MS = 90_000

/**
 * Where a draft is posted: the product to change, none for a new one; `look` answers it again whenever that is in
 * doubt.
 */
type Target = { id: string | undefined; look: () => Promise<string | undefined> }

/**
 * What was written in the end, and where: `id` of a product that was there. `product` is missing when YouCan answered
 * without it.
 */
export type Written = { draft: Draft; id: string | undefined; product: YoucanProduct | undefined }

/**
 * Posts a draft; what YouCan takes only perhaps (pictures, words for search engines, the brand) is left out when it
 * finds fault with just that. Throws AppError `store_refused` for the rest.
 */
export async function writeProduct(ask: Ask, target: Target, draft: Draft): Promise<Written> {
	let { id } = target
	for (let lighter = draft; ; ) {
		try {
			const path = id === undefined ? '/products' : `/products/update/${encodeURIComponent(id)}`
			const data = await ask({ method: 'POST', path, body: postedBody(lighter), scope: 'edit-products', timeoutMs: TIMEOUT_MS })
			return { draft: lighter, id, product: productIn(data) }
		} catch (error) {
			const next = await afterRefusal(error, lighter, id, target)
			id = next.id
			lighter = next.draft
		}
	}
}

/**
 * What to try next; each time something less, or another place. Throws what was thrown when there is nothing left to
 * try.
 */
async function afterRefusal(
	error: unknown,
	draft: Draft,
	id: string | undefined,
	target: Target,
): Promise<{ draft: Draft; id: string | undefined }> {
	// That `meta` may be written is documented nowhere, so an error while it is sent is laid to it, once; something may
	// have been made.
	if (isAppError(error, 'upstream') && error.details.status === 500 && draft.body.meta)
		return { draft: withoutSeo(draft), id: await lookAfterError(target) }
	if (!isAppError(error, 'store_refused')) throw error
	const fields = fieldsOf(error)
	if ('sku' in fields && id === undefined) {
		const taken = await target.look()
		if (taken === undefined) throw keyBlocked(error)
		return { draft, id: taken }
	}
	const lighter = withoutRefusedFields(draft, fields)
	if (!lighter) throw error
	return { draft: lighter, id }
}

/** A look that fails leaves open whether something was made, whatever it failed by. */
async function lookAfterError({ look }: Target): Promise<string | undefined> {
	try {
		return await look()
	} catch (cause) {
		if (!isAppError(cause)) throw cause
		const message = msg('youcan.fault_unknown', { reason: cause.said })
		throw new AppError('upstream', message, { cause, details: cause.details })
	}
}

function fieldsOf(error: AppError): Record<string, string[]> {
	const { fields } = error.details
	return typeof fields === 'object' && fields !== null ? (fields as Record<string, string[]>) : {}
}

function keyBlocked(cause: AppError): AppError {
	const message = msg('youcan.among_deleted')
	return new AppError('store_refused', message, { cause, details: cause.details })
}

import { AppError, isAppError } from '../../../core/errors'
import { msg } from '../../../core/messages/message'
import { withMade } from '../../../core/stores/made-so-far'
import type { PushedProduct, StoreProduct } from '../../../core/stores/store-product'
import { webAddress } from '../web-address'
import type { Ask } from './ask'
import { showOwnCopies } from './own-copies'
import { verifyWritten } from './verify-written'
import type { Written } from './write-product'
import type { YoucanConfig } from './youcan-config'
import { findByKey, getProduct, type YoucanProduct } from './youcan-product'

/** What came of a write, as YouCan shows it afterwards; what cannot be seen there is told as left out. */
export async function toOutcome(config: YoucanConfig, ask: Ask, written: Written, product: StoreProduct): Promise<PushedProduct> {
	const answered = written.product ?? (await lookUp(ask, written, product))
	const looked = await verifyWritten(ask, written, answered)
	const { shown, imageIds } = looked
	const leftOut = [...looked.leftOut, ...(await showOwnCopies(ask, written, looked, product))]
	const status = (shown.visibility ?? product.status === 'published') ? 'published' : 'draft'
	return {
		id: shown.id,
		imageIds,
		url: status === 'published' ? webAddress(shown.public_url) : null,
		adminUrl: adminUrl(config, shown.id),
		status,
		leftOut,
	}
}

/**
 * The product after an answer that did not show it. YouCan has done as asked by then: whatever keeps us from seeing it
 * is an error in the look, and says nothing of what a refusal of the push would.
 */
async function lookUp(ask: Ask, { id }: Written, { key, status }: StoreProduct): Promise<YoucanProduct> {
	try {
		const found = id === undefined ? await findByKey(ask, key) : await getProduct(ask, id)
		if (found) return found
		throw new AppError('upstream', msg('youcan.not_listed_yet'))
	} catch (cause) {
		if (!isAppError(cause)) throw cause
		const message = msg('youcan.not_looked_at', { reason: cause.said })
		const unseen = new AppError('upstream', message, { cause, details: cause.details })
		throw id === undefined ? withMade(unseen, {}, status) : unseen
	}
}

/** Where the seller finds the product: beside the page where the app is allowed. */
function adminUrl({ authorizeUrl }: YoucanConfig, id: string): string {
	return `${authorizeUrl.replace(/\/oauth\/authorize\/?$/, '')}/products/${encodeURIComponent(id)}/edit`
}

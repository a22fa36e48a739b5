import { AppError } from '../../errors'
import { msg } from '../../messages/message'
import { type Page, pageSchema } from '../page'

/**
 * Sets what the seller asks, or takes the price away with null. Throws AppError `invalid_request` when an amount is
 * malformed, the currencies differ, or the compare-at price is not above the price (spec §5, K-5).
 */
export function setOffer(page: Page, offer: Page['offer']): Page {
	const parsed = pageSchema.shape.offer.safeParse(offer)
	if (!parsed.success) throw new AppError('invalid_request', msg('pages.price_required'), { cause: parsed.error })
	const { price, compareAt } = parsed.data ?? {}
	if (price && compareAt && compareAt.currency !== price.currency) {
		throw new AppError('invalid_request', msg('pages.one_currency'))
	}
	if (price && compareAt && compareAt.amountMinor <= price.amountMinor) {
		throw new AppError('invalid_request', msg('stores.compare_higher'))
	}
	return { ...page, offer: parsed.data }
}

import { AppError } from '../../errors'
import { msg } from '../../messages/message'
import type { Page } from '../page'
import { showMainImage } from './set-main-image'

/**
 * Gives the gallery a new order; the first id becomes the main picture. Throws AppError `invalid_request` unless
 * `order` holds exactly the gallery's ids.
 */
export function reorderImages(page: Page, order: readonly string[]): Page {
	const same =
		order.length === page.gallery.length && new Set(order).size === order.length && order.every((id) => page.gallery.includes(id))
	if (!same) throw new AppError('invalid_request', msg('pages.pictures_changed'))
	return showMainImage({ ...page, gallery: [...order] }, page.gallery[0], order[0])
}

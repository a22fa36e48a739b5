import { choicesOfForm, type PushForm } from '../../core/contracts/push-form'
import { AppError } from '../../core/errors'
import { msg } from '../../core/messages/message'
import { isUuid } from '../db/is-uuid'
import type { PushIntent } from './connect/oauth-state'
import { getPrices } from './push-page'

/**
 * What a form asks to push. With `page_id` it is that page; without, the HTML itself (spec §7). Throws AppError
 * `invalid_request` in the specification's words for prices.
 */
export function readIntent(form: PushForm, config: Parameters<typeof getPrices>[2]): PushIntent {
	const { price, compareAt } = getPrices(form.price, form.compare_at_price, config)
	const { page_id: pageId, product_html: html, gallery_html: gallery, connection, status, new_status: newStatus } = form
	if (pageId && !isUuid(pageId)) throw new AppError('not_found', msg('pages.missing'))
	if (!pageId && !html.trim()) throw new AppError('invalid_request', msg('stores.empty_html'))
	return {
		...(pageId ? { pageId } : { html, gallery }),
		connectionId: connection,
		price,
		compareAt,
		status,
		newStatus,
		choices: choicesOfForm(form),
	}
}

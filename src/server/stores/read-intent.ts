import { pushChoicesSchema } from '../../core/contracts/stores'
import { AppError } from '../../core/errors'
import { msg } from '../../core/messages/message'
import { productStatusSchema } from '../../core/stores/store-product'
import { isUuid } from '../db/is-uuid'
import type { PushIntent } from './connect/oauth-state'
import { getPrices } from './push-page'

/** Between the names of a category's path, as one field of a form holds it. */
const PATH_SIGN = '›'

type Fields = Readonly<Record<string, string>>

/**
 * What a form asks to push. With `page_id` it is that page; without, the HTML itself (spec §7). Throws AppError
 * `invalid_request` in the specification's words for prices.
 */
export function readIntent(fields: Fields, config: Parameters<typeof getPrices>[2]): PushIntent {
	const { price, compareAt } = getPrices(fields.price, fields.compare_at_price, config)
	const { page_id: pageId, product_html: html, gallery_html: gallery, connection } = fields
	if (pageId && !isUuid(pageId)) throw new AppError('not_found', msg('pages.missing'))
	if (!pageId && !html?.trim()) throw new AppError('invalid_request', msg('stores.empty_html'))
	const status = productStatusSchema.safeParse(fields.status)
	const newStatus = productStatusSchema.safeParse(fields.new_status)
	const choices = pushChoicesSchema.partial().safeParse({
		...(fields.currency ? { currency: fields.currency } : {}),
		...(fields.title ? { title: fields.title } : {}),
		...(fields.sku ? { sku: fields.sku } : {}),
		...(fields.quantity ? { quantity: Number(fields.quantity) } : {}),
		...(fields.category ? { category: { id: fields.category } } : {}),
		...(fields.no_category ? { category: null } : {}),
		...(fields.option_values ? { option_values: jsonIn(fields.option_values) } : {}),
		...(fields.new_category ? { category: { create: fields.new_category.split(PATH_SIGN) } } : {}),
	})
	if (fields.option_values && !choices.success) throw new AppError('invalid_request', msg('stores.option_values'))
	return {
		...(pageId ? { pageId } : { html: html ?? '', gallery: gallery ?? '' }),
		...(connection ? { connectionId: connection } : {}),
		price,
		...(compareAt === undefined ? {} : { compareAt }),
		...(status.success ? { status: status.data } : {}),
		...(newStatus.success ? { newStatus: newStatus.data } : {}),
		...(choices.success ? { choices: choices.data } : {}),
	}
}

/** Throws AppError `invalid_request`. */
function jsonIn(text: string): unknown {
	try {
		return JSON.parse(text)
	} catch (cause) {
		throw new AppError('invalid_request', msg('stores.option_values'), { cause })
	}
}

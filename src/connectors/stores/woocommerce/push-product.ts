import { AppError } from '../../../core/errors'
import { withMade } from '../../../core/stores/made-so-far'
import type { PushedProduct, StoreProduct } from '../../../core/stores/store-product'
import { findProduct } from './find-product'
import { productFields, wooStatus } from './product-fields'
import { isRefusal, type Shop } from './shop'
import { type Refusal, refusalError } from './shop-refusal'
import { finish, updateProduct } from './update-product'

/** What WooCommerce says to a sku that a product in the trash or a call of this moment has, and to whatever else kept it from saving. */
const NOT_SAVED = 'woocommerce_rest_product_not_created'
/** The former, and what it says to a sku that a product has. */
const KEY_TAKEN = new Set(['product_invalid_sku', NOT_SAVED])

/**
 * Makes a product: first its texts, as a draft as long as pictures are to come, then those, then its status, so that shoppers never see
 * half of it. A key that is taken is answered by updating the product that has it.
 */
export async function pushProduct(shop: Shop, product: StoreProduct): Promise<PushedProduct> {
	const status = product.images.length > 0 ? 'draft' : product.status
	const fields = productFields(product, status !== product.status)
	const made = await shop.tryWriteProduct(
		undefined,
		{
			...fields,
			type: 'simple',
			sku: product.key,
			slug: product.slug,
			status: wooStatus(status),
		},
		{ expected: ({ code }) => KEY_TAKEN.has(code) },
	)
	if (isRefusal(made)) return updateHolder(shop, product, made)
	const id = String(made.id)
	try {
		return await finish(shop, product, id, { known: {}, foreign: [] }, wooStatus(product.status))
	} catch (error) {
		throw withMade(error, { id, imageIds: {} }, status)
	}
}

async function updateHolder(shop: Shop, product: StoreProduct, refusal: Refusal): Promise<PushedProduct> {
	const found = await findProduct(shop, product.key)
	const id = found?.id ?? refusal.resourceId?.toString()
	if (id !== undefined) return updateProduct(shop, { id, imageIds: found?.imageIds ?? {} }, product)
	if (refusal.code === NOT_SAVED) throw refusalError({ ...refusal, status: 500 }, shop.keys)
	throw new AppError('upstream', 'The shop is still busy with the same product. Wait a minute, then push again.', {
		details: { shopCode: refusal.code },
	})
}

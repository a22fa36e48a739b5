import { AppError } from '../../../core/errors'
import { msg } from '../../../core/messages/message'
import { withMade } from '../../../core/stores/made-so-far'
import type { LeftOut, PushedProduct, StoreProduct } from '../../../core/stores/store-product'
import { newAttributes } from './attributes'
import { type Refusal, refusalError } from './connect/shop-refusal'
import { findProduct } from './find-product'
import { allPictures, finish } from './finish-push'
import { NO_PICTURES } from './keep-pictures'
import { measureFields } from './measures'
import { attributesNote, GTIN_TAKEN, NUMBER_TAKEN, productFields, wooStatus } from './product-fields'
import { imageList, isImageError } from './put-pictures'
import { isRefusal, type Shop, type WooProduct } from './shop'
import { fileProduct } from './terms'
import { updateProduct } from './update-product'

/**
 * What WooCommerce says to a sku that a product in the trash or a call of this moment has, and to whatever else kept it
 * from saving.
 */
const NOT_SAVED = 'woocommerce_rest_product_not_created'
const SKU_TAKEN = 'product_invalid_sku'

/**
 * Makes a product: first its texts, as a draft as long as pictures or variations are to come, then those, then its
 * status, so that shoppers never see half of it. A sku that is taken by the product of the same key is answered by
 * updating that product; taken by another one, it becomes a sku nobody has. `known`: attachments of an earlier product
 * of this page, which are used again.
 */
export async function pushProduct(shop: Shop, product: StoreProduct, known: Readonly<Record<string, string>>): Promise<PushedProduct> {
	const isWhole = product.images.length + product.htmlImages.length + product.variants.length === 0
	const status = isWhole ? product.status : 'draft'
	const filed = await fileProduct(shop, product)
	const measures = await measureFields(shop, product)
	const leftOut: LeftOut[] = [...filed.leftOut, ...measures.leftOut]
	const common = productFields(product, status !== product.status)
	const fields = {
		...common,
		meta_data: [...common.meta_data, attributesNote(product)],
		...filed.fields,
		...measures.fields,
		type: product.variants.length > 0 ? 'variable' : 'simple',
		attributes: newAttributes(product, filed.hasBrand),
		sku: product.sku,
		slug: product.slug,
		status: wooStatus(status),
		...(product.gtin === null ? {} : { global_unique_id: product.gtin }),
		...(product.quantity === null ? {} : { manage_stock: true, stock_quantity: product.quantity }),
	}
	const made = await make(shop, product, fields, leftOut)
	if ('holder' in made) return updateProduct(shop, made.holder, product)
	const id = String(made.id)
	try {
		const found = await takeKnown(shop, product, id, known)
		const pushed = await finish(shop, product, id, { ...found, status: wooStatus(product.status), current: [] })
		return { ...pushed, leftOut: [...leftOut, ...pushed.leftOut] }
	} catch (error) {
		throw withMade(error, { id, imageIds: {} }, status)
	}
}

/** Shows the pictures of an earlier product of this page, where the shop still has them all. */
async function takeKnown(shop: Shop, product: StoreProduct, id: string, known: Readonly<Record<string, string>>) {
	const kept = { ...NO_PICTURES, known }
	const images = imageList(allPictures(product), kept)
	const written = images.length > 0 ? await shop.tryWriteProduct(id, { images }, { expected: isImageError }) : undefined
	return written === undefined || isRefusal(written) ? { kept: NO_PICTURES, shown: [] } : { kept, shown: written.images }
}

type Holder = { holder: { id: string; imageIds: Record<string, string> } }

/** Makes the product; what keeps it from being made by its numbers alone is left out, and said in `leftOut`. */
async function make(shop: Shop, product: StoreProduct, fields: Record<string, unknown>, leftOut: LeftOut[]): Promise<WooProduct | Holder> {
	const expected = ({ code }: Refusal) => [SKU_TAKEN, NOT_SAVED, GTIN_TAKEN].includes(code)
	const made = await shop.tryWriteProduct(undefined, fields, { expected })
	if (!isRefusal(made)) return made
	if (made.code === GTIN_TAKEN && fields.global_unique_id !== undefined) {
		leftOut.push(NUMBER_TAKEN)
		const { global_unique_id: _, ...rest } = fields
		return make(shop, product, rest, leftOut)
	}
	const found = await findProduct(shop, product.key, [product.sku])
	if (found) return { holder: found }
	if (made.code === SKU_TAKEN && fields.sku !== product.key && made.resourceId !== undefined) {
		leftOut.push({
			what: msg('stores.sku'),
			why: msg('woocommerce.sku_taken', { sku: product.sku }),
		})
		return make(shop, product, { ...fields, sku: product.key }, leftOut)
	}
	if (made.code === SKU_TAKEN && made.resourceId !== undefined) return { holder: { id: String(made.resourceId), imageIds: {} } }
	if (made.code === NOT_SAVED) throw refusalError({ ...made, status: 500 }, shop.keys)
	throw new AppError('upstream', msg('woocommerce.still_busy'), {
		details: { shopCode: made.code },
	})
}

import { msg } from '../../../core/messages/message'
import { withMade } from '../../../core/stores/made-so-far'
import type { LeftOut, PushedProduct, StoreProduct, StoreRef } from '../../../core/stores/store-product'
import { mergedAttributes } from './attributes'
import { allPictures, finish } from './finish-push'
import { type KeptPictures, keepPictures, NO_PICTURES } from './keep-pictures'
import { measureFields } from './measures'
import { attributesNote, GTIN_TAKEN, NUMBER_TAKEN, productFields, statusOf, unfinishedNote, wooStatus } from './product-fields'
import { imageList, isImageError } from './put-pictures'
import { everNotedImageIds, isLeftUnfinished, isRefusal, type Shop, type WooProduct } from './shop'
import { isOurs, readVariations } from './variations'

/**
 * Makes a product what is given. What the merchant alone decides stays: stock, categories, tags, attributes and
 * variations of their own, pictures of their own and which one is first, pictures they took off, the address and a sku
 * they changed. A product in the trash comes back, and one an earlier push left as a draft is finished, as if each were
 * made now. Throws `not_found` when it is gone for good.
 */
export async function updateProduct(shop: Shop, ref: StoreRef, product: StoreProduct): Promise<PushedProduct> {
	const current = await shop.getProduct(ref.id)
	const isTrashed = current.status === 'trash'
	const status = product.isStatusChosen || isTrashed || isLeftUnfinished(current) ? wooStatus(product.status) : undefined
	const willAppear = status === 'publish' && current.status !== 'publish'
	// WordPress gives a product its address back when it leaves the trash.
	if (isTrashed) await shop.writeProduct(ref.id, { status: 'draft', meta_data: [unfinishedNote(willAppear)] })
	const variations = current.type === 'variable' ? await readVariations(shop, ref.id) : []
	const theirs = variations.filter((one) => !isOurs(one, product.key)).flatMap(({ attributes }) => attributes)
	const common = productFields(product, willAppear)
	const attributes = mergedAttributes(current, product, theirs)
	const parts = await changedParts(shop, product)
	const fields = {
		...common,
		...parts.fields,
		...(product.variants.length > 0 ? { type: 'variable' } : {}),
		...(attributes ? { attributes } : {}),
		meta_data: [...common.meta_data, ...(product.changedParts?.includes('specifications') ? [attributesNote(product)] : [])],
		...(current.sku === '' || current.sku === product.key ? { sku: product.sku } : {}),
	}
	const kept = product.sendsPictures
		? keepPictures(current, ref, allPictures(product), product.images)
		: { ...NO_PICTURES, known: { ...everNotedImageIds(current), ...ref.imageIds } }
	const written = await writeWithKnownPictures(shop, current, fields, product, kept)
	const pushed = await finish(shop, product, ref.id, { ...written, status, current: variations }).catch((error: unknown) => {
		throw withMade(error, { id: ref.id, imageIds: { ...written.kept.known } }, statusOf(current.status))
	})
	const notes = isTrashed ? [pushed.status === 'published' ? BACK_AND_PUBLIC : BACK] : []
	const numbered = await putGtin(shop, ref.id, product)
	const { leftOut, ...others } = pushed
	const keptVariants = variations.length > 0 && product.variants.length === 0
	return { ...others, keptVariants, leftOut: [...notesOn(current, product), ...parts.leftOut, ...numbered, ...leftOut], notes }
}

/** Weight and size, where the page changed them since the last push. */
async function changedParts(shop: Shop, { changedParts = [], weightGrams, sizeMm }: StoreProduct) {
	const weight = changedParts.includes('weight') ? weightGrams : null
	const size = changedParts.includes('size') ? sizeMm : null
	return measureFields(shop, { weightGrams: weight, sizeMm: size })
}

/** The number, where the page changed it since the last push; one that another product has is left out, and said. */
async function putGtin(shop: Shop, id: string, { changedParts = [], gtin }: StoreProduct): Promise<LeftOut[]> {
	if (!changedParts.includes('gtin') || gtin === null) return []
	const written = await shop.tryWriteProduct(id, { global_unique_id: gtin }, { expected: ({ code }) => code === GTIN_TAKEN })
	return isRefusal(written) ? [NUMBER_TAKEN] : []
}

const BACK = msg('woocommerce.trash_draft')
const BACK_AND_PUBLIC = msg('woocommerce.trash_published')

function notesOn({ type, date_on_sale_from: from, date_on_sale_to: to }: WooProduct, { variants, keeps = [] }: StoreProduct): LeftOut[] {
	if (variants.length > 0 && type !== 'grouped') return []
	if (PRICED_BY_PARTS.has(type)) return [PRICES_OF_PARTS]
	return (from || to) && !keeps.includes('sale_dates') ? [SALE_DATES] : []
}

const SALE_DATES = {
	what: msg('stores.sale_dates'),
	why: msg('woocommerce.sale_dates_off'),
}

/** Products whose price is that of their parts: WooCommerce takes no other, without a word. */
const PRICED_BY_PARTS = new Set(['variable', 'grouped'])
const PRICES_OF_PARTS = {
	what: msg('stores.price'),
	why: msg('woocommerce.variation_prices'),
}

type Written = { kept: KeptPictures; shown: WooProduct['images'] }

/**
 * Writes the texts and the pictures the shop has. An attachment deleted from its library makes it refuse: then those it
 * still shows are kept.
 */
async function writeWithKnownPictures(
	shop: Shop,
	current: WooProduct,
	fields: Record<string, unknown>,
	product: StoreProduct,
	kept: KeptPictures,
): Promise<Written> {
	const id = String(current.id)
	if (!product.sendsPictures) return { kept, shown: (await shop.writeProduct(id, fields)).images }
	const images = allPictures(product)
	// Named for once, a picture that is off the product tells whether it was taken off or deleted.
	const list = imageList(images, { ...kept, removed: new Set() })
	const written = await shop.tryWriteProduct(id, { ...fields, images: list }, { expected: isImageError })
	if (!isRefusal(written)) return { kept, shown: written.images }
	const shown = new Set(current.images.map((image) => String(image.id)))
	const known = Object.fromEntries(Object.entries(kept.known).filter(([, attachment]) => shown.has(attachment)))
	const left = { ...kept, known, removed: new Set<string>() }
	return { kept: left, shown: (await shop.writeProduct(id, { ...fields, images: imageList(images, left) })).images }
}

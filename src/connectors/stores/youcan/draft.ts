import { msg } from '../../../core/messages/message'
import type { LeftOut, StoreProduct, StoreRef } from '../../../core/stores/store-product'
import type { DraftImage } from './draft-image'
import { isNamedAs } from './match-images'
import { skuOf, type YoucanProduct } from './youcan-product'

/** What a write sends, without the pictures. Prices are numbers in the store's currency. */
export type DraftBody = {
	name: string
	description: string
	/** Missing where what is to be brought back is not known. */
	price?: number
	compare_at_price?: number | null
	/** Missing where it stays as it is. */
	visibility?: boolean
	has_variants: boolean
	track_inventory?: boolean
	/** How many there are, where they are counted. */
	inventory?: number
	sku?: string | undefined
	vendors?: string[]
	variant_options?: { name: string; type: number; values: string[] }[]
	variants?: { variations: Record<string, string>; price: number; sku: string; barcode?: string; image?: string }[]
	meta?: { title: string; description: string } | undefined
}

/** A product about to be written, and what had to stay behind so far. */
export type Draft = {
	body: DraftBody
	images: DraftImage[]
	/** The pictures are not named, so that those the product has stay. */
	keepsImages?: boolean
	leftOut: LeftOut[]
}

/** A product YouCan does not have yet. Its stock is counted where the seller says how many there are. */
export function newDraft(product: StoreProduct): Draft {
	const { vendor, compareAtPrice } = product
	const body: DraftBody = {
		...commonBody(product),
		visibility: product.status === 'published',
		...(compareAtPrice === null ? {} : { compare_at_price: Number(compareAtPrice) }),
		...choicesBody(product),
		...(product.quantity === null ? { track_inventory: false } : { track_inventory: true, inventory: product.quantity }),
		...(vendor ? { vendors: [vendor] } : {}),
	}
	return { body, images: product.images.map((image, at) => ({ id: image.id, name: image.url, order: at + 1 })), leftOut: unsaidOf(product) }
}

/** What its documented calls take of no combination. */
function unsaidOf({ variants }: StoreProduct): LeftOut[] {
	const soldOut = variants.filter(({ isAvailable }) => isAvailable === false).map(({ values }) => values.join(' / '))
	const hasOldPrices = new Set(variants.map(({ compareAtPrice }) => compareAtPrice)).size > 1
	return [
		...(soldOut.length > 0 ? [{ what: msg('stores.variants_stock'), why: msg('youcan.sold_out', { values: soldOut.join(', ') }) }] : []),
		...(hasOldPrices ? [{ what: msg('stores.variants_old_price'), why: msg('youcan.variant_compare') }] : []),
	]
}

/** YouCan's documents name no other kind of option; 1 is the one its own examples have. */
const OPTION_TYPE = 1

/** Options with their combinations; our key is the first one's sku, by which the product is found again. */
function choicesBody({
	key,
	options,
	variants,
	images,
}: StoreProduct): Pick<DraftBody, 'has_variants' | 'sku' | 'variant_options' | 'variants'> {
	if (variants.length === 0) return { has_variants: false, sku: key }
	return {
		has_variants: true,
		variant_options: options.map(({ name, values }) => ({ name, type: OPTION_TYPE, values })),
		variants: variants.map(({ values, price, gtin, imageId }, at) => {
			const image = images.find(({ id }) => id === imageId)
			return {
				variations: Object.fromEntries(options.map(({ name }, index) => [name, values[index] ?? ''])),
				price: Number(price),
				sku: at === 0 ? key : `${key}-${at + 1}`,
				...(gtin === null ? {} : { barcode: gtin }),
				...(image ? { image: image.url } : {}),
			}
		}),
	}
}

/**
 * The product as it shall be. Stock, categories, vendors, and what the seller did not choose, are not named, so they
 * stay; a key the seller changed and those of variants they made are kept. A picture YouCan has already is named by its
 * path, so that it is not fetched again.
 */
export function changedDraft(product: StoreProduct, ref: StoreRef, current: YoucanProduct): Draft {
	const hasVariants = current.has_variants === true
	const body: DraftBody = {
		...commonBody(product),
		...(product.isStatusChosen ? { visibility: product.status === 'published' } : {}),
		compare_at_price: product.compareAtPrice === null ? null : Number(product.compareAtPrice),
		has_variants: hasVariants,
		...(hasVariants ? {} : { sku: skuOf(current) ?? product.key }),
	}
	const images = product.images.map((image, at) => {
		const known = current.images?.find((one) => one.id === ref.imageIds[image.id])
		return { id: image.id, name: known?.name ?? image.url, order: at + 1 }
	})
	return {
		body,
		images: product.sendsPictures ? [...images, ...theirImages(current, ref, images)] : [],
		keepsImages: !product.sendsPictures,
		leftOut: hasVariants ? [PRICES_OF_VARIANTS] : product.variants.length > 0 ? [OPTIONS_OF_ONE] : [],
	}
}

const OPTIONS_OF_ONE = {
	what: msg('stores.the_options'),
	why: msg('youcan.one_form'),
}

const PRICES_OF_VARIANTS = {
	what: msg('stores.variant_prices'),
	why: msg('youcan.variant_prices'),
}

/**
 * The pictures the seller added in YouCan, behind ours. Where it is not known which are ours, as after an answer that
 * was lost, none counts as theirs: every picture would be there twice.
 */
function theirImages({ images }: YoucanProduct, ref: StoreRef, ours: readonly DraftImage[]): DraftImage[] {
	const known = new Set(Object.values(ref.imageIds))
	if (known.size === 0) return []
	const theirs = (images ?? []).filter((one) => !known.has(one.id) && !ours.some((image) => isNamedAs(one, image)))
	return theirs.map(({ id, name, type }, at) => ({ id, name, order: ours.length + at + 1, type: type ?? 1, isTheirs: true }))
}

function commonBody({ title, html, price, seo }: StoreProduct) {
	return { name: title, description: html, price: Number(price), meta: seo }
}

/** What is posted. */
export function postedBody({ body, images, keepsImages }: Draft): object {
	if (keepsImages) return body
	return { ...body, images: images.map(({ name, order, type = 1 }) => ({ name, type, order })) }
}

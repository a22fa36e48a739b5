import { withMissing } from '../../core/product/missing-fields'
import type { Product } from '../../core/product/product'
import { productFromFacts, withTypedFacts } from '../../core/product/product-from-facts'
import { productFromText } from '../../core/product/product-from-text'
import type { GenerationInput } from './generator'

type Given = Pick<GenerationInput, 'link' | 'savedPageKey' | 'pastedText' | 'typedFacts' | 'photoKeys'>

/**
 * The product the seller gave in words, which is then not read from anywhere: a saved page counts first, then pasted
 * text, then typed facts that name the product. A link beside them only says where it is sold. Undefined when a listing
 * must be read. Throws AppError `invalid_request`, `too_large` for a text that is no product.
 */
export function productGiven({ link, savedPageKey, pastedText, typedFacts }: Given): Product | undefined {
	if (savedPageKey) return undefined
	if (pastedText) return productFromText(pastedText, link)
	return typedFacts?.title ? productFromFacts(typedFacts, link) : undefined
}

/**
 * The product with what the seller gave beside it: typed facts count before what was read, photos stand behind the
 * listing's pictures.
 */
export function withGiven(product: Product, { savedPageKey, pastedText, typedFacts, photoKeys = [] }: Given): Product {
	const alone = !savedPageKey && !pastedText && typedFacts?.title !== undefined
	const stated = typedFacts && !alone ? withTypedFacts(product, typedFacts) : product
	if (photoKeys.length === 0) return stated
	const photos = photoKeys.map((_key, index) => ({
		value: { id: photoId(index), url: '', aliases: [] },
		origin: { rule: 'uploaded', place: `photo ${index + 1}` },
	}))
	return withMissing({ ...stated, gallery: [...stated.gallery, ...photos] })
}

/** Where the bytes of a photo of the gallery lie; undefined for every other picture. */
export function photoKeyOf({ photoKeys }: Given, imageId: string): string | undefined {
	return photoKeys?.find((_key, index) => photoId(index) === imageId)
}

const photoId = (index: number) => `photo-${index + 1}`

import { isAppError } from '../../../core/errors'
import { msg } from '../../../core/messages/message'
import type { LeftOut, StoreProduct } from '../../../core/stores/store-product'
import { type OwnAddress, withOwnAddresses } from '../own-addresses'
import { webAddress } from '../web-address'
import type { Ask } from './ask'
import type { Draft } from './draft'
import type { Verified } from './verify-written'
import { type Written, writeProduct } from './write-product'
import type { YoucanProduct } from './youcan-product'

/** Where YouCan has its own copies: page image id → address. */
export function ownAddresses(imageIds: Readonly<Record<string, string>>, { images }: YoucanProduct): Map<string, OwnAddress> {
	const urls = new Map((images ?? []).map(({ id, url }) => [id, webAddress(url)]))
	return new Map(
		Object.entries(imageIds).flatMap(([id, known]) => {
			const src = urls.get(known)
			return src ? [[id, { src }]] : []
		}),
	)
}

/**
 * Writes the description again by YouCan's own addresses of the pictures it has by now, where that changes something.
 * The product is there whatever comes of this: an error is told, and the pictures stay where they are shown from.
 */
export async function showOwnCopies(ask: Ask, { draft }: Written, looked: Verified, product: StoreProduct): Promise<LeftOut[]> {
	const { shown, imageIds } = looked
	const description = withOwnAddresses(product, ownAddresses(imageIds, shown))
	if (description === product.html) return []
	try {
		const { id } = shown
		await writeProduct(ask, { id, look: async () => id }, againWith(description, draft, looked))
		return []
	} catch (error) {
		if (!isAppError(error)) throw error
		return [{ what: msg('stores.description_pictures'), why: error.said }]
	}
}

/** What was written, with another description; pictures YouCan has are named by their path and not fetched again. */
function againWith(description: string, { body, images, keepsImages = false }: Draft, { shown, imageIds }: Verified): Draft {
	const { variants: _, variant_options: __, track_inventory: ___, inventory: ____, ...rest } = body
	const paths = new Map((shown.images ?? []).map(({ id, name }) => [id, name]))
	const named = images.map((image) => ({ ...image, name: paths.get(imageIds[image.id] ?? '') ?? image.name }))
	return { body: { ...rest, description }, images: named, keepsImages, leftOut: [] }
}

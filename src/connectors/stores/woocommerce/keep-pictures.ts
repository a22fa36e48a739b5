import type { StoreImage, StoreRef } from '../../../core/stores/store-product'
import type { KeptPictures } from './put-pictures'
import { notedImageIds, type WooProduct } from './shop'

/**
 * Which pictures of a product are ours and which the merchant's. Ours are those that were noted, here or on the product, and those named as
 * a picture of the page is: of a call whose answer was lost. Everything else the merchant added, and it stays.
 */
export function keepPictures(current: WooProduct, ref: StoreRef, images: readonly StoreImage[]): KeptPictures {
	const noted: Record<string, string> = { ...notedImageIds(current), ...ref.imageIds }
	const ours = new Set(Object.values(noted))
	const known: Record<string, string> = {}
	for (const image of images) {
		const told = noted[image.id]
		const id = told !== undefined && /^\d+$/.test(told) ? told : unnotedOf(image, current, ours)
		if (id === undefined) continue
		known[image.id] = id
		ours.add(id)
	}
	return { known, foreign: current.images.map(({ id }) => String(id)).filter((id) => !ours.has(id)) }
}

/** WordPress keeps a file's name and may add to it: `cup.jpg` becomes `cup-2-scaled.jpg`. */
function unnotedOf({ url }: StoreImage, { images }: WooProduct, ours: ReadonlySet<string>): string | undefined {
	const name = stemOf(url)
	if (name === '') return undefined
	const found = images.find(({ id, src }) => {
		const stem = stemOf(src)
		return !ours.has(String(id)) && stem.startsWith(name) && /^(?:-\d+)?(?:-scaled)?$/.test(stem.slice(name.length))
	})
	return found && String(found.id)
}

/** The name of the file at an address, without its ending. */
function stemOf(url: string): string {
	const path = URL.canParse(url) ? new URL(url).pathname : ''
	return path.slice(path.lastIndexOf('/') + 1).replace(/\.\w+$/, '')
}

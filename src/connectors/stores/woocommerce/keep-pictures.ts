import type { StoreImage, StoreRef } from '../../../core/stores/store-product'
import { everNotedImageIds, type WooProduct } from './shop'

/** The pictures a product has, and what of them is whose. */
export type KeptPictures = {
	/** Ours that the shop has: page image id → attachment. */
	known: Readonly<Record<string, string>>
	/** Page image ids of ours that the merchant took off the product: they stay off. */
	removed: ReadonlySet<string>
	/** The merchant's own, as attachments in order. */
	foreign: readonly string[]
	/** The main picture is the merchant's choice: it stays the first. */
	isForeignFirst: boolean
}

export const NO_PICTURES: KeptPictures = { known: {}, removed: new Set(), foreign: [], isForeignFirst: false }

/**
 * Which pictures of a product are ours and which the merchant's. Ours are those that were noted, here or on the
 * product, and those named as a picture of the page is: of a call whose answer was lost. Everything else the merchant
 * added, and it stays. `images`: those the product is to show, then those of its description alone.
 */
export function keepPictures(
	current: WooProduct,
	ref: StoreRef,
	images: readonly StoreImage[],
	gallery: readonly StoreImage[],
): KeptPictures {
	const onProduct = everNotedImageIds(current)
	const noted: Record<string, string> = { ...onProduct, ...ref.imageIds }
	const shown = new Set(current.images.map(({ id }) => String(id)))
	const ours = new Set(Object.values(noted))
	const known: Record<string, string> = {}
	for (const image of images) {
		const told = noted[image.id]
		const id = told !== undefined && /^\d+$/.test(told) ? told : unnotedOf(image, current, ours)
		if (id === undefined) continue
		known[image.id] = id
		ours.add(id)
	}
	const removed = gallery.filter(({ id }) => onProduct[id] !== undefined && known[id] === onProduct[id] && !shown.has(onProduct[id] ?? ''))
	const foreign = current.images.map(({ id }) => String(id)).filter((id) => !ours.has(id))
	const first = String(current.images[0]?.id ?? '')
	const isForeignFirst = foreign.includes(first) && Object.keys(onProduct).length > 0
	return { known, removed: new Set(removed.map(({ id }) => id)), foreign, isForeignFirst }
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

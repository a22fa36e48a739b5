import type { DraftImage } from './draft-image'
import type { YoucanImage } from './youcan-product'

/** Shorter names (`1.jpg`) could stand in another picture's path by chance. */
const TELLING_NAME = 12

export type MatchedImages = {
	/** Page image id → YouCan's id. */
	imageIds: Record<string, string>
	missing: DraftImage[]
	/** Whether the pictures that are missing are these for certain. */
	isCertain: boolean
}

/**
 * Finds the pictures that were sent among those YouCan shows. It gives them names of its own, so what tells them is, in
 * this turn: the name, as many as were sent, and a place left empty in their order.
 */
export function matchImages(sent: readonly DraftImage[], shown: readonly YoucanImage[]): MatchedImages {
	const imageIds: Record<string, string> = {}
	for (const image of sent) {
		const same = shown.find((one) => isNamedAs(one, image))
		if (same) imageIds[image.id] = same.id
	}
	const taken = new Set(Object.values(imageIds))
	const left = sent.filter((image) => !(image.id in imageIds))
	const others = [...shown].filter((one) => !taken.has(one.id)).sort((one, other) => (one.order ?? 0) - (other.order ?? 0))
	const byOrder = others.length === left.length ? left.map((image, at) => [image, others[at]] as const) : byPlace(left, others, shown)
	for (const [image, one] of byOrder) if (one) imageIds[image.id] = one.id
	const missing = sent.filter((image) => !(image.id in imageIds))
	return { imageIds, missing, isCertain: byOrder.length > 0 || others.length === 0 }
}

/** A gap in the places shows that they were kept; without one, the pictures may have been counted anew. */
function byPlace(left: readonly DraftImage[], others: readonly YoucanImage[], shown: readonly YoucanImage[]) {
	const places = shown.flatMap((one) => one.order ?? []).sort((one, other) => one - other)
	const hasGap = places.some((place, at) => place !== at + 1)
	if (!hasGap || new Set(places).size < shown.length) return []
	const pairs = left.flatMap((image) => {
		const one = others.find((other) => other.order === image.order)
		return one ? [[image, one] as const] : []
	})
	return pairs.length === others.length ? pairs : []
}

/** Whether what YouCan shows has the name of a picture that was sent. */
export function isNamedAs({ name, url }: YoucanImage, sent: DraftImage): boolean {
	if (name === sent.name || url === sent.name) return true
	const stem =
		sent.name
			.split(/[?#]/, 1)[0]
			?.split('/')
			.at(-1)
			?.replace(/\.\w+$/, '') ?? ''
	return stem.length >= TELLING_NAME && name.includes(stem)
}

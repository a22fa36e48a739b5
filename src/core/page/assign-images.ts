import type { PageImage } from './page-image'

/** Which picture is shown where; every picture at most once. */
export type ImagePlan = { hero: string[]; story: string | null; features: string[]; gallery: string[]; images: string[] }

/** The opening keeps at least this many pictures besides the main one before other sections may borrow from it. */
const HERO_KEEPS = 3
/** More than these nobody swipes through; the others stand in a gallery of their own. */
const MOST_IN_HERO = 8

/** The gallery in the order the page shows it: pictures that could be had first, so that the main one can be seen. */
export function orderedGallery(gallery: readonly PageImage[]): PageImage[] {
	return [...gallery.filter((image) => image.files.length > 0), ...gallery.filter((image) => image.files.length === 0)]
}

/**
 * Spreads the pictures over the sections. Features get pictures all or none, so that their rows stay alike: description
 * pictures when there are enough, else the tail of a long gallery. A picture that could not be had is shown in the
 * opening only, when there is no other.
 */
export function assignImages(
	gallery: readonly PageImage[],
	description: readonly PageImage[],
	wanted: { features: number; story: boolean },
): ImagePlan {
	const [main, ...others] = orderedGallery(gallery)
	const rest = others.filter((image) => image.files.length > 0).map((image) => image.id)
	const images = description.filter((image) => image.files.length > 0).map((image) => image.id)
	const fromDescription = images.length >= wanted.features
	const pool = fromDescription ? images : rest
	const features = fromDescription || rest.length >= wanted.features + HERO_KEEPS ? takeLast(pool, wanted.features) : []
	const story = wanted.story ? (images.shift() ?? (rest.length > HERO_KEEPS ? (rest.pop() ?? null) : null)) : null
	const swiped = [...(main ? [main.id] : []), ...rest]
	return { hero: swiped.slice(0, MOST_IN_HERO), story, features, gallery: swiped.slice(MOST_IN_HERO), images }
}

function takeLast(pool: string[], count: number): string[] {
	return count > 0 ? pool.splice(pool.length - count, count) : []
}

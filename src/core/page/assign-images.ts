import type { PageImage } from './page-image'

/** Which picture is shown where; every picture at most once. */
export type ImagePlan = { hero: string | null; story: string | null; features: string[]; gallery: string[]; images: string[] }

/** A gallery keeps at least this many pictures before features may borrow from it. */
const GALLERY_KEEPS = 3

/** The gallery in the order the page shows it: pictures that could be had first, so that the main one can be seen. */
export function orderedGallery(gallery: readonly PageImage[]): PageImage[] {
	return [...gallery.filter((image) => image.files.length > 0), ...gallery.filter((image) => image.files.length === 0)]
}

/**
 * Spreads the pictures over the sections. Features get pictures all or none, so that their rows stay alike: description
 * pictures when there are enough, else the tail of a long gallery. Pictures that could not be had are shown in the hero only.
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
	const features = fromDescription || rest.length >= wanted.features + GALLERY_KEEPS ? takeLast(pool, wanted.features) : []
	const story = wanted.story ? (images.shift() ?? (rest.length > GALLERY_KEEPS ? (rest.pop() ?? null) : null)) : null
	return { hero: main?.id ?? null, story, features, gallery: rest, images }
}

function takeLast(pool: string[], count: number): string[] {
	return count > 0 ? pool.splice(pool.length - count, count) : []
}

import type { PageImage } from './page-image'
import { shapeOf } from './picture-nature'

/** Which picture is shown where; every picture at most once. */
export type ImagePlan = { hero: string[]; story: string | null; features: string[]; gallery: string[]; images: string[] }

/** The opening keeps at least this many pictures besides the main one before other sections may borrow from it. */
const HERO_KEEPS = 2
/** More than these nobody swipes through; the others stand in a gallery of their own. */
const MOST_IN_HERO = 8

/** The gallery in the order the page shows it: pictures that could be had first, so that the main one can be seen. */
export function orderedGallery(gallery: readonly PageImage[]): PageImage[] {
	return [...gallery.filter((image) => image.files.length > 0), ...gallery.filter((image) => image.files.length === 0)]
}

/**
 * Spreads the pictures over the sections. Features get pictures all or none, so that their rows stay alike: description
 * pictures when there are enough, else the tail of the gallery. Labels full of print and strips stand for nothing, so
 * they stay in the opening. A picture that could not be had is shown in the opening only, when there is no other.
 */
export function assignImages(
	gallery: readonly PageImage[],
	description: readonly PageImage[],
	wanted: { features: number; story: boolean },
): ImagePlan {
	const [main, ...others] = orderedGallery(gallery)
	const rest = others.filter((image) => image.files.length > 0)
	const images = description.filter((image) => image.files.length > 0)
	const lends = () => rest.length > HERO_KEEPS
	const fromDescription = images.filter(tells).length >= wanted.features
	const borrowed = rest.length >= wanted.features + HERO_KEEPS && rest.filter(tells).length >= wanted.features
	const features = fromDescription ? takeLast(images, wanted.features) : borrowed ? takeLast(rest, wanted.features) : []
	const told = wanted.story ? (images.some(tells) ? takeLast(images, 1) : lends() && rest.some(tells) ? takeLast(rest, 1) : []) : []
	const swiped = [...(main ? [main] : []), ...rest].map(({ id }) => id)
	return {
		hero: swiped.slice(0, MOST_IN_HERO),
		story: told[0] ?? null,
		features,
		gallery: swiped.slice(MOST_IN_HERO),
		images: images.map(({ id }) => id),
	}
}

/** True for a picture that may stand beside words: not a label to be read, nor a strip. */
function tells({ nature, files }: PageImage): boolean {
	return !['print', 'strip'].includes(shapeOf(nature, files[0]))
}

/** Takes the last `count` pictures that may stand beside words out of the pool, in their order. */
function takeLast(pool: PageImage[], count: number): string[] {
	const taken = count > 0 ? pool.filter(tells).slice(-count) : []
	for (const image of taken) pool.splice(pool.indexOf(image), 1)
	return taken.map(({ id }) => id)
}

import type { PageImage } from '../page-image'
import { tells } from './picture-nature'

/** Which picture is shown where; every picture at most once. */
export type ImagePlan = {
	hero: string[]
	/** Pictures as wide as the page, with words beside them. */
	rows: string[]
	story: string | null
	/** What lies in the box, by the facts that name it. */
	box: Readonly<Record<string, string>>
	features: string[]
	gallery: string[]
	images: string[]
}

/**
 * What a model saw in each picture, the part it belongs to and the facts it shows; and the facts each feature rests on.
 */
export type Seen = {
	pictures: Readonly<Record<string, { part: string | null; facts: readonly string[] }>>
	features: readonly (readonly string[])[]
}
const NOTHING_SEEN: Seen = { pictures: {}, features: [] }

/** The opening keeps at least this many pictures besides the main one before features and story may borrow from it. */
const HERO_KEEPS = 2
/** More than these nobody swipes through; the others stand in a gallery of their own. */
const MOST_IN_HERO = 8

/** The gallery in the order the page shows it: pictures that could be had first, so that the main one can be seen. */
export function orderedGallery(gallery: readonly PageImage[]): PageImage[] {
	return [...gallery.filter((image) => image.files.length > 0), ...gallery.filter((image) => image.files.length === 0)]
}

/**
 * Spreads the pictures over the sections, by what was seen in them and else by order. A buyer meets the product again
 * behind the opening wherever there is a second picture: beside wide rows of words first, which may take half of what
 * the opening has besides its main one; without words, by itself. Features get pictures all or
 * none, so that their rows stay alike: description pictures when there are enough, else the tail of the gallery.
 * Labels full of print and strips stand for nothing, so they stay in the opening. A picture that could not be had is
 * shown in the opening only, when there is no other.
 */
export function assignImages(
	gallery: readonly PageImage[],
	description: readonly PageImage[],
	wanted: { rows: number; box?: readonly string[]; features: number; story: boolean },
	seen: Seen = NOTHING_SEEN,
): ImagePlan {
	const [main, ...others] = orderedGallery(gallery)
	const rest = others.filter((image) => image.files.length > 0)
	const images = description.filter((image) => image.files.length > 0)
	const box = boxPictures([images, rest], wanted.box ?? [], seen)
	const lends = () => rest.length > HERO_KEEPS
	const lent = Math.max(1, Math.floor(rest.length / 2))
	const taken =
		wanted.rows === 0
			? []
			: images.some(tells)
				? take('features', images, wanted.rows, seen)
				: take('features', rest, Math.min(wanted.rows, lent), seen)
	const rows = paired(taken, seen)
	const unpaired = { ...seen, features: seen.features.slice(rows.length) }
	const fromDescription = images.filter(tells).length >= wanted.features
	const borrowed = rest.length >= wanted.features + HERO_KEEPS && rest.filter(tells).length >= wanted.features
	const features = fromDescription
		? take('features', images, wanted.features, seen)
		: borrowed
			? take('features', rest, wanted.features, seen)
			: []
	const told = wanted.story
		? images.some(tells)
			? take('story', images, 1, seen)
			: lends() && rest.some(tells)
				? take('story', rest, 1, seen)
				: []
		: []
	const alone = rows.length + features.length + told.length + images.length === 0 ? take('images', rest, 1, seen) : []
	const swiped = [...(main ? [main] : []), ...rest].map(({ id }) => id)
	return {
		hero: swiped.slice(0, MOST_IN_HERO),
		story: told[0] ?? null,
		rows,
		box,
		features: paired(features, unpaired),
		gallery: swiped.slice(MOST_IN_HERO),
		images: [...alone, ...images.map(({ id }) => id)],
	}
}

/**
 * Takes `count` pictures that may stand beside words out of the pool: those seen to belong to the part, else the last.
 */
function take(part: string, pool: PageImage[], count: number, { pictures }: Seen): string[] {
	const telling = pool.filter(tells)
	const fitting = telling.filter(({ id }) => pictures[id]?.part === part).slice(0, count)
	const others = telling.filter((image) => !fitting.includes(image))
	const taken = [...fitting, ...others.slice(Math.max(0, others.length - (count - fitting.length)))]
	const inOrder = telling.filter((image) => taken.includes(image))
	for (const image of inOrder) pool.splice(pool.indexOf(image), 1)
	return inOrder.map(({ id }) => id)
}

/** Pictures in the order of the features whose facts they show; the others keep theirs. */
function paired(taken: readonly string[], { pictures, features }: Seen): string[] {
	const left = [...taken]
	const matched = features.slice(0, taken.length).map((facts) => {
		const at = left.findIndex((id) => pictures[id]?.facts.some((fact) => facts.includes(fact)))
		return at < 0 ? undefined : left.splice(at, 1)[0]
	})
	return [...matched.flatMap((id) => id ?? left.shift() ?? []), ...left]
}

/** A picture for each thing in the box, out of those seen to show it; none unless each has one. */
function boxPictures(pools: PageImage[][], box: readonly string[], { pictures }: Seen): Record<string, string> {
	const free = new Set(pools.flat().filter(tells))
	const found = box.flatMap((fact) => {
		const image = [...free].find(({ id }) => pictures[id]?.facts.includes(fact))
		if (image) free.delete(image)
		return image ? [[fact, image] as const] : []
	})
	if (found.length < box.length) return {}
	for (const pool of pools) for (const [, image] of found) if (pool.includes(image)) pool.splice(pool.indexOf(image), 1)
	return Object.fromEntries(found.map(([fact, { id }]) => [fact, id]))
}

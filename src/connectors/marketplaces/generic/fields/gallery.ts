import type { ImageRef, Sourced } from '../../../../core/product/product'
import { type Evidence, placeOf } from '../evidence'
import { pictureKey, pictureList, picturesIn } from '../pictures'
import { type Data, isData, valuesOf } from '../structured/record'
import { galleryAround, shownPictures } from '../visible/gallery-images'

type Gallery = { pictures: ImageRef[]; rule: string; place: string }

/** Pictures beyond this number are no longer one product's gallery but the page's. */
const MOST_SHOWN = 30

/**
 * The product's pictures: those its data states when there are several, else those of its scripts, else the gallery in
 * its markup around the main one; each in its largest size.
 */
export function readGallery(evidence: Evidence, title: string): Sourced<ImageRef>[] {
	const { page, structured, heading, regions } = evidence
	const url = page.url || undefined
	const stated = structured.product
		.map(({ data, rule, place }): Gallery => ({ pictures: picturesIn(imagesOf(data), url), rule, place }))
		.filter(({ pictures }) => pictures.length > 0)
	const own = stated.find(({ rule }) => rule !== 'open-graph') ?? stated[0]
	if (own && own.pictures.length >= ENOUGH) return sourced(own)
	const keys = new Set(stated.flatMap(({ pictures }) => pictures.map(keyOf)))
	const inState = evidence.inState().map(({ data, rule, place }): Gallery => ({ pictures: picturesIn(data.image, url), rule, place }))
	const together = inState.filter(
		({ pictures }) => pictures.length > 1 && (keys.size === 0 || pictures.some((one) => keys.has(keyOf(one)))),
	)
	const shown = galleryAround(shownPictures(page, regions), keys, heading, title, page)
	const [first] = shown
	const inMarkup: Gallery = {
		pictures: pictureList(
			shown.flatMap(({ addresses, alt }) => addresses.map((address) => ({ address, alt }))),
			url,
		),
		rule: 'gallery',
		place: first ? placeOf(first.node) : '',
	}
	const [inScripts] = together.sort((a, b) => b.pictures.length - a.pictures.length)
	const fits = inMarkup.pictures.length > 0 && inMarkup.pictures.length <= MOST_SHOWN
	const chosen = inScripts ?? (fits ? inMarkup : own)
	return chosen ? sourced(chosen) : []
}

const sourced = ({ pictures, rule, place }: Gallery): Sourced<ImageRef>[] => pictures.map((value) => ({ value, origin: { rule, place } }))

/** Data that states so many pictures states all of them. */
const ENOUGH = 2

const keyOf = ({ url }: ImageRef): string => pictureKey(new URL(url))

/** A group without pictures of its own shows its variants'. */
const imagesOf = (data: Data): unknown => data.image ?? valuesOf(data.hasVariant).flatMap((one) => (isData(one) ? valuesOf(one.image) : []))

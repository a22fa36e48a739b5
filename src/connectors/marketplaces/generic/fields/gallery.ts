import type { ImageRef, Sourced } from '../../../../core/product/product'
import { select } from '../../html/select'
import type { Evidence } from '../evidence'
import { pictureKey, pictureList, picturesIn, pictureUrl } from '../pictures'
import { placeOf } from '../place-of'
import type { ShopPage } from '../shop-page'
import { pictureListsInScripts } from '../state/picture-lists'
import { type Data, isData, valuesOf } from '../structured/record'
import { galleryAround, type ShownPicture, shownPictures } from '../visible/gallery-images'

type Gallery = { pictures: ImageRef[]; rule: string; place: string }

/** Pictures beyond this number are no longer one product's gallery but the page's. */
const MOST_SHOWN = 30

/**
 * The product's pictures: those its data states when there are several, else those of its scripts, else the gallery in
 * its markup around the main one; each in its largest size.
 */
export function readGallery(evidence: Evidence, title: string): Sourced<ImageRef>[] {
	const { page, structured, heading, regions } = evidence
	const url = page.base
	const stated = structured.product
		.map(({ data, rule, place }): Gallery => ({ pictures: picturesIn(imagesOf(data), url), rule, place }))
		.filter(({ pictures }) => pictures.length > 0)
	const own = stated.find(({ rule }) => rule !== 'open-graph') ?? stated[0]
	// Marked elements are the gallery itself: an address of each size may be marked, or that of the first picture alone.
	const isWhole = own !== undefined && own.pictures.length >= ENOUGH && own.rule !== 'microdata'
	const keys = new Set(stated.length > 0 ? stated.flatMap(({ pictures }) => pictures.map(keyOf)) : sharedPicture(page))
	if (isWhole) return sourced(fuller(evidence, own, keys, title) ?? own)
	const inState = evidence.inState().map(({ data, rule, place }): Gallery => ({ pictures: picturesIn(data.image, url), rule, place }))
	const together = inState.filter(
		({ pictures }) => pictures.length > 1 && (keys.size === 0 || pictures.some((one) => keys.has(keyOf(one)))),
	)
	const shown = galleryAround(shownPictures(page, regions), keys, heading, title, page)
	const [first] = shown
	const inMarkup: Gallery = {
		pictures: pictureList(shown, url),
		rule: 'gallery',
		place: first ? placeOf(first.node) : '',
	}
	const [inScripts] = together.sort((a, b) => b.pictures.length - a.pictures.length)
	const fits = inMarkup.pictures.length > 0 && inMarkup.pictures.length <= MOST_SHOWN
	const few = (own?.pictures.length ?? 0) < ENOUGH && inMarkup.pictures.length < ENOUGH
	const chosen = inScripts ?? (few ? listedInScripts(page, [...keys, ...shown.map(({ key }) => key)]) : undefined)
	if (chosen) return sourced(chosen)
	const whole = own !== undefined && own.pictures.length >= ENOUGH && !covers(shown, own, url)
	return fits && !whole ? sourced(inMarkup) : own ? sourced(own) : []
}

/** The gallery the page shows, where it has all pictures its data states and further ones. */
function fuller({ page, regions, heading }: Evidence, own: Gallery, keys: ReadonlySet<string>, title: string): Gallery | undefined {
	const shown = partWith(galleryAround(shownPictures(page, regions), keys, heading, title, page), keys)
	const pictures = pictureList(shown, page.base)
	const [first] = shown
	const isFuller = first && pictures.length > own.pictures.length && pictures.length <= MOST_SHOWN && covers(shown, own, page.base)
	return isFuller ? { pictures, rule: 'gallery', place: placeOf(first.node) } : undefined
}

/** Those in the smallest part of the page that holds all whose keys are known: the gallery, and nothing below it. */
function partWith(shown: readonly ShownPicture[], keys: ReadonlySet<string>): ShownPicture[] {
	const known = shown.filter(({ key }) => keys.has(key))
	const last = known.at(-1)?.node
	let part = known[0]?.node.parent
	while (part && last && part.end <= last.index) part = part.parent
	return part ? shown.filter(({ node }) => part.index < node.index && node.index < part.end) : []
}

/** The picture a page without data of its product is shared with. */
function sharedPicture(page: ShopPage): string[] {
	const stated = select(page.markup, 'meta[property=og:image]')?.attribute('content')
	const url = stated ? pictureUrl(stated, page.base) : undefined
	return url ? [pictureKey(url)] : []
}

/** True when each of the pictures stands in the gallery. */
function covers(shown: readonly ShownPicture[], { pictures }: Gallery, url: string | undefined): boolean {
	const keys = new Set(shown.flatMap(({ addresses }) => addresses.flatMap((one) => pictureUrl(one, url) ?? []).map(pictureKey)))
	return pictures.every((one) => keys.has(keyOf(one)))
}

/** The longest list of pictures in the page's scripts that has the main one in it. */
function listedInScripts(page: ShopPage, keys: readonly string[]): Gallery | undefined {
	const [main] = keys
	if (main === undefined) return undefined
	const lists = pictureListsInScripts(page.markup, main).map(({ given, place }) => ({
		pictures: pictureList(given, page.base),
		rule: 'embedded-state',
		place,
	}))
	return lists
		.filter(({ pictures }) => pictures.length >= ENOUGH && pictures.length <= MOST_SHOWN && pictures.some((one) => keyOf(one) === main))
		.sort((a, b) => b.pictures.length - a.pictures.length)[0]
}

const sourced = ({ pictures, rule, place }: Gallery): Sourced<ImageRef>[] => pictures.map((value) => ({ value, origin: { rule, place } }))

/** Data that states so many pictures states all of them. */
const ENOUGH = 2

const keyOf = ({ url }: ImageRef): string => pictureKey(new URL(url))

/** A group without pictures of its own shows its variants'. */
const imagesOf = (data: Data): unknown => data.image ?? valuesOf(data.hasVariant).flatMap((one) => (isData(one) ? valuesOf(one.image) : []))

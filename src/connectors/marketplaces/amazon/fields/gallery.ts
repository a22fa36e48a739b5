import type { ImageRef, Sourced } from '../../../../core/product/product'
import { readLiteral } from '../../html/literal'
import type { MarkupNode } from '../../html/markup'
import { scriptValues } from '../../html/script-data'
import { tidy } from '../../html/text'
import { fullSize, imageRef } from '../image-address'
import { firstList, type ListingPage, type Rule, sourced } from '../listing-page'

/** The product's pictures at the largest size offered, in page order, videos left out. */
export function readGallery(page: ListingPage): Sourced<ImageRef>[] {
	const fromScript = initialImages(page) ?? bookImages(page) ?? chosenColorImages(page)
	return unique(fromScript ?? firstList(page, markupRules))
}

/** `'colorImages': { 'initial': [ { hiRes, large, thumb, main }, … ] }`: the gallery of the variant displayed. */
function initialImages(page: ListingPage): Sourced<ImageRef>[] | undefined {
	return fromEntries(page, 'colorImages', (value) => (isRecord(value) ? value.initial : undefined))
}

/** `'imageGalleryData': [ { mainUrl, thumbUrl }, … ]`: books before 2024. */
function bookImages(page: ListingPage): Sourced<ImageRef>[] | undefined {
	return fromEntries(page, 'imageGalleryData', (value) => value)
}

/** Galleries of all colours side by side: the one of the colour displayed. */
function chosenColorImages(page: ListingPage): Sourced<ImageRef>[] | undefined {
	for (const { value: color } of scriptValues(page.markup, 'landingAsinColor')) {
		if (typeof color === 'string') return fromEntries(page, 'colorImages', (value) => (isRecord(value) ? value[color] : undefined))
	}
	return fromEntries(page, 'colorImages', onlyValue)
}

/** Galleries of several variants cannot be told apart without the one displayed being named; a single one can. */
function onlyValue(value: unknown): unknown {
	const galleries = isRecord(value) ? Object.values(value).filter((one) => Array.isArray(one) && one.length > 0) : []
	return galleries.length === 1 ? galleries[0] : undefined
}

function fromEntries(page: ListingPage, key: string, pick: (value: unknown) => unknown): Sourced<ImageRef>[] | undefined {
	for (const { value, place } of scriptValues(page.markup, key)) {
		const entries = pick(value)
		const images = Array.isArray(entries) ? entries.flatMap((entry) => entryImage(entry) ?? []) : []
		if (images.length > 0) return images.map((image) => sourced(image, { rule: key, place }))
	}
	return undefined
}

/** One picture under its several addresses; the first that is one gives the id, the others its aliases. */
function entryImage(entry: unknown): ImageRef | undefined {
	if (!isRecord(entry)) return undefined
	const main = isRecord(entry.main) ? Object.keys(entry.main).at(-1) : entry.mainUrl
	return merged(entry.hiRes, [main, entry.large, entry.thumb, entry.thumbUrl])
}

/** The file offered as the large one is taken as it is; smaller ones are asked for without their size. */
function merged(large: unknown, others: readonly unknown[]): ImageRef | undefined {
	const refs = [large, ...others].flatMap((address) => (typeof address === 'string' ? (imageRef(address) ?? []) : []))
	const [best] = refs
	if (!best) return undefined
	const aliases = [...new Set(refs.map(({ id }) => id))].filter((id) => id !== best.id)
	return { ...(typeof large === 'string' && imageRef(large) ? best : fullSize(best)), aliases }
}

/** Where no script gives the gallery: the large picture's own addresses, then the strip of thumbnails. */
const markupRules: readonly Rule<ImageRef[]>[] = [
	{ name: 'phone-gallery', select: '#image-block-container, #main-image-container ol', read: (node) => imagesOf(node) },
	{ name: 'thumbnails', select: '#altImages', read: (node) => imagesOf(node) },
	{
		name: 'main-image',
		select: [
			'#landingImage, #imgBlkFront, #ebooksImgBlkFront, #main-image, #prodImage',
			'#original-main-image, #imgTagWrapperId img, #main-image-container img',
		].join(', '),
		read: (node) => mainImage(node),
	},
]

function imagesOf(node: MarkupNode): ImageRef[] {
	const { nodes } = node.page
	return nodes
		.slice(node.index, node.end)
		.filter((one) => one.tag === 'img' && !isVideo(one))
		.flatMap((one) => mainImage(one))
}

/** Thumbnails of videos carry the play button in their instructions or stand in an entry named so. */
function isVideo(node: MarkupNode): boolean {
	if (/play-button|PKmb|PKdp/i.test(node.attribute('src') ?? '')) return true
	for (let at: MarkupNode | undefined = node; at && at.id !== 'altImages'; at = at.parent) if (/video/i.test(at.classes)) return true
	return false
}

function mainImage(node: MarkupNode): ImageRef[] {
	const sizes = readLiteral(node.attribute('data-a-dynamic-image') ?? '', 0)
	const widest = isRecord(sizes) ? Object.entries(sizes).sort(([, a], [, b]) => widthOf(b) - widthOf(a))[0]?.[0] : undefined
	const addresses = [widest, node.attribute('data-a-hires'), node.attribute('data-src'), node.attribute('src')]
	const image = merged(node.attribute('data-old-hires'), addresses)
	const alt = tidy(node.attribute('alt') ?? '')
	return image ? [alt ? { ...image, alt } : image] : []
}

const widthOf = (size: unknown): number => (Array.isArray(size) && typeof size[0] === 'number' ? size[0] : 0)

function unique(images: Sourced<ImageRef>[]): Sourced<ImageRef>[] {
	const seen = new Set<string>()
	return images.filter(({ value }) => !seen.has(value.id) && seen.add(value.id))
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

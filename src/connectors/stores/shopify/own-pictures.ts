import { createHash } from 'node:crypto'
import type { StoreImage, StoreRef } from '../../../core/stores/store-product'
import type { OwnAddress } from '../own-addresses'
import type { HeldMedia } from './held-product'

/** One entry of productSet's `files`: a file the shop already has, or one to fetch. */
export type FileInput = { id: string; alt?: string } | { originalSource: string; alt: string; contentType: 'IMAGE'; filename?: string }

/**
 * The name a picture has in the shop's files. By it a picture is known again when the answer that would have told its
 * id was lost. Undefined for an address without an ending, because Shopify wants the name's ending to be the content's.
 */
function fileNameOf(key: string, image: StoreImage): string | undefined {
	const [ending] = /\.(?:webp|jpe?g|png)$/i.exec(pathOf(image.url)) ?? []
	return ending && `${stemOf(key, image.id)}${ending.toLowerCase()}`
}

function stemOf(key: string, imageId: string): string {
	return `${key}-${createHash('sha256').update(imageId).digest('hex').slice(0, 12)}`
}

const pathOf = (url: string) => (URL.canParse(url) ? new URL(url).pathname : '')

/**
 * Which of our pictures the product already shows: page image id → media id, as we were told, or by the file's name,
 * or, while Shopify is still fetching it and it has no address, by its alt text. Pictures that failed are none.
 */
export function knownPictures(media: readonly HeldMedia[], images: readonly StoreImage[], { imageIds }: StoreRef, key: string) {
	const usable = media.filter((one) => one.status !== 'FAILED')
	const known = new Map<string, string>()
	const ways = [
		(one: HeldMedia, image: StoreImage) => one.id === imageIds[image.id],
		(one: HeldMedia, image: StoreImage) => fileName(one).startsWith(stemOf(key, image.id)),
		(one: HeldMedia, image: StoreImage) => isUnfetched(one) && one.alt === image.alt,
	]
	for (const isSame of ways) {
		for (const image of images.filter(({ id }) => !known.has(id))) {
			const found = usable.find((one) => isSame(one, image) && ![...known.values()].includes(one.id))
			if (found) known.set(image.id, found.id)
		}
	}
	return known
}

const isUnfetched = ({ image, mediaContentType }: HeldMedia) => mediaContentType === 'IMAGE' && !image

function fileName({ image }: HeldMedia): string {
	const path = pathOf(image?.url ?? '')
	return path.slice(path.lastIndexOf('/') + 1)
}

/** Where the shop has its own copies: page image id → address, of those that are ready. */
export function ownAddresses(
	pictures: ReadonlyMap<string, string>,
	media: readonly { id: string; image?: { url: string } | null | undefined }[],
): Map<string, OwnAddress> {
	const urls = new Map(media.map(({ id, image }) => [id, image?.url]))
	return new Map([...pictures].flatMap(([id, mediaId]) => (urls.get(mediaId) ? [[id, { src: urls.get(mediaId) ?? '' }]] : [])))
}

/**
 * All the files a product is to have: the page's pictures first, then everything that is not ours. Pictures we brought
 * earlier and the page no longer has are left out, and so are pictures Shopify could not process, which show nothing.
 */
export function mergeFiles(
	media: readonly HeldMedia[],
	images: readonly StoreImage[],
	known: ReadonlyMap<string, string>,
	ref: StoreRef,
	key: string,
): FileInput[] {
	const ours = new Set([...Object.values(ref.imageIds), ...known.values()])
	const isForeign = (one: HeldMedia) => !ours.has(one.id) && !fileName(one).startsWith(`${key}-`) && one.status !== 'FAILED'
	const files = images.map((image) => {
		const held = media.find(({ id }) => id === known.get(image.id))
		return held ? keptFile(held, image) : newFile(image, key)
	})
	return [...files, ...media.filter(isForeign).map(({ id }) => ({ id }))]
}

/** Shopify locks a file it still works on, so only what is ready is given another text. */
function keptFile({ id, status, alt }: HeldMedia, image: StoreImage): FileInput {
	return status === 'READY' && !image.keepsAlt && alt !== image.alt ? { id, alt: image.alt } : { id }
}

/** A picture as productSet fetches it. */
export function newFile(image: StoreImage, key: string): FileInput {
	const filename = fileNameOf(key, image)
	return { originalSource: image.url, alt: image.alt, contentType: 'IMAGE', ...(filename === undefined ? {} : { filename }) }
}

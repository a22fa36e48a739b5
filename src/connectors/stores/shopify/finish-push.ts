import { z } from 'zod'
import { isAppError } from '../../../core/errors'
import { type Message, msg } from '../../../core/messages/message'
import type { LeftOut, ProductStatus, PushedProduct, StoreImage, StoreProduct } from '../../../core/stores/store-product'
import { type OwnAddress, withOwnAddresses } from '../own-addresses'
import type { Ask } from './ask-shopify'
import { addressesOf, type DescriptionFiles, makeDescriptionFiles } from './description-files'
import { numberOf } from './find-product'
import { plain, webAddress } from './graph-answer'
import { ownAddresses } from './own-pictures'
import { publishInOnlineStore } from './publish-product'
import { type MediaState, mediaStateSchema, setProduct } from './set-product'
import type { ShopifyApp } from './shopify-app'

/** A product just made or changed: its media in their order, the page's pictures first. */
export type JustSet = {
	id: string
	product: StoreProduct
	/** How it stands now. */
	status: ProductStatus
	/** Whether the seller wants it in the online store: asked for on making it, or chosen. */
	isToPublish: boolean
	media: MediaState
	/** Page image id → media id, of pictures that were there before. */
	known: ReadonlyMap<string, string>
	/** Every media id from before. */
	before: ReadonlySet<string>
	/** Pictures of the description alone that the shop has already. */
	described: DescriptionFiles
	leftOut: LeftOut[]
}

/**
 * Shopify fetches pictures after it answered. Most are there in a few seconds; together we wait about half a minute.
 */
const PAUSES_MS = [500, 1000, 1500, 2000, 3000, 4000, 5000, 6000, 7000]
const SETTLED = ['READY', 'FAILED']

const arrivedSchema = z.object({
	product: z.object({ status: z.string(), onlineStoreUrl: webAddress.nullable(), media: mediaStateSchema }).nullable(),
})

/**
 * Publishes what is to be published and waits for the pictures. The product is in the shop by now: what fails from here
 * on is told as left out, not thrown.
 */
export async function finishPush(app: ShopifyApp, shop: string, ask: Ask, set: JustSet): Promise<PushedProduct> {
	const { id, product } = set
	const leftOut = [...set.leftOut]
	if (set.isToPublish) leftOut.push(...(await orLeftOut(msg('shopify.online_store'), () => publishInOnlineStore(ask, id))))
	const pictures = pairPictures(set)
	let url: string | null = null
	let media = set.media
	leftOut.push(
		...(await orLeftOut(msg('stores.pictures'), async () => {
			const arrived = await awaitPictures(app, ask, id, new Set(pictures.values()), media)
			url = arrived.url
			media = arrived.media
			return []
		})),
	)
	const described = await makeDescriptionFiles(app, ask, product, set.described)
	const own = new Map([...ownAddresses(pictures, media), ...addressesOf(described)])
	leftOut.push(...(await orLeftOut(msg('stores.pictures'), () => showOwnCopies(shop, ask, set, own))))
	const lost = product.images.flatMap((image, at) => whyLost(image, msg('stores.picture', { number: at + 1 }), pictures, media) ?? [])
	const lostIds = new Set(lost.map(({ imageId }) => imageId))
	return {
		id,
		imageIds: Object.fromEntries([
			...[...pictures].filter(([imageId]) => !lostIds.has(imageId)),
			...[...described].map(([imageId, file]) => [imageId, file.id]),
		]),
		url: set.status === 'published' ? url : null,
		adminUrl: `${app.browserUrl.replace('{shop}', shop)}/admin/products/${numberOf(id)}`,
		status: set.status,
		leftOut: [...leftOut, ...lost],
	}
}

/**
 * The description by the shop's own addresses of its pictures. A field that is not named is not changed, so this is a
 * call of its own, made only where it changes something.
 */
async function showOwnCopies(shop: string, ask: Ask, { id, product }: JustSet, own: ReadonlyMap<string, OwnAddress>): Promise<LeftOut[]> {
	const descriptionHtml = withOwnAddresses(product, own)
	if (descriptionHtml !== product.html) await setProduct(ask, shop, { id }, { descriptionHtml })
	return []
}

async function orLeftOut(what: Message, act: () => Promise<LeftOut[]>): Promise<LeftOut[]> {
	try {
		return await act()
	} catch (error) {
		if (!isAppError(error)) throw error
		return [{ what, why: error.said }]
	}
}

/** Page image id → media id. New media stand in the order they were sent in. */
function pairPictures({ product, media, known, before }: JustSet): Map<string, string> {
	const fresh = media.filter((one) => !before.has(one.id)).map(({ id }) => id)
	const pairs = product.images.map((image): [string, string | undefined] => [image.id, known.get(image.id) ?? fresh.shift()])
	return new Map(pairs.filter((pair): pair is [string, string] => pair[1] !== undefined))
}

async function awaitPictures(app: ShopifyApp, ask: Ask, id: string, ours: ReadonlySet<string>, first: MediaState) {
	let media = first
	for (const pause of PAUSES_MS) {
		const { product } = await ask('arrived', { id }, arrivedSchema)
		media = product?.media.nodes ?? []
		const isDone = media.every((one) => !ours.has(one.id) || SETTLED.includes(one.status))
		if (isDone || !product) return { url: product?.onlineStoreUrl ?? null, media }
		await app.wait(pause)
	}
	const { product } = await ask('arrived', { id }, arrivedSchema)
	return { url: product?.onlineStoreUrl ?? null, media: product?.media.nodes ?? media }
}

function whyLost(image: StoreImage, what: Message, pictures: ReadonlyMap<string, string>, media: MediaState): LeftOut | undefined {
	const found = media.find((one) => one.id === pictures.get(image.id))
	if (found?.status === 'READY') return undefined
	if (!found) return { what, why: msg('shopify.picture_not_taken'), imageId: image.id }
	if (found.status !== 'FAILED') {
		return { what, why: msg('shopify.picture_preparing'), imageId: image.id }
	}
	return { what, why: whyFailed(found.mediaErrors[0]), imageId: image.id }
}

function whyFailed(error: { code: string; message: string } | undefined): Message {
	if (error?.code === 'IMAGE_DOWNLOAD_FAILURE') return msg('shopify.picture_not_fetched')
	if (error?.code === 'FILE_STORAGE_LIMIT_EXCEEDED') return msg('shopify.no_room')
	if (!error) return msg('shopify.picture_unusable')
	return msg('shopify.picture_unusable_why', { reason: plain(error.message) })
}

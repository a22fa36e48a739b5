import { z } from 'zod'
import { isAppError } from '../../../core/errors'
import type { StoreImage, StoreProduct } from '../../../core/stores/store-product'
import type { OwnAddress } from '../own-addresses'
import type { Ask } from './ask-shopify'
import { newFile } from './own-pictures'
import type { ShopifyApp } from './shopify-app'

const fileSchema = z.object({ id: z.string(), fileStatus: z.string(), image: z.object({ url: z.string() }).nullish() })
const filesSchema = z.object({ nodes: z.array(fileSchema.partial().nullable()) })
const madeSchema = z.object({ fileCreate: z.object({ files: z.array(z.object({ id: z.string() })).nullable() }) })

/** Pictures of a description in the shop's files: page image id → the file, with its address once it is ready. */
export type DescriptionFiles = ReadonlyMap<string, { id: string; url: string | undefined }>

/** Shopify fetches a file after it answered. */
const PAUSES_MS = [500, 1000, 2000, 3000, 4000, 5000]
const SETTLED = ['READY', 'FAILED']

type Shown = Pick<StoreProduct, 'html' | 'htmlImages' | 'images' | 'key' | 'sendsPictures'>

/** The pictures a description shows that are not among the product's own. */
function onlyDescribed({ html, htmlImages, images }: Shown): Shown['htmlImages'] {
	const inGallery = new Set(images.map(({ id }) => id))
	return htmlImages.filter(({ id, url }) => !inGallery.has(id) && html.includes(url.replaceAll('&', '&amp;')))
}

/** Those the shop has from an earlier push and still shows. */
export async function findDescriptionFiles(
	ask: Ask,
	product: Shown,
	imageIds: Readonly<Record<string, string>>,
): Promise<DescriptionFiles> {
	const known = new Map(onlyDescribed(product).flatMap(({ id }) => (imageIds[id] ? [[id, imageIds[id]]] : [])))
	return readFiles(ask, known)
}

/**
 * Puts the pictures that only the description shows among the shop's files, so that the page lives without us; those it
 * has are not sent again. A shop that did not grant `write_files` gets none, and what Shopify cannot use or has not
 * fetched in time stays with our address: the product is there, and how many are shown from here is told by who asks.
 */
export async function makeDescriptionFiles(app: ShopifyApp, ask: Ask, product: Shown, known: DescriptionFiles): Promise<DescriptionFiles> {
	const missing = product.sendsPictures ? onlyDescribed(product).filter(({ id }) => !known.has(id)) : []
	if (missing.length === 0) return known
	try {
		const files = missing.map((image: StoreImage) => newFile(image, product.key))
		const { fileCreate } = await ask('createFiles', { files }, madeSchema)
		const made = fileCreate.files ?? []
		if (made.length !== missing.length) return known
		const ids = new Map(missing.map(({ id }, at): [string, string] => [id, made[at]?.id ?? '']))
		return new Map([...known, ...(await awaitFiles(app, ask, ids))])
	} catch (error) {
		if (!isAppError(error)) throw error
		return known
	}
}

async function awaitFiles(app: ShopifyApp, ask: Ask, ids: ReadonlyMap<string, string>): Promise<DescriptionFiles> {
	for (const pause of PAUSES_MS) {
		const { nodes } = await ask('files', { ids: [...ids.values()] }, filesSchema)
		if (nodes.every((node) => SETTLED.includes(node?.fileStatus ?? 'FAILED'))) break
		await app.wait(pause)
	}
	return readFiles(ask, ids)
}

/** Files as they stand; failed ones and those the merchant deleted are none. */
async function readFiles(ask: Ask, ids: ReadonlyMap<string, string>): Promise<DescriptionFiles> {
	if (ids.size === 0) return new Map()
	const { nodes } = await ask('files', { ids: [...ids.values()] }, filesSchema)
	const found = new Map(nodes.flatMap((node) => (node?.id && node.fileStatus !== 'FAILED' ? [[node.id, node.image?.url]] : [])))
	return new Map([...ids].flatMap(([imageId, id]) => (found.has(id) ? [[imageId, { id, url: found.get(id) }]] : [])))
}

/** Their addresses, of those that are ready. */
export function addressesOf(files: DescriptionFiles): [string, OwnAddress][] {
	return [...files].flatMap(([imageId, { url }]): [string, OwnAddress][] => (url ? [[imageId, { src: url }]] : []))
}

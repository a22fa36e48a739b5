import { z } from 'zod'
import { fileUrl } from '../../core/contracts/file-url'
import { AppError } from '../../core/errors'
import { MAX_IMAGES } from '../../core/limits'
import { msg } from '../../core/messages/message'
import { noteSchema } from '../../core/messages/message-schema'
import { type PageImage, pageImageSchema } from '../../core/page/page'
import type { ImageRef, Product } from '../../core/product/product'
import { expectError } from '../step-parts/expect-error'
import type { StepContext } from '../step-parts/generator'
import { photoKeyOf } from '../step-parts/product-given'
import { runStepOnce } from '../step-parts/run-step-once'
import { editImages } from './edit-images'

/** The pictures together get this long; what is not there by then is shown as a placeholder. */
const DEADLINE_MS = 20_000
/** Downloads under way at once. */
const LANES = 6
/** Width in pixels the live view shows a picture at. */
const PREVIEW_WIDTH = 480

const imagesSchema = z.object({
	gallery: z.array(pageImageSchema),
	description: z.array(pageImageSchema),
	/** Pictures as they were before they were edited. */
	originals: z.array(pageImageSchema).default([]),
	logo: pageImageSchema.nullable().default(null),
	notes: z.array(noteSchema).default([]),
})
export type PreparedImages = z.infer<typeof imagesSchema>

/** Fetches and sizes the pictures. One that cannot be had is there without files; nothing of it ends the generation. */
export async function imagesStep(context: StepContext, product: Product): Promise<PreparedImages> {
	return runStepOnce(
		context,
		'prepare-images',
		imagesSchema,
		async () => {
			context.journal.tell({ type: 'step', step: 'prepare-images', state: 'started' })
			const ofProduct = picturesOfProduct(product)
			const refs = distinct([...ofProduct, ...product.descriptionImages.map(({ value }) => value)]).slice(0, MAX_IMAGES)
			const cropped = await croppedImage(context, product)
			const fetched = await fetchAll(context, refs, product, cropped)
			const { images, originals, notes } = await editImages(context, fetched)
			const inGallery = new Set(ofProduct.map(({ id }) => id))
			const isShown = (index: number) => (index === 0 && cropped !== undefined) || inGallery.has(fetched[index]?.id ?? '')
			const gallery = images.filter((_image, index) => isShown(index))
			return { gallery, description: images.filter((_image, index) => !isShown(index)), originals, notes, logo: await logoOf(context) }
		},
		() => [{ type: 'step', step: 'prepare-images', state: 'finished' }],
	)
}

/** The seller's own picture, which takes the place of the listing's main one (W-9). */
async function croppedImage({ input, deps }: StepContext, product: Product): Promise<PageImage | undefined> {
	if (!input.croppedImageKey) return undefined
	const bytes = await deps.files.get(input.croppedImageKey)
	if (!bytes) throw new AppError('invalid_request', msg('generations.picture_lost'))
	return deps.images.importImage('cropped', bytes, product.title?.value ?? '')
}

/** The seller's logo; one that cannot be had leaves the page without, and says so to whoever runs it. */
async function logoOf({ input, deps, signal }: StepContext): Promise<PageImage | null> {
	const { logoKey } = input.seller?.brand ?? {}
	if (!logoKey) return null
	const bytes = await deps.files.get(logoKey)
	try {
		if (bytes) return await deps.images.importImage('store-logo', bytes, input.seller?.storeName ?? '')
		deps.warn('the seller’s logo is not there', { logoKey })
	} catch (error) {
		expectError(error, signal)
		deps.warn('the seller’s logo cannot be used', { logoKey, reason: error.message })
	}
	return null
}

/** A picture of the listing by its address, or the seller's own from the file store. */
async function imageOf({ input, deps }: StepContext, ref: ImageRef, alt: string, deadline: AbortSignal): Promise<PageImage> {
	const key = photoKeyOf(input, ref.id)
	if (!key) return deps.images.fetchImage({ id: ref.id, urls: [ref.url], alt }, deadline)
	const bytes = await deps.files.get(key)
	if (!bytes) throw new AppError('invalid_request', msg('generations.photo_lost'))
	return deps.images.importImage(ref.id, bytes, alt)
}

async function fetchAll(context: StepContext, refs: ImageRef[], product: Product, cropped: PageImage | undefined): Promise<PageImage[]> {
	const { journal, signal } = context
	const deadline = AbortSignal.any([signal, AbortSignal.timeout(DEADLINE_MS)])
	const wanted = cropped ? refs.slice(product.gallery.length > 0 ? 1 : 0) : refs
	const first = cropped ? [cropped] : []
	const images: PageImage[] = [...first]
	for (const image of first) journal.tell(ready(image, 0))
	let next = 0
	const lane = async () => {
		for (let index = next++; index < wanted.length; index = next++) {
			const ref = wanted[index]
			if (!ref) return
			const image = await imageOf(context, ref, ref.alt ?? product.title?.value ?? '', deadline)
			images[index + first.length] = image
			journal.tell(ready(image, index + first.length))
		}
	}
	await Promise.all(Array.from({ length: LANES }, lane))
	return images
}

function ready(image: PageImage, position: number) {
	const webp = image.files.filter((file) => file.format === 'webp')
	const file = webp.find((one) => one.width >= PREVIEW_WIDTH) ?? webp.at(-1) ?? image.files[0]
	return { type: 'image', id: image.id, url: file ? fileUrl(file.key) : null, position } as const
}

/** Combinations whose pictures join the gallery; more colours than these are not shown. */
const MOST_OPTION_PICTURES = 8

/**
 * The gallery, and behind it the pictures of the colours and sizes one chooses between, which stores give to variants.
 */
export function picturesOfProduct({ gallery, variants }: Product): ImageRef[] {
	const own = gallery.map(({ value }) => value)
	const known = new Set(own.map(({ id }) => id))
	const ofOptions = distinct((variants?.value.items ?? []).flatMap(({ image }) => image ?? [])).filter(({ id }) => !known.has(id))
	return [...distinct(own), ...ofOptions.slice(0, MOST_OPTION_PICTURES)]
}

function distinct(refs: ImageRef[]): ImageRef[] {
	const seen = new Set<string>()
	return refs.filter((ref) => !seen.has(ref.id) && seen.add(ref.id))
}

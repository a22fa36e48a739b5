import { createHash } from 'node:crypto'
import sharp, { type OutputInfo, type Sharp } from 'sharp'
import { AppError } from '../../core/errors'
import { msg } from '../../core/messages/message'
import type { ImageFile, PageImage } from '../../core/page/page'
import type { FileStore } from '../files/file-store'
import { aiMadeXmp } from './ai-made-xmp'
import { dominantColor } from './dominant-color'
import { pictureFocus, pictureNature } from './picture-nature'
import { withoutWhiteMat } from './white-mat'

type Size = { format: 'avif' | 'webp' | 'jpeg'; width: number }

/**
 * AVIF for the browsers of the last years: 480 for thumbnails and rows, 800 for phones of density 2, 1400 for those of
 * density 3 and for large screens. WebP for older browsers, where a large one would serve hardly anybody; one JPEG for
 * what shares and imports pages. Together 0.2 s of processor time a picture (1500 px, grainy).
 */
const SIZES: readonly Size[] = [
	{ format: 'avif', width: 480 },
	{ format: 'avif', width: 800 },
	{ format: 'avif', width: 1400 },
	{ format: 'webp', width: 480 },
	{ format: 'webp', width: 960 },
	{ format: 'jpeg', width: 1200 },
]
/**
 * Effort 1 of 9 makes files as small as the default, 4, at a twentieth of its time (a grainy photo at 960 px: 103 ms
 * and 79 KB against 2046 ms and 77 KB); at 1500 px effort 0 halves that again (111 against 275 ms, 164 against 160 KB).
 */
const AVIF_EFFORT = { small: 1, large: 0 }
const SMALL_WIDTH = 1000
/**
 * Twice as fast as the encoder’s default (4), for files of the same size (measured: 1500 px, 84 against 216 ms, 44.7
 * against 44.2 KB).
 */
const WEBP_EFFORT = 2
/** What no file a page loads may weigh; a picture too rich for it is encoded again, coarser. */
const MAX_FILE_BYTES = 150_000
/** Steps from the quality wanted to the coarsest that is still shown. */
const QUALITIES = { avif: [50, 38, 26], webp: [78, 60, 40], jpeg: [80] } as const

/** Pictures larger than this unpack into more memory than a page is worth. */
const MAX_PIXELS = 50_000_000
/** Smaller ones are tracking dots and blank placeholders, not pictures of a product. */
const MIN_SIDE = 16
/** What may be decoded; everything else sharp could open (SVG, PDF, …) is refused. */
const ACCEPTED = new Set(['jpeg', 'png', 'webp', 'gif', 'heif', 'tiff'])

export type StoredSizes = Pick<PageImage, 'files' | 'color' | 'nature' | 'focus'>

/**
 * Decodes a picture and stores it in every size and format, under the hash of its content, never enlarged and without a
 * shop's white mat. `madeBy` is written into the files. Throws AppError `image_unavailable` for what is no picture.
 */
export async function storeSizes(bytes: Uint8Array, files: FileStore, madeBy?: 'ai'): Promise<StoredSizes> {
	const { image: whole, width: wide, height } = await decode(bytes)
	const hash = createHash('sha256')
		.update(bytes)
		.update(madeBy ?? '')
		.digest('hex')
		.slice(0, 40)
	const stored: ImageFile[] = []
	try {
		const region = await withoutWhiteMat(whole, { width: wide, height })
		const image = region ? whole.extract(region) : whole
		const width = region?.width ?? wide
		const marked = madeBy ? image.clone().withXmp(aiMadeXmp) : image
		for (const { format, width: size } of distinctSizes(width)) {
			const { data, info } = await encode(marked, format, size)
			const key = `${hash.slice(0, 2)}/${hash}-${size}.${format === 'jpeg' ? 'jpg' : format}`
			await files.put(key, data, `image/${format}`)
			stored.push({ key, format, width: info.width, height: info.height, bytes: info.size })
		}
		const nature = await pictureNature(image)
		const focus = nature.kind === 'scene' ? await pictureFocus(image) : undefined
		return { files: stored, color: await dominantColor(image), nature, ...(focus ? { focus } : {}) }
	} catch (error) {
		if (isSharpError(error)) throw notAPicture(error)
		throw error
	}
}

/** The sizes wanted, none wider than the picture and none twice. */
function distinctSizes(width: number): Size[] {
	const fitting = SIZES.map((size) => ({ ...size, width: Math.min(size.width, width) }))
	return fitting.filter((size, at) => fitting.findIndex((other) => other.format === size.format && other.width === size.width) === at)
}

type Encoded = { data: Buffer; info: OutputInfo }

async function encode(image: Sharp, format: Size['format'], width: number): Promise<Encoded> {
	const sized = image.clone().resize({ width })
	const at = (quality: number): Promise<Encoded> => {
		const effort = width <= SMALL_WIDTH ? AVIF_EFFORT.small : AVIF_EFFORT.large
		if (format === 'avif') return sized.clone().avif({ quality, effort }).toBuffer({ resolveWithObject: true })
		if (format === 'webp') return sized.clone().webp({ quality, effort: WEBP_EFFORT }).toBuffer({ resolveWithObject: true })
		return sized.clone().flatten({ background: '#ffffff' }).jpeg({ quality }).toBuffer({ resolveWithObject: true })
	}
	const [wanted, ...coarser] = QUALITIES[format]
	let encoded = await at(wanted)
	for (const quality of coarser) {
		if (encoded.info.size <= MAX_FILE_BYTES) break
		encoded = await at(quality)
	}
	return encoded
}

async function decode(bytes: Uint8Array): Promise<{ image: Sharp; width: number; height: number }> {
	const image = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', animated: false }).rotate()
	try {
		const metadata = await image.metadata()
		if (!ACCEPTED.has(metadata.format)) throw new AppError('image_unavailable', msg('machine.picture_format', { format: metadata.format }))
		const { width, height } = metadata.autoOrient
		if (width < MIN_SIDE || height < MIN_SIDE) throw new AppError('image_unavailable', msg('machine.picture_small', { width, height }))
		return { image, width, height }
	} catch (error) {
		if (isSharpError(error)) throw notAPicture(error)
		throw error
	}
}

/** sharp tells what is wrong with a file by a plain Error; everything of another kind is a bug or the disk. */
function isSharpError(error: unknown): boolean {
	return error instanceof Error && error.constructor === Error && !('code' in error)
}

function notAPicture(cause: unknown): AppError {
	return new AppError('image_unavailable', msg('machine.picture_broken'), { cause })
}

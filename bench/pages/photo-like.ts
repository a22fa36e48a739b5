import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { drawPicture, SHARP_SIDE } from '../../test/fakes/marketplace/draw-picture'

/**
 * How much grain and unevenness a drawn picture gets, so that it weighs what a photo of a listing does (80 to 300 KB at
 * 1500 px).
 */
const GRAIN = 7
const BLOTCHES = 36
const QUALITY = 86

const drawn = new Map<string, Promise<Buffer>>()

/** Grey noise of a size, the same each time it is asked for. */
function noise(width: number, height: number, sigma: number): Promise<Buffer> {
	const key = `${width}×${height}×${sigma}`
	const known = drawn.get(key)
	if (known) return known
	const fresh = sharp({ create: { width, height, channels: 3, background: '#808080', noise: { type: 'gaussian', mean: 128, sigma } } })
		.png({ compressionLevel: 1 })
		.toBuffer()
	drawn.set(key, fresh)
	return fresh
}

const photos = new Map<string, Promise<Buffer>>()

/**
 * A JPEG for a picture's address, as heavy as a photo: a drawing under soft unevenness and fine grain. One in three is
 * tall or wide.
 */
export async function photoLike(path: string): Promise<Buffer> {
	const drawing = await drawPicture(path, SHARP_SIDE)
	const shape = (createHash('sha256').update(path).digest()[0] ?? 0) % 6
	const key = `${createHash('sha256').update(drawing).digest('hex')}-${Math.min(shape, 2)}`
	const photo = photos.get(key) ?? photoOf(drawing, shape)
	photos.set(key, photo)
	return photo
}

async function photoOf(drawing: Buffer, shape: number): Promise<Buffer> {
	const picture = sharp(drawing)
	const { width, height } = await picture.metadata()
	const [wide, tall] = shape === 0 ? [width, Math.round(height * 0.7)] : shape === 1 ? [Math.round(width * 0.75), height] : [width, height]
	const uneven = await sharp(await noise(Math.ceil(wide / 6), Math.ceil(tall / 6), BLOTCHES))
		.resize(wide, tall, { fit: 'fill', kernel: 'cubic' })
		.toBuffer()
	return picture
		.resize(wide, tall, { fit: 'cover' })
		.composite([
			{ input: uneven, blend: 'soft-light' },
			{ input: await noise(wide, tall, GRAIN), blend: 'soft-light' },
		])
		.jpeg({ quality: QUALITY })
		.toBuffer()
}

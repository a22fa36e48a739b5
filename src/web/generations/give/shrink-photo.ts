import { AppError } from '../../../core/errors'
import { msg } from '../../../core/messages/message'

/** The largest width of a page's pictures is 1600; a little more lets the server do the final sizing. */
const MAX_SIDE = 2000
const SMALL_BYTES = 1_500_000
const QUALITY = 0.9

/**
 * A photo in a size worth sending: phones take them ten times larger than a page shows. Throws AppError
 * `invalid_request` when it is no picture.
 */
export async function shrinkPhoto(file: File): Promise<File> {
	const bitmap = await decode(file)
	const scale = Math.min(1, MAX_SIDE / Math.max(bitmap.width, bitmap.height))
	if (scale === 1 && file.size < SMALL_BYTES) return file
	const canvas = document.createElement('canvas')
	canvas.width = Math.round(bitmap.width * scale)
	canvas.height = Math.round(bitmap.height * scale)
	canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
	bitmap.close()
	// JPEG has no transparency: what may be cut out stays so.
	const type = file.type === 'image/jpeg' ? 'image/jpeg' : 'image/webp'
	const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, type, QUALITY))
	return blob && blob.size < file.size ? new File([blob], file.name, { type: blob.type }) : file
}

async function decode(file: File): Promise<ImageBitmap> {
	try {
		return await createImageBitmap(file, { imageOrientation: 'from-image' })
	} catch (cause) {
		throw new AppError('invalid_request', msg('pictures.one_not_usable', { what: file.name }), { cause })
	}
}

import type { FastifyRequest } from 'fastify'
import { AppError } from '../../core/errors'
import { MAX_IMAGE_BYTES, MAX_PHOTOS, MAX_PHOTOS_BYTES } from '../../core/limits'
import { type Message, msg } from '../../core/messages/message'

/** Room for the longest pasted text, three bytes a character. */
const MAX_FIELD_BYTES = 320_000
const MEGABYTE = 1024 * 1024

export type Parts = { fields: Record<string, string>; savedPage?: Uint8Array; croppedImage?: Uint8Array; photos: Uint8Array[] }

/**
 * The parts of the multipart form; those it does not know are left out. Throws AppError `invalid_request`, `too_large`.
 */
export async function readParts(request: FastifyRequest, fieldNames: ReadonlySet<string>): Promise<Parts> {
	const parts: Parts = { fields: {}, photos: [] }
	const limits = { files: MAX_PHOTOS + 3, fieldSize: MAX_FIELD_BYTES, parts: 60 }
	for await (const part of request.parts({ limits })) {
		if (part.type === 'file') takeFile(parts, part.fieldname, await part.toBuffer())
		else if (typeof part.value === 'string' && fieldNames.has(part.fieldname)) {
			if (part.valueTruncated) throw new AppError('too_large', msg('request.too_long', { field: part.fieldname }))
			parts.fields[part.fieldname] = part.value
		}
	}
	return parts
}

function takeFile(parts: Parts, name: string, bytes: Uint8Array): void {
	if (bytes.byteLength === 0) return
	if (name === 'saved_page') parts.savedPage = bytes
	if (name === 'cropped_image') parts.croppedImage = checkPicture(bytes, msg('pictures.the_picture'))
	if (name !== 'photos') return
	parts.photos.push(checkPicture(bytes, msg('pictures.photo', { number: parts.photos.length + 1 })))
	if (parts.photos.length > MAX_PHOTOS) throw new AppError('invalid_request', msg('pictures.most', { most: MAX_PHOTOS, best: MAX_PHOTOS }))
	if (parts.photos.reduce((all, photo) => all + photo.byteLength, 0) > MAX_PHOTOS_BYTES) {
		throw new AppError('too_large', msg('pictures.together_large', { size: MAX_PHOTOS_BYTES / MEGABYTE }))
	}
}

/** Refuses at once what is surely no picture; whether it really is one, only decoding it tells. */
function checkPicture(bytes: Uint8Array, what: string | Message): Uint8Array {
	if (bytes.byteLength > MAX_IMAGE_BYTES) {
		throw new AppError('too_large', msg('pictures.one_too_large', { what, size: MAX_IMAGE_BYTES / MEGABYTE }))
	}
	const head = Buffer.from(bytes.subarray(0, 12)).toString('latin1')
	const known = head.startsWith('\xff\xd8\xff') || head.startsWith('\x89PNG') || head.startsWith('GIF8') || /^RIFF.{4}WEBP/s.test(head)
	if (known || head.slice(4, 8) === 'ftyp' || /^(?:II\*\0|MM\0\*)/.test(head)) return bytes
	throw new AppError('invalid_request', msg('pictures.one_not_usable', { what }))
}

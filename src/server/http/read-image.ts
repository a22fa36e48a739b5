import type { FastifyRequest } from 'fastify'
import { AppError } from '../../core/errors'
import { MAX_IMAGE_BYTES } from '../../core/limits'
import { msg } from '../../core/messages/message'
import type { FormFields } from './route-policy'

/**
 * What a request with one picture may weigh: a little more than the picture, so that a larger one is refused in words.
 */
export const IMAGE_BODY_LIMIT = 2 * MAX_IMAGE_BYTES

/** The form such a request is, for the OpenAPI document. */
export const IMAGE_FORM: FormFields = { fields: {}, files: { image: 'JPEG, PNG or WebP' }, required: ['image'] }

/** The file `image` of a multipart form. Throws AppError `invalid_request` when there is none, `too_large`. */
export async function readImage(request: FastifyRequest): Promise<Uint8Array> {
	const part = await request.file({ limits: { fileSize: IMAGE_BODY_LIMIT, files: 1 } })
	if (part?.fieldname !== 'image') throw new AppError('invalid_request', msg('pictures.none_sent'))
	const bytes = await part.toBuffer()
	if (bytes.byteLength === 0) throw new AppError('invalid_request', msg('pictures.empty_file'))
	return bytes
}

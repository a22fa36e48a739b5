import pLimit from 'p-limit'
import { AppError, isAppError } from '../../core/errors'
import { MAX_IMAGE_BYTES } from '../../core/limits'
import { msg } from '../../core/messages/message'
import type { Outbound } from '../fetch'
import type { FileStore } from '../files/file-store'
import { cropPicture } from './crop-picture'
import type { ImagePipeline, ImageRequest } from './image-pipeline'
import { type StoredSizes, storeSizes } from './store-sizes'

const DECODERS_AT_ONCE = 2
const FETCH_TIMEOUT_MS = 15_000
export type Warn = (message: string, details: Record<string, unknown>) => void

/**
 * Pictures by sharp: decoded (the only proof that it is one), stripped of metadata, resized, stored under the hash of
 * their content.
 */
export function createSharpImages(deps: { outbound: Outbound; files: FileStore; warn: Warn }): ImagePipeline {
	const limit = pLimit(DECODERS_AT_ONCE)
	const store = (bytes: Uint8Array, madeBy?: 'ai') => limit(() => storeSizes(bytes, deps.files, madeBy))

	async function fetchOne(url: string, signal: AbortSignal): Promise<Buffer> {
		const answer = await deps.outbound.request(url, {
			signal,
			timeoutMs: FETCH_TIMEOUT_MS,
			maxBytes: MAX_IMAGE_BYTES,
			// A page waits for its pictures; one that does not come at the second try has a placeholder.
			retries: 1,
			headers: { accept: 'image/avif,image/webp,image/*;q=0.8' },
		})
		if (answer.status !== 200) throw new AppError('image_unavailable', msg('pictures.server_answered', { status: answer.status }))
		return answer.body
	}

	async function storeGiven(bytes: Uint8Array, madeBy?: 'ai'): Promise<StoredSizes> {
		try {
			return await store(bytes, madeBy)
		} catch (error) {
			if (!isAppError(error, 'image_unavailable')) throw error
			throw new AppError('invalid_request', msg('pictures.not_usable'), { cause: error })
		}
	}

	return {
		async fetchImage(request: ImageRequest, signal) {
			for (const url of request.urls) {
				const missed = (error: unknown) => {
					deps.warn('a picture could not be had', { url, reason: isAppError(error) ? `${error.code}: ${error.message}` : 'canceled' })
					return undefined
				}
				const bytes = await fetchOne(url, signal).catch((error: unknown) => {
					if (!isAppError(error) && !signal.aborted) throw error
					return missed(error)
				})
				// Storage that fails is no missing picture: the page is made once it is there again.
				const stored =
					bytes &&
					(await store(bytes).catch((error: unknown) => {
						if (!isAppError(error, 'image_unavailable')) throw error
						return missed(error)
					}))
				if (stored) return { id: request.id, alt: request.alt, sourceUrl: url, ...stored }
				if (signal.aborted) break
			}
			const sourceUrl = request.urls[0]
			return { id: request.id, alt: request.alt, files: [], ...(sourceUrl === undefined ? {} : { sourceUrl }) }
		},

		async importImage(id, bytes, alt, madeBy) {
			if (bytes.byteLength > MAX_IMAGE_BYTES) {
				throw new AppError('too_large', msg('pictures.too_large', { size: MAX_IMAGE_BYTES / 1024 / 1024 }))
			}
			return { id, alt, ...(await storeGiven(bytes, madeBy)), ...(madeBy ? { madeBy } : {}) }
		},

		async cropImage(id, image, crop) {
			const bytes = await limit(() => cropPicture(image, crop, deps.files))
			if (!bytes) throw new AppError('invalid_request', msg('pictures.not_usable'))
			const { alt, sourceUrl, madeBy } = image
			const stored = await storeGiven(bytes, madeBy)
			return { id, alt, ...stored, ...(sourceUrl === undefined ? {} : { sourceUrl }), ...(madeBy ? { madeBy } : {}) }
		},
	}
}

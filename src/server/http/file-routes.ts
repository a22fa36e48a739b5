import { z } from 'zod'
import type { FileStore } from '../../connectors/files/file-store'
import { AppError } from '../../core/errors'
import { msg } from '../../core/messages/message'
import { imageFileSchema } from '../../core/page/page'
import type { Routes } from './route-schemas'

const TYPES: Record<string, string> = { webp: 'image/webp', avif: 'image/avif', jpg: 'image/jpeg', png: 'image/png' }

/**
 * Stored pictures. They are named by the hash of their content, so whoever can name one has had it; they are asked for
 * without cookies by sandboxed previews. Nothing but pictures is served, and never SVG, which could hold script.
 */
export function registerFileRoutes(app: Routes, files: FileStore): void {
	const options = {
		config: { who: 'anyone', rateLimit: false, unknown: msg('pictures.missing') },
		schema: { params: z.object({ '*': imageFileSchema.shape.key }) },
	} as const
	app.get('/files/*', options, async (request, reply) => {
		const key = request.params['*']
		const type = TYPES[key.split('.').at(-1) ?? '']
		const bytes = type && (await files.get(key))
		if (!type || !bytes) throw new AppError('not_found', msg('pictures.missing'))
		return reply
			.type(type)
			.header('cache-control', 'public, max-age=31536000, immutable')
			.header('cross-origin-resource-policy', 'cross-origin')
			.send(Buffer.from(bytes))
	})
}

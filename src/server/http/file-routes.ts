import type { FastifyInstance } from 'fastify'
import type { FileStore } from '../../connectors/files/file-store'
import { AppError } from '../../core/errors'
import { msg } from '../../core/messages/message'
import { imageFileSchema } from '../../core/page/page'

const TYPES: Record<string, string> = { webp: 'image/webp', avif: 'image/avif', jpg: 'image/jpeg', png: 'image/png' }

/**
 * Stored pictures. They are named by the hash of their content, so whoever can name one has had it; they are asked for
 * without cookies by sandboxed previews. Nothing but pictures is served, and never SVG, which could hold script.
 */
export function registerFileRoutes(app: FastifyInstance, files: FileStore): void {
	app.get<{ Params: { '*': string } }>('/files/*', { config: { who: 'anyone', rateLimit: false } }, async (request, reply) => {
		const key = request.params['*']
		const type = TYPES[key.split('.').at(-1) ?? '']
		const bytes = type && imageFileSchema.shape.key.safeParse(key).success ? await files.get(key) : undefined
		if (!type || !bytes) throw new AppError('not_found', msg('pictures.missing'))
		return reply
			.type(type)
			.header('cache-control', 'public, max-age=31536000, immutable')
			.header('cross-origin-resource-policy', 'cross-origin')
			.send(Buffer.from(bytes))
	})
}

import type { FastifyInstance } from 'fastify'
import type { FaceEmbedder } from '../../connectors/faces/face-embedder'
import { AppError } from '../../core/errors'
import { msg } from '../../core/messages/message'
import { FACES_PATH } from '../../render/style/page-faces'

/**
 * Files of the pages' faces. A package's version never changes what its file is, and sandboxed previews have no origin
 * of their own.
 */
export function registerFaceRoutes(app: FastifyInstance, faces: FaceEmbedder): void {
	app.get<{ Params: { '*': string } }>(`${FACES_PATH}/*`, { config: { who: 'anyone', rateLimit: false } }, async (request, reply) => {
		const bytes = await faces.file(request.params['*'])
		if (!bytes) throw new AppError('not_found', msg('request.no_typeface'))
		return reply
			.type('font/woff2')
			.headers({
				'cache-control': 'public, max-age=2592000',
				'access-control-allow-origin': '*',
				'cross-origin-resource-policy': 'cross-origin',
			})
			.send(Buffer.from(bytes))
	})
}

import type { FastifyInstance } from 'fastify'
import { exportFormatSchema } from '../../core/contracts/pages'
import { AppError } from '../../core/errors'
import type { ImageFile } from '../../core/page/page'
import { fileUrl } from '../file-url'
import type { RouteContext } from '../http/context'
import { getOwnPage } from '../pages/pages'
import { attachmentHeader } from './attachment-header'
import { exportPage } from './export-page'

/** Should a browser show the file after all, nothing in it may load, run or be framed. */
const ATTACHMENT_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox"

type Asked = { Params: { id: string; format: string } }

/** A user's page as a file in one of the contract's formats. */
export function registerExportRoutes(app: FastifyInstance, { config, deps, sessions }: RouteContext): void {
	const imageUrl = (file: ImageFile) => new URL(fileUrl(file.key), config.publicUrl).href

	app.get<Asked>('/api/pages/:id/export/:format', async (request, reply) => {
		const user = await sessions.getUser(request)
		const { page } = await getOwnPage(deps.database.db, user.id, request.params.id)
		const format = exportFormatSchema.safeParse(request.params.format)
		if (!format.success) {
			throw new AppError('not_found', `There is no such format. A page can be had as ${exportFormatSchema.options.join(', ')}.`)
		}
		const file = await exportPage(page, format.data, { files: deps.files, imageUrl })
		return reply
			.type(file.type)
			.headers({
				'content-disposition': attachmentHeader(file.name),
				'cache-control': 'no-store',
				'content-security-policy': ATTACHMENT_POLICY,
			})
			.send(file.body)
	})
}

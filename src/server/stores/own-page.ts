import type { FastifyRequest } from 'fastify'
import { AppError } from '../../core/errors'
import type { Config } from '../config'

/**
 * For the specification's calls without a token: a browser names the page a request comes from, and that must be ours. Throws AppError
 * `csrf`. What names no page is no browser, and carries nobody's cookies without their knowing.
 */
export function refuseForeignPage({ publicUrl, otherOrigins }: Pick<Config, 'publicUrl' | 'otherOrigins'>, request: FastifyRequest): void {
	const { origin } = request.headers
	const site = request.headers['sec-fetch-site']
	const isOwn = origin === undefined || [new URL(publicUrl).origin, ...otherOrigins].includes(origin)
	if (isOwn && site !== 'cross-site') return
	throw new AppError('csrf', 'Stores are reached from this installation’s own pages only. The operator can set its address as PUBLIC_URL.')
}

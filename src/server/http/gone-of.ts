import type { FastifyRequest } from 'fastify'
import { AppError } from '../../core/errors'

/** Ends when the caller has gone away. */
export function goneOf(request: FastifyRequest): AbortSignal {
	const gone = new AbortController()
	request.raw.socket.once('close', () => gone.abort(new AppError('canceled', 'The caller has gone away.')))
	return gone.signal
}

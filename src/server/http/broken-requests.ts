import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'
import type { FastifyBaseLogger } from 'fastify'
import { AppError } from '../../core/errors'
import { msg } from '../../core/messages/message'
import { errorBody } from './errors'

/** Sending a request may take this long: a connection on which nothing ends is somebody's who wants to hold many. */
export const REQUEST_LIMIT_MS = 300_000

/** What Node's parser and its time limit say → the status line, and our code and words. */
const REFUSALS: Record<string, { status: string; told: AppError }> = {
	ERR_HTTP_REQUEST_TIMEOUT: { status: '408 Request Timeout', told: new AppError('timeout', msg('request.slow')) },
	HPE_HEADER_OVERFLOW: { status: '431 Request Header Fields Too Large', told: new AppError('too_large', msg('request.too_large')) },
}
const UNREADABLE = { status: '400 Bad Request', told: new AppError('invalid_request', msg('request.not_understood')) }

/**
 * Answers a connection whose bytes never became a request, in the one shape of errors, and ends it. No hook and no
 * route has seen it.
 */
export function answerBrokenRequest(error: { code?: string }, socket: Socket, log: FastifyBaseLogger): void {
	if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) {
		socket.destroy()
		return
	}
	const { status, told } = REFUSALS[error.code ?? ''] ?? UNREADABLE
	const id = randomUUID()
	log.info({ reqId: id, code: told.code, reason: error.code }, 'request refused')
	const body = JSON.stringify(errorBody(told, id))
	const headers = [
		'content-type: application/json; charset=utf-8',
		`content-length: ${Buffer.byteLength(body)}`,
		'cache-control: no-store',
		'x-content-type-options: nosniff',
		'connection: close',
	]
	socket.write(`HTTP/1.1 ${status}\r\n${headers.join('\r\n')}\r\n\r\n${body}`)
	socket.destroySoon()
}

import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { ErrorResponse } from '../../core/contracts/account'
import { AppError, type ErrorCode, isAppError } from '../../core/errors'
import { foreignWords, type Message, msg } from '../../core/messages/message'
import { findOutage } from '../runtime/outage'
import { reasonOf } from '../runtime/outage-log'
import { explainMismatch, SchemaMismatch } from './route-schemas'

/** What Fastify and its plugins throw, by HTTP status → our codes and words. */
const BY_STATUS: Record<number, { code: ErrorCode; message: Message }> = {
	400: { code: 'invalid_request', message: msg('request.not_understood') },
	404: { code: 'not_found', message: msg('request.nothing_here') },
	405: { code: 'invalid_request', message: msg('request.method') },
	406: { code: 'invalid_request', message: msg('request.multipart') },
	413: { code: 'too_large', message: msg('request.too_large') },
	// A part of an address longer than any of ours.
	414: { code: 'not_found', message: msg('request.nothing_here') },
	415: { code: 'unsupported_type', message: msg('request.content_type') },
	429: { code: 'rate_limited', message: msg('request.too_often') },
}

/** The one translator of errors to HTTP: expected ones by the table, everything else `internal` without its insides. */
export function answerError(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
	const known = error instanceof SchemaMismatch ? explainMismatch(error, request) : toAppError(error)
	if (!known || known.rule.report) request.log.error({ err: error }, 'request failed')
	else if (known.code === 'unavailable') request.log.warn({ code: known.code, reason: reasonOf(known) }, 'request refused')
	else request.log.info({ code: known.code, reason: known.message }, 'request refused')
	const told = known ?? new AppError('internal', msg('request.internal'))
	const retryAfter = told.details.retryAfterSeconds
	if (typeof retryAfter === 'number') reply.header('retry-after', String(retryAfter))
	return reply
		.code(told.rule.status)
		.type('application/json; charset=utf-8')
		.header('cache-control', 'no-store')
		.send(errorBody(told, request.id))
}

function toAppError(error: FastifyError | Error): AppError | undefined {
	if (isAppError(error)) return error
	const status = 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : undefined
	const known = status === undefined ? undefined : BY_STATUS[status]
	if (known) return new AppError(known.code, known.message, { cause: error })
	return findOutage(error)
}

/** An error in the one shape every answer of it has. */
export function errorBody(error: AppError, requestId: string): ErrorResponse {
	return {
		error: error.message,
		said: error.said,
		code: error.code,
		...(Object.keys(error.details).length > 0 ? { details: { ...error.details } } : {}),
		request_id: requestId,
	}
}

const providersErrorSchema = z.looseObject({
	code: z.string().optional().catch(undefined),
	message: z.string().optional().catch(undefined),
})

/**
 * An error the identity provider's library answered (JSON of `{code, message}`, or nothing) in our one shape. Its codes
 * stay: they say which field was wrong. `text`: the body as it came.
 */
export function errorOfProvider(status: number, text: string, requestId: string): ErrorResponse {
	const known = BY_STATUS[status] ?? (status < 500 ? BY_STATUS[400] : undefined)
	const general = new AppError(known?.code ?? 'internal', known?.message ?? msg('request.internal'))
	const { code = general.code, message } = providersErrorSchema.catch({}).parse(parsed(text))
	if (!message) return { ...errorBody(general, requestId), code }
	return { error: message, said: foreignWords(message), code, request_id: requestId }
}

function parsed(text: string): unknown {
	try {
		return JSON.parse(text)
	} catch {
		return {}
	}
}

import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import type { ErrorResponse } from '../../core/contracts/account'
import { AppError, type ErrorCode, isAppError } from '../../core/errors'
import { findOutage } from '../outage'
import { reasonOf } from '../outage-log'
import { explainMismatch, SchemaMismatch } from './route-schemas'

/** What Fastify and its plugins throw, by HTTP status → our codes and words. */
const BY_STATUS: Record<number, { code: ErrorCode; message: string }> = {
	400: { code: 'invalid_request', message: 'The request could not be understood.' },
	404: { code: 'not_found', message: 'There is nothing at this address.' },
	405: { code: 'invalid_request', message: 'This address does not answer to this method.' },
	406: { code: 'invalid_request', message: 'The request must be sent as multipart/form-data.' },
	413: { code: 'too_large', message: 'What was sent is too large.' },
	415: { code: 'unsupported_type', message: 'The request has a content type that is not taken here.' },
	429: { code: 'rate_limited', message: 'Too many requests in a short time. Wait a minute, then try again.' },
}

/** The one translator of errors to HTTP: expected ones by the table, everything else `internal` without its insides. */
export function answerError(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
	const known = error instanceof SchemaMismatch ? explainMismatch(error, request) : toAppError(error)
	if (!known || known.rule.report) request.log.error({ err: error }, 'request failed')
	else if (known.code === 'unavailable') request.log.warn({ code: known.code, reason: reasonOf(known) }, 'request refused')
	else request.log.info({ code: known.code, reason: known.message }, 'request refused')
	const told = known ?? new AppError('internal', 'Something went wrong on our side. Try again; nothing was lost.')
	const retryAfter = told.details.retryAfterSeconds
	if (typeof retryAfter === 'number') reply.header('retry-after', String(retryAfter))
	return reply
		.code(told.rule.status)
		.type('application/json; charset=utf-8')
		.header('cache-control', 'no-store')
		.send(bodyOf(told, request.id))
}

function toAppError(error: FastifyError | Error): AppError | undefined {
	if (isAppError(error)) return error
	const status = 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : undefined
	const known = status === undefined ? undefined : BY_STATUS[status]
	if (known) return new AppError(known.code, known.message, { cause: error })
	return findOutage(error)
}

function bodyOf(error: AppError, requestId: string): ErrorResponse {
	return {
		error: error.message,
		said: error.said,
		code: error.code,
		...(Object.keys(error.details).length > 0 ? { details: { ...error.details } } : {}),
		request_id: requestId,
	}
}

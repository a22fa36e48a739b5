import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { AppError } from '../../core/errors'

/** A body as its schema reads it. Throws AppError `invalid_request` with words for a person. */
export function readBody<T extends z.ZodType>(request: FastifyRequest, schema: T, otherwise: string): z.infer<T> {
	const parsed = schema.safeParse(request.body ?? {})
	if (!parsed.success) throw new AppError('invalid_request', otherwise, { cause: parsed.error })
	return parsed.data
}

/** A route's own limit, for calls that could be used to guess or to keep the server busy. */
export function noMoreThan(times: number, minutes = 1) {
	return { config: { rateLimit: { max: times, timeWindow: minutes * 60_000 } } }
}

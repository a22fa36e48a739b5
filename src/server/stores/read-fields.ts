import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { AppError } from '../../core/errors'
import { msg } from '../../core/messages/message'
import { cleanText } from '../http/clean-text'
import { fitting } from '../http/route-schemas'

/** A page's HTML and its gallery, as a form sends them. */
export const FORM_LIMIT = 12 * 1024 * 1024
const FIELD_LIMIT = 6 * 1024 * 1024
const MOST_FIELDS = 30

/** Lets the routes of a scope take plain HTML forms, besides JSON and multipart. */
export function acceptForms(scope: FastifyInstance): void {
	scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: FORM_LIMIT }, (_request, body, done) => {
		done(null, Object.fromEntries(new URLSearchParams(body.toString())))
	})
}

const fieldsSchema = z.record(
	z.string(),
	z
		.union([z.string(), z.number(), z.boolean()])
		.transform(String)
		.or(z.null().transform(() => '')),
)

/**
 * The fields of a request, however it was sent (a form, multipart or JSON). Throws AppError `invalid_request`,
 * `too_large`.
 */
export async function readFields(request: FastifyRequest): Promise<Readonly<Record<string, string>>> {
	const sent = request.isMultipart() ? cleanText(await readParts(request)) : (request.body ?? {})
	return fitting(fieldsSchema, sent, () => new AppError('invalid_request', msg('request.plain_fields')))
}

async function readParts(request: FastifyRequest): Promise<Record<string, unknown>> {
	const fields = new Map<string, unknown>()
	for await (const part of request.parts({ limits: { fieldSize: FIELD_LIMIT, fields: MOST_FIELDS, files: 0 } })) {
		if (part.type !== 'field') continue
		if (part.valueTruncated) throw new AppError('too_large', msg('stores.page_large'))
		fields.set(part.fieldname, part.value)
	}
	return Object.fromEntries(fields)
}

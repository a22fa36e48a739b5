import type { FastifyInstance, FastifyRequest, FastifySchemaCompiler, FastifySerializerCompiler } from 'fastify'
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod'
import type { z } from 'zod'
import { AppError } from '../../core/errors'
import { msg } from '../../core/messages/message'

/**
 * The server as routes with zod schemas see it: `request.body`, `params` and `query` have the types of the route's
 * schemas.
 */
export type Routes = Parameters<FastifyPluginCallbackZod>[0]

/** A request that does not fit its route's schema. Becomes AppError `invalid_request` once the route is known. */
export class SchemaMismatch extends Error {
	constructor(readonly issues: readonly z.core.$ZodIssue[]) {
		super(`does not fit the schema: ${fieldsOf(issues).join(', ') || 'the whole'}`)
		this.name = 'SchemaMismatch'
	}
}

/**
 * Requests are checked by their route's zod schema. Where no body does not fit, it counts as an empty object: what has
 * a default may be left out.
 */
const validate: FastifySchemaCompiler<z.ZodType> = ({ schema }) => {
	return (data: unknown) => {
		const sent = schema.safeParse(data)
		const parsed = sent.success || (data ?? undefined) !== undefined ? sent : schema.safeParse({})
		return parsed.success ? { value: parsed.data } : { error: new SchemaMismatch(parsed.error.issues) }
	}
}

/**
 * Answers are typed by their schema at compile time and written as they are: parsing whole pages once more would only
 * take time.
 */
const serialize: FastifySerializerCompiler<unknown> = () => (data) => JSON.stringify(data)

/** Makes the zod schemas of routes count. */
export function registerRouteSchemas(app: FastifyInstance): void {
	app.setValidatorCompiler(validate)
	app.setSerializerCompiler(serialize)
}

/** What the caller of a route is told about a request that does not fit: the route's own words, else the fields. */
export function explainMismatch(error: SchemaMismatch, request: FastifyRequest): AppError {
	const fields = fieldsOf(error.issues)
	const general = fields.length > 0 ? msg('request.check_fields', { fields: fields.slice(0, 5).join(', ') }) : msg('request.not_understood')
	const message = request.routeOptions.config.invalid ?? general
	return new AppError('invalid_request', message, { cause: error, ...(fields.length > 0 ? { details: { invalid: fields } } : {}) })
}

function fieldsOf(issues: readonly z.core.$ZodIssue[]): string[] {
	return [...new Set(issues.map((issue) => issue.path.join('.')))].filter(Boolean)
}

import type { FastifyInstance, FastifyRequest, FastifySchemaCompiler, FastifySerializerCompiler } from 'fastify'
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod'
import type { z } from 'zod'
import { AppError } from '../../core/errors'
import { type Message, msg } from '../../core/messages/message'

/**
 * The server as routes with zod schemas see it: `request.body`, `params` and `query` have the types of the route's
 * schemas.
 */
export type Routes = Parameters<FastifyPluginCallbackZod>[0]

/** A request that does not fit its route's schema. Becomes an AppError once the route is known. */
export class SchemaMismatch extends Error {
	constructor(
		readonly issues: readonly z.core.$ZodIssue[],
		/** What of the request it is: `body`, `querystring`, `params`, `headers`. */
		readonly part: string | undefined,
	) {
		super(`does not fit the schema: ${fieldsOf(issues).join(', ') || 'the whole'}`)
		this.name = 'SchemaMismatch'
	}
}

/**
 * Requests are checked by their route's zod schema. Where no body does not fit, it counts as an empty object: what has
 * a default may be left out.
 */
const validate: FastifySchemaCompiler<z.ZodType> = ({ schema, httpPart }) => {
	return (data: unknown) => {
		const sent = schema.safeParse(data)
		const parsed = sent.success || (data ?? undefined) !== undefined ? sent : schema.safeParse({})
		return parsed.success ? { value: parsed.data } : { error: new SchemaMismatch(parsed.error.issues, httpPart) }
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

/**
 * What the caller of a route is told about a request that does not fit: the route's own words, else the fields. An
 * address with a part that does not fit is one where nothing is.
 */
export function explainMismatch(error: SchemaMismatch, request: FastifyRequest): AppError {
	const { invalid, unknown } = request.routeOptions.config
	if (error.part !== 'params') return mismatchError(error, invalid)
	return new AppError('not_found', unknown ?? msg('request.nothing_here'), { cause: error })
}

/**
 * What a schema makes of a value that is no route's body by itself: fields of a form, JSON within one. Throws AppError
 * `invalid_request`, which names the fields that do not fit unless `refuse` says it otherwise.
 */
export function fitting<S extends z.ZodType>(
	schema: S,
	value: unknown,
	refuse: (mismatch: SchemaMismatch) => AppError = mismatchError,
): z.output<S> {
	const parsed = schema.safeParse(value)
	if (parsed.success) return parsed.data
	throw refuse(new SchemaMismatch(parsed.error.issues, 'body'))
}

/** Names the fields that do not fit, in the words given or in general ones. */
export function mismatchError(error: SchemaMismatch, words?: Message): AppError {
	const fields = fieldsOf(error.issues)
	const general = fields.length > 0 ? msg('request.check_fields', { fields: fields.slice(0, 5).join(', ') }) : msg('request.not_understood')
	return new AppError('invalid_request', words ?? general, { cause: error, ...(fields.length > 0 ? { details: { invalid: fields } } : {}) })
}

/** Fields by their ways within what was sent. */
export function fieldsOf(issues: readonly z.core.$ZodIssue[]): string[] {
	return [...new Set(issues.map((issue) => issue.path.join('.')))].filter(Boolean)
}

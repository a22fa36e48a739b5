import { z } from 'zod'
import type { Done } from '../../core/contracts/accounts'

/** An answer that is no JSON, for a route's `schema.response`. */
export function file(type: string, description: string) {
	return { description, content: { [type]: { schema: z.any() } } }
}

/** The answer of calls that change something and have nothing to tell. */
export const DONE: Done = { status: 'done' }

/** Status 204. */
export const NOTHING = z.null().describe('Done; nothing is answered')

export const idParams = z.object({ id: z.string() })

/**
 * A body that the handler judges itself, to explain what is wrong; `schema` says in the OpenAPI document what it should
 * be.
 */
export function documented(schema: z.ZodType): z.ZodUnknown {
	const { $schema: _dialect, ...shape } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
	return z.unknown().meta(shape)
}

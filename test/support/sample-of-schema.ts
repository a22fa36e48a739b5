import fc from 'fast-check'

/** The part of JSON Schema that our OpenAPI document uses. */
export type JsonSchema = {
	$ref?: string
	type?: string | string[]
	enum?: unknown[]
	const?: unknown
	anyOf?: JsonSchema[]
	oneOf?: JsonSchema[]
	allOf?: JsonSchema[]
	properties?: Record<string, JsonSchema>
	required?: string[]
	items?: JsonSchema
	additionalProperties?: JsonSchema | boolean
}

/**
 * What no schema expects: other types, control characters, halves of surrogate pairs, numbers at the edge, names of
 * prototypes.
 */
const HOSTILE = fc.constantFrom<unknown>(
	null,
	'',
	'\u0000',
	'a\u0000b',
	'\ud800',
	'😀'.repeat(300),
	"'; drop table pages; --",
	'../../etc/passwd',
	'<script>alert(1)</script>',
	-1,
	0,
	1e308,
	2 ** 53 + 2,
	[],
	{},
	[[[]]],
	{ __proto__: null, constructor: 'x' },
	true,
)

const MAX_DEPTH = 6

/**
 * Values for a schema: mostly of its shape, here and there something it does not expect, and optional fields left out.
 * `schemas` are the document's components, which references name.
 */
export function sampleOf(schema: JsonSchema, schemas: Record<string, JsonSchema>, depth = 0): fc.Arbitrary<unknown> {
	const expected = shapeOf(schema, schemas, depth)
	return fc.oneof({ weight: 9, arbitrary: expected }, { weight: 1, arbitrary: HOSTILE })
}

function shapeOf(schema: JsonSchema, schemas: Record<string, JsonSchema>, depth: number): fc.Arbitrary<unknown> {
	if (depth > MAX_DEPTH) return HOSTILE
	if (schema.$ref) return shapeOf(schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}, schemas, depth + 1)
	if (schema.const !== undefined) return fc.constant(schema.const)
	if (schema.enum) return fc.constantFrom(...schema.enum)
	const choices = schema.anyOf ?? schema.oneOf
	if (choices) return fc.oneof(...choices.map((one) => sampleOf(one, schemas, depth + 1)))
	const type = [schema.type ?? []].flat()[0]
	if (type === 'object' || schema.properties) return objectOf(schema, schemas, depth)
	if (type === 'array') return fc.array(sampleOf(schema.items ?? {}, schemas, depth + 1), { maxLength: 3 })
	if (type === 'integer') return fc.integer({ min: -5, max: 500 })
	if (type === 'number') return fc.double({ noNaN: true })
	if (type === 'boolean') return fc.boolean()
	if (type === 'null') return fc.constant(null)
	if (type === 'string') return fc.oneof(fc.string({ maxLength: 40 }), fc.uuid(), fc.webUrl())
	return HOSTILE
}

function objectOf(schema: JsonSchema, schemas: Record<string, JsonSchema>, depth: number): fc.Arbitrary<unknown> {
	const fields = Object.entries(schema.properties ?? {}).map(([name, one]) => [name, sampleOf(one, schemas, depth + 1)] as const)
	return fc.record(Object.fromEntries(fields), { requiredKeys: schema.required ?? [] })
}

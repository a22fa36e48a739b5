import { z } from 'zod'
import { errorResponseSchema } from '../../../core/contracts/account'
import { CSRF_HEADER } from '../../../core/contracts/csrf'
import { pageSchema, sectionSchema } from '../../../core/page/page'
import { productSchema } from '../../../core/product/product'
import { ACCOUNT_OPERATIONS } from './account-operations'
import { BILLING_OPERATIONS } from './billing-operations'
import type { FormFields, Named, Operation } from './operation'
import { PAGE_OPERATIONS } from './page-operations'
import { SITE_OPERATIONS } from './site-operations'
import { STORE_OPERATIONS } from './store-operations'

const GROUPS: Readonly<Record<string, readonly Operation[]>> = {
	Accounts: ACCOUNT_OPERATIONS,
	Pages: PAGE_OPERATIONS,
	Stores: STORE_OPERATIONS,
	Billing: BILLING_OPERATIONS,
	Site: SITE_OPERATIONS,
}

/** Shapes that occur within several others, written out once. */
const SHARED: readonly Named[] = [
	['Page', pageSchema],
	['Section', sectionSchema],
	['Product', productSchema],
]
const ERROR: Named = ['Error', errorResponseSchema]

const isNamed = (value: object): value is Named => Array.isArray(value)
const refTo = (name: string) => ({ $ref: `#/components/schemas/${name}` })

/** Every public call, as an OpenAPI 3.1 document; its shapes are made from the contracts the calls are checked by. */
export function openapiDocument(config: { publicUrl: string; version: string }) {
	const paths: Record<string, Record<string, unknown>> = {}
	for (const [tag, operations] of Object.entries(GROUPS)) {
		for (const operation of operations) {
			const entry = paths[operation.path] ?? {}
			entry[operation.method] = describe(operation, tag)
			paths[operation.path] = entry
		}
	}
	return {
		openapi: '3.1.0',
		info: {
			title: 'Vitrine',
			version: config.version,
			description: [
				'A marketplace product link becomes a finished, editable, truthful product page, and goes to the seller’s store.',
				`Callers are known by the session cookie (or, with Clerk, its session token). Changing calls carry the token of GET /api/csrf/ in the header ${CSRF_HEADER}; calls marked x-csrf: origin are checked by the request’s origin instead.`,
				'Every error is JSON of the shape Error; its `code` stays, its words may change.',
			].join('\n\n'),
		},
		servers: [{ url: new URL(config.publicUrl).origin }],
		tags: Object.keys(GROUPS).map((name) => ({ name })),
		paths,
		components: {
			securitySchemes: {
				session: { type: 'apiKey', in: 'cookie', name: 'better-auth.session_token' },
				clerk: { type: 'http', scheme: 'bearer' },
				csrf: { type: 'apiKey', in: 'header', name: CSRF_HEADER },
			},
			schemas: schemasOf(Object.values(GROUPS).flat()),
		},
	}
}

function describe(operation: Operation, tag: string): Record<string, unknown> {
	const { method, path, summary, description, who, csrf, query = {}, body, answer, status = 200 } = operation
	const isChanging = method !== 'get' && csrf === undefined
	const parameters = [
		...[...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({ name, in: 'path', required: true, schema: { type: 'string' } })),
		...Object.entries(query).map(([name, words]) => ({ name, in: 'query', description: words, schema: { type: 'string' } })),
	]
	const needs = { ...(isChanging ? { csrf: [] } : {}) }
	const security =
		who === 'anyone'
			? [needs]
			: [
					{ session: [], ...needs },
					{ clerk: [], ...needs },
				]
	const content = answer && (isNamed(answer) ? json(answer[0]) : { content: { [answer.type]: {} } })
	const words = answer && !isNamed(answer) ? answer.description : summary
	return {
		operationId: `${method}${path.replace(/[^a-zA-Z0-9]+(.)?/g, (_, letter: string | undefined) => letter?.toUpperCase() ?? '')}`,
		tags: [tag],
		summary,
		...(description ? { description } : {}),
		...(parameters.length > 0 ? { parameters } : {}),
		...(body ? { requestBody: isNamed(body) ? { required: true, ...json(`${body[0]}Input`) } : formBody(body) } : {}),
		responses: { [status]: { description: words, ...content }, default: { description: 'What went wrong', ...json(ERROR[0]) } },
		security,
		...(csrf ? { 'x-csrf': csrf } : {}),
		...(who === 'owner' ? { 'x-owner-only': true } : {}),
	}
}

const json = (name: string) => ({ content: { 'application/json': { schema: refTo(name) } } })

function formBody({ fields, files, required }: FormFields): Record<string, unknown> {
	const texts = Object.entries(fields).map(([name, description]) => [name, { type: 'string', description }])
	const bytes = Object.entries(files ?? {}).map(([name, description]) => [
		name,
		{ contentMediaType: 'application/octet-stream', description },
	])
	const schema = { type: 'object', properties: Object.fromEntries([...texts, ...bytes]), ...(required ? { required } : {}) }
	const types = files ? ['multipart/form-data'] : ['multipart/form-data', 'application/x-www-form-urlencoded']
	return { content: Object.fromEntries(types.map((type) => [type, { schema }])) }
}

/** What is sent may leave out what has a default, what is answered has it: the same contract is two shapes, the former's name ends in `Input`. */
function schemasOf(operations: readonly Operation[]): Record<string, unknown> {
	const bodies = operations.flatMap(({ body }) => (body && isNamed(body) ? [body] : []))
	const answers = operations.flatMap(({ answer }) => (answer && isNamed(answer) ? [answer] : []))
	return { ...shapes([...SHARED, ...bodies], 'input', 'Input'), ...shapes([...SHARED, ...answers, ERROR], 'output', '') }
}

function shapes(all: readonly Named[], io: 'input' | 'output', suffix: string): Record<string, unknown> {
	const registry = z.registry<{ id: string }>()
	for (const [name, schema] of new Map(all)) if (!registry.has(schema)) registry.add(schema, { id: `${name}${suffix}` })
	const { schemas } = z.toJSONSchema(registry, { io, unrepresentable: 'any', uri: (id) => `#/components/schemas/${id}` })
	return Object.fromEntries(
		Object.entries(schemas).map(([name, schema]) => {
			const { $schema: _dialect, $id: _id, ...shape } = schema as Record<string, unknown>
			return [name, shape]
		}),
	)
}

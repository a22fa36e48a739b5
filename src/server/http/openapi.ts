import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import swagger from '@fastify/swagger'
import type { FastifyInstance, RouteOptions } from 'fastify'
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { errorResponseSchema } from '../../core/contracts/account'
import { CSRF_HEADER } from '../../core/contracts/csrf'
import { pageSchema, sectionSchema } from '../../core/page/page'
import { productSchema } from '../../core/product/product'
import { PACKAGE_DIR } from '../runtime/root'
import type { FormFields } from './route-policy'

/** Shapes that occur within several others, written out once. */
const SHARED = z.registry<{ id: string }>()
SHARED.add(pageSchema, { id: 'Page' })
SHARED.add(sectionSchema, { id: 'Section' })
SHARED.add(productSchema, { id: 'Product' })
SHARED.add(errorResponseSchema, { id: 'Error' })

const ZOD_OPTIONS = { schemaRegistry: SHARED, zodToJsonConfig: { unrepresentable: 'any' as const } }
const toJsonSchema = createJsonSchemaTransform(ZOD_OPTIONS)
const addComponents = createJsonSchemaTransformObject(ZOD_OPTIONS)

const DESCRIPTION = [
	'A marketplace product link becomes a finished, editable, truthful product page, and goes to the seller’s store.',
	'Callers are known by the session cookie (or, with Clerk, its session token). Changing calls carry the token of GET /api/csrf/ in the',
	`header ${CSRF_HEADER}; calls marked \`x-csrf: origin\` are checked by the request’s origin instead.`,
	'Calls marked `x-idempotency-key` make or charge something: sent again within a day with the same header Idempotency-Key they do it once',
	[
		'and answer the same (`idempotent-replayed: true`); the same key with anything',
		'else is refused with 409. Calls not marked are harmless to repeat.',
	].join(' '),
	'Every error is JSON of the shape Error; its `code` is stable, its words may change.',
].join(' ')

/** Collects every route's schemas and policy for the OpenAPI 3.1 document. Registered before the routes. */
export async function registerOpenapi(app: FastifyInstance, { publicUrl }: { publicUrl: string }): Promise<void> {
	await app.register(swagger, {
		openapi: {
			openapi: '3.1.0',
			info: { title: 'Vitrine', version: await packageVersion(), description: DESCRIPTION },
			servers: [{ url: new URL(publicUrl).origin }],
			components: {
				securitySchemes: {
					session: { type: 'apiKey', in: 'cookie', name: 'better-auth.session_token' },
					clerk: { type: 'http', scheme: 'bearer' },
					csrf: { type: 'apiKey', in: 'header', name: CSRF_HEADER },
				},
			},
		},
		hideUntagged: true,
		transform: (route) => {
			const { schema, url } = toJsonSchema(route)
			return { schema: { ...schema, ...policyOf(route.route) }, url }
		},
		transformObject: (document) => withErrors(addComponents(document) as OpenapiDocument) as never,
	})
}

type OpenapiDocument = { paths: Record<string, Record<string, { responses: Record<string, unknown> }>> }

const ERROR_ANSWER = {
	description: 'What went wrong',
	content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
}

/** Every call can answer with an error, and all errors have one shape. */
function withErrors(document: OpenapiDocument): OpenapiDocument {
	for (const operations of Object.values(document.paths)) {
		for (const operation of Object.values(operations)) operation.responses = { ...operation.responses, default: ERROR_ANSWER }
	}
	return document
}

/** GET /api/openapi.json (N-1): the same for everybody, made when it is first asked for. */
export function registerOpenapiRoute(app: FastifyInstance): void {
	let made: string | undefined
	app.get(
		'/api/openapi.json',
		{ config: { who: 'anyone' }, schema: { tags: ['Site'], summary: 'This document' } },
		async (_request, reply) => {
			made ??= JSON.stringify(app.swagger())
			return reply.type('application/json; charset=utf-8').header('cache-control', 'public, max-age=300').send(made)
		},
	)
}

/**
 * What a route's `config` means for its callers: how they are known, how a change is protected, which form it reads,
 * how errors look.
 */
function policyOf({ method, url, config }: RouteOptions): Record<string, unknown> {
	const methods = [method].flat()
	const isChanging = methods.some((one) => one !== 'GET' && one !== 'HEAD')
	const csrf = isChanging ? (config?.csrf ?? 'token') : undefined
	const token: Record<string, string[]> = csrf === 'token' ? { csrf: [] } : {}
	const isOpen = config?.who === 'anyone'
	return {
		operationId: `${methods[0]?.toLowerCase()}${url.replace(/[^a-zA-Z0-9]+(.)?/g, (_, letter?: string) => letter?.toUpperCase() ?? '')}`,
		security: isOpen
			? [token]
			: [
					{ session: [], ...token },
					{ clerk: [], ...token },
				],
		...(config?.repeat === 'key' ? { 'x-idempotency-key': true } : {}),
		...(csrf === 'origin' ? { 'x-csrf': 'origin' } : {}),
		...(config?.cost ? { 'x-cost': config.cost } : {}),
		...(config?.who === 'owner' ? { 'x-owner-only': true } : {}),
		...(config?.form ? { body: formSchema(config.form), consumes: formTypes(config.form) } : {}),
	}
}

function formSchema({ fields, files = {}, required = [] }: FormFields) {
	const texts = Object.entries(fields).map(([name, description]) => [name, { type: 'string', description }])
	const bytes = Object.entries(files).map(([name, description]) => [name, { contentMediaType: 'application/octet-stream', description }])
	return { type: 'object', properties: Object.fromEntries([...texts, ...bytes]), ...(required.length > 0 ? { required } : {}) }
}

function formTypes({ files }: FormFields): string[] {
	return files ? ['multipart/form-data'] : ['multipart/form-data', 'application/x-www-form-urlencoded']
}

const packageSchema = z.object({ version: z.string() })

async function packageVersion(): Promise<string> {
	return packageSchema.parse(JSON.parse(await readFile(join(PACKAGE_DIR, 'package.json'), 'utf8'))).version
}

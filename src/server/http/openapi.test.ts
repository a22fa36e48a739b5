import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { callsReference } from '../../../test/support/calls-reference'
import { openapiErrors } from '../../../test/support/openapi-errors.mjs'
import { startTestApp, type TestApp, temporaryFolder } from '../../../test/support/test-app'

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const
const operationSchema = z.looseObject({
	operationId: z.string(),
	summary: z.string(),
	security: z.array(z.record(z.string(), z.array(z.string()))),
	responses: z.record(z.string(), z.looseObject({ description: z.string() })),
	parameters: z.array(z.looseObject({ name: z.string(), in: z.string() })).optional(),
	'x-csrf': z.string().optional(),
})
const documentSchema = z.looseObject({
	openapi: z.literal('3.1.0'),
	paths: z.record(z.string(), z.partialRecord(z.enum(METHODS), operationSchema)),
	components: z.looseObject({ schemas: z.record(z.string(), z.looseObject({})) }),
})

/** Calls of the specification's §7, by their paths. */
const SPECIFIED = [
	'GET /api/csrf/',
	'POST /api/usage',
	'POST /api/generate',
	'POST /billing/get_plan',
	'POST /billing/cancel-subscription',
	'POST /billing/claim-free',
	'POST /billing/create-checkout-session',
	'POST /api/save_generated_page',
	'POST /youcan/authorize',
	'POST /shopify/authorize',
	'POST /shopify/push',
	'GET /get_woo_credentials',
	'POST /validate_woo_credentials',
	'POST /push_to_woocommerce',
	'POST /generate_ad_copy',
	'POST /save_woo_credentials',
	'POST /delete_woo_credentials',
]

let folder: Awaited<ReturnType<typeof temporaryFolder>>
let server: TestApp
let document: z.infer<typeof documentSchema>
let text: string
beforeAll(async () => {
	folder = await temporaryFolder()
	server = await startTestApp({ DATA_DIR: folder.path })
	const response = await server.visitor().get('/api/openapi.json')
	expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'application/json; charset=utf-8'])
	text = response.body
	document = documentSchema.parse(response.json())
})
afterAll(async () => {
	await server.close()
	await folder.remove()
})

const calls = () =>
	Object.entries(document.paths).flatMap(([path, operations]) =>
		METHODS.flatMap((method) => {
			const operation = operations[method]
			return operation ? [{ path, method: method.toUpperCase(), call: `${method.toUpperCase()} ${path}`, operation }] : []
		}),
	)
const documented = () => calls().map(({ call }) => call)

/** The app's routes as it lists them itself. */
function registered(): string[] {
	const found: string[] = []
	const parents: string[] = []
	for (const line of server.app.printRoutes({ commonPrefix: false }).split('\n')) {
		const [, indent = '', path = '', methods = ''] = /^([│ ]*)[├└]── (\S+) \(([^)]*)\)$/.exec(line) ?? []
		if (!path) continue
		const depth = indent.length / 4
		parents.length = depth
		parents.push(path)
		const whole = parents.join('').replace(/:(\w+)/g, '{$1}')
		for (const method of methods.split(', ')) if (method !== 'HEAD') found.push(`${method} ${whole}`)
	}
	return found
}

describe('the OpenAPI document', () => {
	it('[N-1] is valid by the published schema of OpenAPI 3.1, which finds what is not', async () => {
		expect(await openapiErrors(JSON.parse(text))).toEqual([])
		expect(await openapiErrors({ ...JSON.parse(text), paths: { nothing: { get: {} } } })).not.toEqual([])
	})

	it('[N-1] every route below /api is in it, and every call of the specification', () => {
		const routes = registered().filter((call) => / \/api\//.test(call))
		expect(routes.length).toBeGreaterThan(40)
		// The same call with and without its last slash.
		const alias = new Set(['GET /api/csrf'])
		expect(routes.filter((call) => !alias.has(call) && !documented().includes(call))).toEqual([])
		expect(SPECIFIED.filter((call) => !documented().includes(call))).toEqual([])
	})

	it('[N-1] docs/calls.md is what the document says (npm run calls makes it again)', async () => {
		await expect(callsReference(document)).toMatchFileSnapshot('../../../docs/calls.md')
	})

	it('[N-1] every call in it exists', () => {
		const gone = calls().filter(({ method, path }) => {
			// One route hands all of these to the identity provider.
			const url = path.startsWith('/api/auth/') ? '/api/auth/*' : path.replace(/\{(\w+)\}/g, ':$1')
			return !server.app.hasRoute({ method: method as 'GET', url })
		})
		expect(gone.map(({ call }) => call)).toEqual([])
	})

	it('[N-1] every shape that is named is there, none is named twice for two things, and every call has a name of its own', () => {
		const named = [...text.matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)].map(([, name = '']) => name)
		expect([...new Set(named)].filter((name) => !(name in document.components.schemas))).toEqual([])
		expect(text.match(/"\$ref":"(?!#\/components\/schemas\/)[^"]*"/g)).toBeNull()
		const ids = calls().map(({ operation }) => operation.operationId)
		expect(new Set(ids).size).toBe(ids.length)
	})

	it('[N-1] what it says of sign-in and of the token is what the calls do', async () => {
		const user = await server.user()
		const cookie = [...user.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
		for (const { method, path, call, operation } of calls()) {
			if (path.startsWith('/api/auth/') || path === '/api/trial' || method === 'GET') continue
			const url = path.replace(/\{\w+\}/g, crypto.randomUUID())
			const response = await server.app.inject({ method: method as 'POST', url, headers: { cookie } })
			const isRefused = response.statusCode === 403 && response.json<{ code: string }>().code === 'csrf'
			expect([call, isRefused]).toEqual([call, operation.security.every((one) => 'csrf' in one)])
		}
		for (const { method, path, call, operation } of calls()) {
			if (path.startsWith('/api/auth/') || method !== 'GET') continue
			const response = await server.visitor().get(path.replace(/\{\w+\}/g, crypto.randomUUID()))
			expect([call, response.statusCode === 401]).toEqual([call, operation.security.some((one) => 'session' in one)])
		}
	})

	it('[N-1] its shapes are those the calls are checked by: what has a default may be left out of a request, and is in every answer', () => {
		const shapes = z.looseObject({ required: z.array(z.string()) })
		const json = z.looseObject({ content: z.looseObject({ 'application/json': z.looseObject({ schema: shapes }) }) })
		const sent = json.parse(document.paths['/generate_ad_copy']?.post?.requestBody).content['application/json'].schema
		const answered = json.parse(document.paths['/generate_ad_copy']?.post?.responses['200']).content['application/json'].schema
		const me = json.parse(document.paths['/api/me']?.get?.responses['200']).content['application/json'].schema
		expect(sent.required).toEqual(['product_html', 'language'])
		expect(answered.required).toContain('removed')
		expect(me.required).toEqual(expect.arrayContaining(['user', 'plan', 'pages_generated', 'limit']))
	})

	it('[N-1] it names every call of plan and usage with the fields it takes and gives', () => {
		const content = z.looseObject({
			content: z.looseObject({
				'application/json': z.looseObject({ schema: z.looseObject({ properties: z.record(z.string(), z.unknown()) }) }),
			}),
		})
		const fieldsOf = (part: unknown) => Object.keys(content.parse(part).content['application/json'].schema.properties)
		const specified: Record<string, [takes: string[], gives: string[]]> = {
			'/api/usage': [['clerk_user_id', 'clerk_created_at', 'clerk_username', 'clerk_email', 'plan', 'limit'], ['pages_used']],
			'/billing/get_plan': [
				['userId', 'clerk_user_id'],
				['plan', 'pages_generated', 'limit', 'subscription_status', 'subscription_current_period_end', 'stripe_cancel_at'],
			],
			'/billing/cancel-subscription': [['clerk_user_id'], ['status', 'subscription_current_period_end', 'stripe_cancel_at']],
			'/billing/claim-free': [['clerk_user_id'], ['status', 'limit', 'pages_generated']],
			'/billing/create-checkout-session': [['clerk_user_id', 'plan', 'success_url', 'cancel_url'], ['url']],
		}
		for (const [path, [takes, gives]] of Object.entries(specified)) {
			const call = document.paths[path]?.post
			expect([path, fieldsOf(call?.requestBody)]).toEqual([path, expect.arrayContaining(takes)])
			expect([path, fieldsOf(call?.responses['200'])]).toEqual([path, expect.arrayContaining(gives)])
		}
	})

	it('[N-1] every call can answer with the one shape of error', () => {
		const without = calls().filter(({ operation }) => JSON.stringify(operation.responses.default).includes('schemas/Error') === false)
		expect(without.map(({ call }) => call)).toEqual([])
	})
})

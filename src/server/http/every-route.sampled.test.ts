import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ApiDocument, jsonSchemaOf, openContract } from '../../../test/support/api-contract'
import { timesOf } from '../../../test/support/sample'
import { sampleOf } from '../../../test/support/sample-of-schema'
import { startTestApp, type TestApp, temporaryFolder, type Visitor } from '../../../test/support/test-app'

/** Requests sent to each call; the same ones at every run. */
const TIMES = timesOf(12, 4)
const SEED = 20_261_123

type Answer = Awaited<ReturnType<Visitor['get']>>

let folder: Awaited<ReturnType<typeof temporaryFolder>>
let server: TestApp
let document: ApiDocument
let seller: Visitor
let neighbour: Visitor
let stranger: Visitor
const ORIGIN = 'http://127.0.0.1:3000'
/** A page of the neighbour's, which nobody else may see anything of. */
let secretPage: { id: string; title: string }
beforeAll(async () => {
	folder = await temporaryFolder()
	server = await startTestApp({ DATA_DIR: folder.path, MAX_WAITING_GENERATIONS: '3' })
	document = (await server.visitor().get('/api/openapi.json')).json<ApiDocument>()
	seller = await server.user('seller')
	neighbour = await server.user('neighbour')
	stranger = server.visitor()
	const made = await neighbour.generate({ facts: JSON.stringify({ title: 'Neighbour’s secret kettle' }), language: 'english' })
	secretPage = { id: made.json<{ page_id: string }>().page_id, title: 'secret kettle' }
})
afterAll(async () => {
	await server.close()
	await folder.remove()
})

/** Calls that end what the other requests need: the session or the account; and what never ends by itself. */
const LEFT_OUT = new Set(['POST /api/account/delete', 'POST /api/trial', 'GET /api/generations/{id}/events'])
/** 502, 503 and 504 tell of a server of somebody else, which the calls of stores alone ask. */
/** A field that names a user is refused before the others are read. */
const NAMES_A_USER = new Set(['clerk_user_id', 'user_id'])
const isServerError = (status: number, tags: readonly string[]) =>
	status >= 500 && !([502, 503, 504].includes(status) && tags.includes('Stores'))

const callsOf = (whole: ApiDocument) =>
	Object.entries(whole.paths).flatMap(([path, operations]) =>
		Object.entries(operations)
			.map(([method, operation]) => ({ call: `${method.toUpperCase()} ${path}`, method: method.toUpperCase(), path, operation }))
			.filter(({ call }) => !LEFT_OUT.has(call)),
	)

/** Accounts are asked by somebody who has none: signing out would end the session of all the others. */
async function send(method: string, url: string, body: unknown): Promise<Answer> {
	const who = url.startsWith('/api/auth/') ? stranger : seller
	if (method === 'GET') return who.get(url)
	if (method === 'POST') return who.post(url, body, { origin: ORIGIN })
	return who.change(method as 'PUT', url, body)
}

/** A form as it comes from a page: as parts, with a file in the place of some field, or as one line. */
async function sendForm(url: string, fields: Record<string, string>, kind: 'parts' | 'line'): Promise<Answer> {
	const [name, ...others] = Object.keys(fields)
	if (kind === 'parts' && name && others.length > 0)
		return seller.upload(url, { ...fields, [name]: { name: '../../x.html', bytes: fields[name] ?? '' } })
	if (kind === 'parts') return seller.upload(url, fields)
	return server.app.inject({
		method: 'POST',
		url,
		payload: new URLSearchParams(fields).toString(),
		headers: {
			origin: ORIGIN,
			cookie: [...seller.cookies].map(([key, value]) => `${key}=${value}`).join('; '),
			'content-type': 'application/x-www-form-urlencoded',
			'x-csrftoken': decodeURIComponent(seller.cookies.get('csrftoken') ?? ''),
		},
	})
}

function checkError(answer: Answer): void {
	const error = answer.json<{ error: unknown; code: unknown }>()
	expect([typeof error.error, typeof error.code]).toEqual(['string', 'string'])
}

describe('every call of the OpenAPI document', () => {
	it('[N-1] [N-5] any request gets its documented answer or the one shape of errors, never 5xx, never another’s data', async () => {
		const schemas = document.components.schemas
		const errorsOf = openContract(document)
		const calls = callsOf(document)
		expect(calls.length).toBeGreaterThan(55)
		for (const { call, method, path, operation } of calls) {
			const body = jsonSchemaOf(operation.requestBody?.content)
			const samples = fc.sample(
				fc.record({
					id: fc.constantFrom(secretPage.id, crypto.randomUUID(), 'x', '%00', '..', '\ud83d'),
					body: body ? sampleOf(body, schemas) : fc.constant(undefined),
					query: fc.record({ search: fc.string(), cursor: fc.string(), shop: fc.string(), connection: fc.string() }, { requiredKeys: [] }),
				}),
				{ numRuns: TIMES, seed: SEED },
			)
			for (const sample of samples) {
				const address = path.replace(/\{\w+\}/g, encodeURIComponent(sample.id.toWellFormed()))
				const query = method === 'GET' ? `?${new URLSearchParams(sample.query as Record<string, string>)}` : ''
				const answer = await send(method, address + query, sample.body)
				const told = { call, sent: JSON.stringify(sample).slice(0, 400), status: answer.statusCode, body: answer.body.slice(0, 300) }
				expect(isServerError(answer.statusCode, operation.tags ?? []), JSON.stringify(told)).toBe(false)
				expect(answer.body.includes(secretPage.title), JSON.stringify(told)).toBe(false)
				if (answer.statusCode >= 400) checkError(answer)
				if (answer.headers['content-type']?.toString().startsWith('application/json') !== true) continue
				expect(errorsOf({ method, path: address, status: answer.statusCode, answered: answer.json() })).toEqual([])
			}
		}
	}, 240_000)

	it('[N-1] [N-5] a call that takes a form is refused or answered likewise, whatever stands in its fields ' +
		'and however it is sent', async () => {
		const calls = callsOf(document).flatMap(({ operation, ...call }) => {
			const content = Object.entries(operation.requestBody?.content ?? {}).find(([type]) => type.includes('form'))?.[1]
			return content
				? [{ ...call, operation, fields: Object.keys(content.schema?.properties ?? {}).filter((field) => !NAMES_A_USER.has(field)) }]
				: []
		})
		expect(calls.length).toBeGreaterThan(4)
		const statuses = new Set<number>()
		const value = fc.oneof(
			fc.string({ maxLength: 40 }),
			fc.uuid(),
			fc.webUrl(),
			fc.constantFrom('\u0000', '\ud800', '{', '[]', '-1', '1e999'),
		)
		for (const { call, path, operation, fields } of calls) {
			const form = fc.record(Object.fromEntries(fields.map((field) => [field, value])), { requiredKeys: [] })
			const samples = fc.sample(fc.record({ form, kind: fc.constantFrom('parts', 'line') }), { numRuns: TIMES, seed: SEED })
			for (const sample of samples) {
				const fields = Object.fromEntries(Object.entries(sample.form).map(([name, text]) => [name, String(text).toWellFormed()]))
				const answer = await sendForm(path.replace(/\{\w+\}/g, secretPage.id), fields, sample.kind as 'parts')
				const told = { call, sent: JSON.stringify(sample).slice(0, 400), status: answer.statusCode, body: answer.body.slice(0, 300) }
				expect(isServerError(answer.statusCode, operation.tags ?? []), JSON.stringify(told)).toBe(false)
				expect(answer.body.includes(secretPage.title), JSON.stringify(told)).toBe(false)
				if (answer.statusCode >= 400 && answer.headers['content-type']?.toString().includes('json')) checkError(answer)
				statuses.add(answer.statusCode)
			}
		}
		// They were read, and not all turned away at the door.
		expect([...statuses]).toEqual(expect.arrayContaining([400, 404, 409]))
	}, 240_000)

	it('[N-1] what no route takes is refused in the same shape: 404, 413, 415, and a body that is no JSON', async () => {
		const headers = { 'content-type': 'application/json' }
		const answers = await Promise.all([
			seller.get('/api/nothing-here'),
			seller.post('/api/reviews', { text: 'x'.repeat(400_000) }),
			seller.post('/api/reviews', {}, { 'content-type': 'text/csv' }),
			server.app.inject({ method: 'POST', url: '/billing/claim-free', payload: '{', headers: { ...headers, cookie: '' } }),
		])
		expect(answers.map((answer) => answer.statusCode)).toEqual([404, 413, 415, 400])
		for (const answer of answers) {
			expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
			checkError(answer)
		}
	})
})

import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ApiDocument, jsonSchemaOf, openContract } from '../../../test/support/api-contract'
import { sampleOf } from '../../../test/support/sample-of-schema'
import { startTestApp, type TestApp, temporaryFolder, type Visitor } from '../../../test/support/test-app'

/** Requests sent to each call; the same ones at every run. */
const TIMES = 12
const SEED = 20_261_123

type Answer = Awaited<ReturnType<Visitor['get']>>

let folder: Awaited<ReturnType<typeof temporaryFolder>>
let server: TestApp
let document: ApiDocument
let seller: Visitor
let neighbour: Visitor
/** A page of the neighbour's, which nobody else may see anything of. */
let secretPage: { id: string; title: string }
beforeAll(async () => {
	folder = await temporaryFolder()
	server = await startTestApp({ DATA_DIR: folder.path, MAX_WAITING_GENERATIONS: '3' })
	document = (await server.visitor().get('/api/openapi.json')).json<ApiDocument>()
	seller = await server.user('seller')
	neighbour = await server.user('neighbour')
	const made = await neighbour.generate({ facts: JSON.stringify({ title: 'Neighbour’s secret kettle' }), language: 'english' })
	secretPage = { id: made.json<{ page_id: string }>().page_id, title: 'secret kettle' }
})
afterAll(async () => {
	await server.close()
	await folder.remove()
})

/** Calls that end what the other requests need: the session or the account; and what never ends by itself. */
const LEFT_OUT = new Set(['POST /api/account/delete', 'POST /api/trial', 'GET /api/generations/{id}/events'])

const callsOf = (whole: ApiDocument) =>
	Object.entries(whole.paths).flatMap(([path, operations]) =>
		Object.entries(operations)
			.map(([method, operation]) => ({ call: `${method.toUpperCase()} ${path}`, method: method.toUpperCase(), path, operation }))
			.filter(({ call }) => !LEFT_OUT.has(call) && !path.startsWith('/api/auth/')),
	)

async function send(method: string, url: string, body: unknown): Promise<Answer> {
	if (method === 'GET') return seller.get(url)
	if (method === 'POST') return seller.post(url, body)
	return seller.change(method as 'PUT', url, body)
}

function checkError(answer: Answer): void {
	const error = answer.json<{ error: unknown; code: unknown }>()
	expect([typeof error.error, typeof error.code]).toEqual(['string', 'string'])
}

describe('every call of the OpenAPI document', () => {
	it('[N-1] [N-5] whatever is sent, it is answered in its shape or refused in the one shape of errors, never 5xx, never with another’s data', async () => {
		const schemas = document.components.schemas
		const faultsOf = openContract(document)
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
				// 502 and 504 tell of somebody else's server; 503 of too much asked at once.
				expect(answer.statusCode === 500, JSON.stringify(told)).toBe(false)
				expect(answer.body.includes(secretPage.title), JSON.stringify(told)).toBe(false)
				if (answer.statusCode >= 400) checkError(answer)
				if (answer.headers['content-type']?.toString().startsWith('application/json') !== true) continue
				expect(faultsOf({ method, path: address, status: answer.statusCode, answered: answer.json() })).toEqual([])
			}
		}
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

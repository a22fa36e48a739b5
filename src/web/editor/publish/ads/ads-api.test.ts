import { afterEach, describe, expect, test, vi } from 'vitest'
import { adError, generateAdCopy } from './ads-api'

const asked = { product_html: '<main>', language: 'french', page_id: 'p1' }

function server(answer: () => Promise<Response>) {
	const bodies: unknown[] = []
	vi.stubGlobal('document', { cookie: 'csrftoken=x' })
	vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
		bodies.push([path, JSON.parse(String(init.body))])
		return answer()
	})
	return bodies
}
const errorOf = () => generateAdCopy(asked).catch(adError)

afterEach(() => vi.unstubAllGlobals())

describe('[T-1] POST /generate_ad_copy', () => {
	test('sends the page’s HTML and the language, and takes an answer with the specification’s one field', async () => {
		const bodies = server(async () => Response.json({ ad_copy: 'Chaude jusqu’à la dernière tasse' }))
		await expect(generateAdCopy(asked)).resolves.toEqual({ ad_copy: 'Chaude jusqu’à la dernière tasse', removed: [] })
		expect(bodies).toEqual([['/generate_ad_copy', asked]])
	})

	test('a refusal is “Failed to generate ad copy”, with the server’s reason', async () => {
		server(async () => Response.json({ error: 'The model is busy.', code: 'busy' }, { status: 503 }))
		expect(await errorOf()).toEqual({ text: 'Failed to generate ad copy', reason: 'The model is busy.' })
	})

	test.each([
		['no connection', () => Promise.reject(new TypeError('failed'))],
		['no JSON', async () => new Response('<h1>Bad gateway', { status: 502 })],
		['another answer than agreed', async () => Response.json({ text: 'x' })],
	])('%s is “Error generating ad copy.”', async (_, answer) => {
		server(answer)
		expect(await errorOf()).toMatchObject({ text: 'Error generating ad copy.' })
	})
})

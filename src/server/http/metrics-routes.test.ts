import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp, temporaryFolder } from '../../../test/support/test-app'

const TOKEN = 'scrapes-every-15-seconds'
let folder: Awaited<ReturnType<typeof temporaryFolder>>
let server: TestApp
beforeAll(async () => {
	folder = await temporaryFolder()
	server = await startTestApp({ DATA_DIR: folder.path, METRICS_TOKEN: TOKEN, OUTBOUND_PROXY: 'http://127.0.0.1:9' })
})
afterAll(async () => {
	await server.close()
	await folder.remove()
})
const scrape = (authorization?: string) => server.visitor().get('/metrics', authorization ? { authorization } : {})

it('[N-8] /metrics is Prometheus’ format for whoever has the token, and nothing for anybody else', async () => {
	for (const wrong of [undefined, 'Bearer ', `Bearer ${TOKEN}x`, TOKEN, `bearer ${TOKEN}`])
		expect((await scrape(wrong)).statusCode).toBe(404)
	const answer = await scrape(`Bearer ${TOKEN}`)
	expect(answer.statusCode).toBe(200)
	expect(answer.headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/)
	expect(answer.body).toMatch(/^process_cpu_seconds_total \d/m)
})

it('[N-8] answers are counted by route, without ids or addresses of people', async () => {
	const user = await server.user('somebody')
	await user.get('/api/pages/1f0a6f9e-6a50-4c3c-9a61-0c7a41b2c001')
	const { body } = await scrape(`Bearer ${TOKEN}`)
	expect(body).toMatch(/^vitrine_http_request_duration_seconds_count\{method="GET",route="\/api\/pages\/:\w+",status="404"\} [1-9]/m)
	expect(body).not.toMatch(/1f0a6f9e|somebody|@example/)
})

it('[N-8] generations of the last day are counted by how they ended', async () => {
	const user = await server.user()
	await user.generate({ product_link: 'https://www.amazon.com/dp/B0VITRINE1' })
	expect((await scrape(`Bearer ${TOKEN}`)).body).toMatch(/^vitrine_generations_last_day\{status="\w+"\} [1-9]/m)
})

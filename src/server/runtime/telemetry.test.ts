import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { parseConfig } from '../../config/config'
import { openTelemetry } from './telemetry'

type Spans = { name: string; traceId: string; attributes: { key: string; value: { stringValue?: string; intValue?: number } }[] }[]

/** A collector that keeps the spans it is sent. */
async function startCollector() {
	const spans: Spans = []
	const services: string[] = []
	const server = createServer(async (request, response) => {
		const body: Buffer[] = []
		for await (const bytes of request) body.push(bytes as Buffer)
		const sent = JSON.parse(Buffer.concat(body).toString()) as {
			resourceSpans: { resource: { attributes: Spans[0]['attributes'] }; scopeSpans: { spans: Spans }[] }[]
		}
		for (const { resource, scopeSpans } of sent.resourceSpans) {
			services.push(...resource.attributes.flatMap(({ key, value }) => (key === 'service.name' ? (value.stringValue ?? []) : [])))
			spans.push(...scopeSpans.flatMap((scope) => scope.spans))
		}
		response.writeHead(request.url === '/v1/traces' ? 200 : 404, { 'content-type': 'application/json' }).end('{}')
	})
	await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
	const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
	return { endpoint, spans, services, close: () => new Promise((done) => server.close(done)) }
}

it('[N-8] requests and generations are told to the operator’s collector by route and id, never by address, when one is named', async () => {
	const collector = await startCollector()
	const { telemetry: config } = parseConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.endpoint}/`, OTEL_SERVICE_NAME: 'shop-pages' })
	const telemetry = await openTelemetry(config ?? { endpoint: '', serviceName: '' })
	const app = Fastify()
	telemetry.watchRequests(app)
	app.get('/api/pages/:id', async () => ({}))
	const traceId = '0af7651916cd43dd8448eb211c80319c'
	await app.inject({ url: '/api/pages/secret-page', headers: { traceparent: `00-${traceId}-b7ad6b7169203331-01` } })
	await expect(telemetry.watchGeneration('g-1', () => Promise.reject(new Error('lost')))).rejects.toThrow('lost')
	await telemetry.close()
	await collector.close()
	expect(collector.services).toContain('shop-pages')
	const [request, generation] = collector.spans
	expect(request).toMatchObject({ name: 'GET /api/pages/:id', traceId })
	expect(generation).toMatchObject({ name: 'generate page', status: { code: 2 } })
	expect(generation?.attributes).toContainEqual({ key: 'generation.id', value: { stringValue: 'g-1' } })
	expect(JSON.stringify(collector.spans)).not.toContain('secret-page')
	await app.close()
})

it('[N-8] a collector that is away costs its spans and nothing else', async () => {
	const telemetry = await openTelemetry({ endpoint: 'http://127.0.0.1:9', serviceName: 'vitrine' })
	expect(await telemetry.watchGeneration('g-2', async () => 'page')).toBe('page')
	await expect(telemetry.close()).resolves.toBeUndefined()
})

it('[N-8] without a collector nothing is told', () => {
	expect(parseConfig({}).telemetry).toBeUndefined()
})

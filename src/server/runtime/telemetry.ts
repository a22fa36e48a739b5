import type { Span, SpanStatusCode } from '@opentelemetry/api'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { TelemetryConfig } from '../../config/config'

/** Spans of what the server does, sent to the operator's collector. */
export type Telemetry = {
	/** A span for each request, named by its route: addresses hold ids, and are not told. */
	watchRequests(app: FastifyInstance): void
	/** A span for one attempt at a generation, with its id. */
	watchGeneration<T>(generationId: string, work: () => Promise<T>): Promise<T>
	/** Sends what has not been sent. Never throws: a collector that is away costs its spans and nothing else. */
	close(): Promise<void>
}

const ERROR = 2 satisfies SpanStatusCode.ERROR
/** A collector that does not answer holds up no stop for longer. */
const CLOSE_LIMIT_MS = 2_000

/**
 * OpenTelemetry by its own packages, which are loaded here and nowhere else (decision 074). Spans go in batches over
 * OTLP/HTTP to `endpoint`/v1/traces; a caller's `traceparent` is gone on with.
 */
export async function openTelemetry({ endpoint, serviceName }: TelemetryConfig): Promise<Telemetry> {
	const [api, { resourceFromAttributes }, { BatchSpanProcessor, NodeTracerProvider }, { OTLPTraceExporter }] = await Promise.all([
		import('@opentelemetry/api'),
		import('@opentelemetry/resources'),
		import('@opentelemetry/sdk-trace-node'),
		import('@opentelemetry/exporter-trace-otlp-http'),
	])
	const provider = new NodeTracerProvider({
		resource: resourceFromAttributes({ 'service.name': serviceName }),
		spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter({ url: `${endpoint}/v1/traces` }))],
	})
	provider.register()
	const tracer = provider.getTracer('vitrine')
	return {
		watchRequests(app) {
			const spans = new WeakMap<FastifyRequest, Span>()
			app.addHook('onRequest', async (request) => {
				const route = request.routeOptions.url ?? 'none'
				const attributes = { 'http.request.method': request.method, 'http.route': route, 'request.id': request.id }
				const from = api.propagation.extract(api.context.active(), request.headers)
				spans.set(request, tracer.startSpan(`${request.method} ${route}`, { kind: api.SpanKind.SERVER, attributes }, from))
			})
			app.addHook('onResponse', async (request, { statusCode }) => {
				const span = spans.get(request)
				span?.setAttribute('http.response.status_code', statusCode)
				if (statusCode >= 500) span?.setStatus({ code: ERROR })
				span?.end()
			})
		},
		async watchGeneration(generationId, work) {
			const span = tracer.startSpan('generate page', { attributes: { 'generation.id': generationId } })
			try {
				return await work()
			} catch (error) {
				span.setStatus({ code: ERROR })
				throw error
			} finally {
				span.end()
			}
		},
		async close() {
			const limit = new Promise((wake) => setTimeout(wake, CLOSE_LIMIT_MS).unref())
			await Promise.race([provider.shutdown().catch(() => undefined), limit])
		},
	}
}

import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { answerText } from './answer-text'
import type { ModelBehaviour, ModelRequest } from './behaviour'
import { sendCompletion, sendError, sendHalf, sendStream } from './send'

export type { ModelBehaviour, ModelRequest } from './behaviour'

export type FakeModel = {
	/** `http://127.0.0.1:<port>/v1` */
	baseUrl: string
	/** Every completion asked for, oldest first. */
	requests: ModelRequest[]
	/** What happens to the next requests; with `model`, to that model's alone. */
	setBehaviour(behaviour: ModelBehaviour, model?: string): void
	close(): Promise<void>
}

/** An OpenAI-compatible chat completions server on loopback that writes valid copy from the facts in the prompt, or misbehaves as told. */
export async function startFakeModel(options: { port?: number } = {}): Promise<FakeModel> {
	const requests: ModelRequest[] = []
	const behaviours = new Map<string, ModelBehaviour>()
	const next = (model: string) => takeBehaviour(behaviours, behaviours.has(model) ? model : '*')
	const server = createServer((request, response) => {
		handle(request, response, requests, next).catch((error: unknown) => sendError(response, 500, String(error)))
	})
	const port = await listen(server, options.port ?? 0)
	return {
		baseUrl: `http://127.0.0.1:${port}/v1`,
		requests,
		setBehaviour: (behaviour, model = '*') => void behaviours.set(model, behaviour),
		close: () =>
			new Promise((resolve) => {
				server.close(() => resolve())
				server.closeAllConnections()
			}),
	}
}

/** The behaviour for this request; one with `times` is used up. */
function takeBehaviour(behaviours: Map<string, ModelBehaviour>, key: string): ModelBehaviour {
	const behaviour = behaviours.get(key) ?? { kind: 'ok' }
	if (!('times' in behaviour) || behaviour.times === undefined) return behaviour
	if (behaviour.times <= 0) return { kind: 'ok' }
	behaviours.set(key, { ...behaviour, times: behaviour.times - 1 })
	return behaviour
}

function listen(server: Server, port: number): Promise<number> {
	return new Promise((resolve, reject) => {
		server.once('error', reject)
		server.listen(port, '127.0.0.1', () => {
			const address = server.address()
			resolve(typeof address === 'object' && address ? address.port : port)
		})
	})
}

async function handle(
	message: IncomingMessage,
	response: ServerResponse,
	requests: ModelRequest[],
	next: (model: string) => ModelBehaviour,
): Promise<void> {
	if (message.method === 'GET' && message.url?.endsWith('/models')) {
		response
			.setHeader('content-type', 'application/json')
			.end(JSON.stringify({ object: 'list', data: [{ id: 'fake-writer', object: 'model' }] }))
		return
	}
	if (message.method !== 'POST' || !message.url?.endsWith('/chat/completions')) return sendError(response, 404, 'no such address')
	const request = readRequest(await bodyOf(message), message.headers.authorization)
	requests.push(request)
	const behaviour = next(request.model)
	if (behaviour.kind === 'rate-limited') return sendError(response, 429, 'rate limit reached', retryAfter(behaviour.retryAfterMs ?? 1_000))
	if (behaviour.kind === 'overloaded') return sendError(response, 503, 'the model is overloaded')
	if (behaviour.kind === 'error') return sendError(response, behaviour.status, 'something went wrong')
	if (behaviour.kind === 'no-schema-support' && request.structured)
		return sendError(response, 400, 'response_format json_schema is not supported')
	if (behaviour.kind === 'slow' && !(await delayed(behaviour.delayMs, response))) return
	const text = answerText(request, behaviour)
	if (behaviour.kind === 'cut') return sendHalf(response, request, text)
	return request.stream ? sendStream(response, request, text) : sendCompletion(response, request, text)
}

function retryAfter(ms: number): Record<string, string> {
	return { 'retry-after': String(Math.ceil(ms / 1000)), 'retry-after-ms': String(ms) }
}

/** False when the client left meanwhile. */
function delayed(ms: number, response: ServerResponse): Promise<boolean> {
	return new Promise((resolve) => {
		const timer = Number.isFinite(ms) ? setTimeout(() => resolve(true), ms) : undefined
		response.once('close', () => {
			clearTimeout(timer)
			resolve(false)
		})
	})
}

async function bodyOf(message: IncomingMessage): Promise<string> {
	const chunks: Buffer[] = []
	for await (const chunk of message) chunks.push(Buffer.from(chunk))
	return Buffer.concat(chunks).toString('utf8')
}

type WireMessage = { role: string; content: string | { text?: string }[] }

function readRequest(body: string, authorization: string | undefined): ModelRequest {
	const wire = JSON.parse(body) as { model: string; messages: WireMessage[]; stream?: boolean; response_format?: { type: string } }
	const messages = wire.messages.map(({ role, content }) => ({
		role,
		content: typeof content === 'string' ? content : content.map((piece) => piece.text ?? '').join(''),
	}))
	return {
		model: wire.model,
		system: messages.find(({ role }) => role === 'system' || role === 'developer')?.content ?? '',
		messages,
		stream: wire.stream === true,
		structured: wire.response_format?.type === 'json_schema' || wire.response_format?.type === 'json_object',
		authorization,
	}
}

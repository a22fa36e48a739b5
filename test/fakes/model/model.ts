import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { openTruthData } from '../../../src/connectors/truth-data/open-truth-data'
import { type ImageRequest, readImageRequest, sendImage } from './answer-images'
import { answerText } from './answer-text'
import type { ModelBehaviour, ModelRequest } from './behaviour'
import { anthropic } from './protocols/anthropic'
import { google } from './protocols/google'
import { openai } from './protocols/openai'
import type { Protocol } from './protocols/protocol'
import { sendAnswer, sendError, sendHalf, sendOverloadedStream } from './send'

export type { ImageRequest } from './answer-images'
export type { ModelBehaviour, ModelRequest } from './behaviour'

export type FakeModel = {
	/** `http://127.0.0.1:<port>/v1`, for every protocol. */
	baseUrl: string
	/** Every text asked for, oldest first. */
	requests: ModelRequest[]
	/** Every picture asked for, oldest first. */
	images: ImageRequest[]
	/** What happens to the next requests; with `model`, to that model's alone. */
	setBehaviour(behaviour: ModelBehaviour, model?: string): void
	/** What an edited picture becomes; the picture itself unless told. */
	setImage(edit: (request: ImageRequest) => Promise<Uint8Array>): void
	close(): Promise<void>
}

type State = {
	requests: ModelRequest[]
	images: ImageRequest[]
	edit: (request: ImageRequest) => Promise<Uint8Array>
	next: (model: string) => ModelBehaviour
	say: typeof answerText
}

/**
 * A model server on loopback that speaks as OpenAI, Anthropic and Google do and writes valid copy from the facts in the
 * prompt, or misbehaves as told. It edits pictures, too. With `remember` what it has said to a prompt is said again at
 * once, so that its own work is not measured.
 */
export async function startFakeModel(options: { port?: number; remember?: boolean } = {}): Promise<FakeModel> {
	// It writes as the product's own writer does, which judges by these words.
	openTruthData()
	const behaviours = new Map<string, ModelBehaviour>()
	const state: State = {
		requests: [],
		images: [],
		edit: async ({ image }) => image,
		say: options.remember ? remembering(answerText) : answerText,
		next: (model) => takeBehaviour(behaviours, behaviours.has(model) ? model : '*'),
	}
	const server = createServer((request, response) => {
		handle(request, response, state).catch((error: unknown) => sendError(response, openai, 500, String(error)))
	})
	const port = await listen(server, options.port ?? 0)
	return {
		baseUrl: `http://127.0.0.1:${port}/v1`,
		requests: state.requests,
		images: state.images,
		setBehaviour: (behaviour, model = '*') => void behaviours.set(model, behaviour),
		setImage: (edit) => {
			state.edit = edit
		},
		close: () =>
			new Promise((resolve) => {
				server.close(() => resolve())
				server.closeAllConnections()
			}),
	}
}

/** The same to the same prompt, without thinking twice. */
function remembering(say: typeof answerText): typeof answerText {
	const said = new Map<string, string>()
	return (request, behaviour) => {
		const key = JSON.stringify([request.system, request.messages, behaviour])
		const known = said.get(key) ?? say(request, behaviour)
		said.set(key, known)
		return known
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

async function handle(message: IncomingMessage, response: ServerResponse, state: State): Promise<void> {
	const path = (message.url ?? '').split('?', 1)[0] ?? ''
	if (message.method === 'GET' && path.endsWith('/models')) {
		const list = { object: 'list', data: [{ id: 'fake-writer', object: 'model' }] }
		response.setHeader('content-type', 'application/json').end(JSON.stringify(list))
		return
	}
	const body = await bodyOf(message)
	if (path.endsWith('/images/edits')) return handleImage(await readImageRequest(message, body), response, state)
	const json = body.length > 0 ? (JSON.parse(body.toString('utf8')) as unknown) : {}
	for (const protocol of [openai, anthropic, google]) {
		const request = protocol.read(path, json, message.headers)
		if (request) return handleText(protocol, request, response, state)
	}
	sendError(response, openai, 404, 'no such address')
}

async function handleText(protocol: Protocol, request: ModelRequest, response: ServerResponse, state: State): Promise<void> {
	state.requests.push(request)
	const behaviour = state.next(request.model)
	const fail = (status: number, text: string, headers?: Record<string, string>) => sendError(response, protocol, status, text, headers)
	if (behaviour.kind === 'rate-limited') return fail(429, 'rate limit reached', retryAfter(behaviour))
	if (behaviour.kind === 'overloaded') return fail(protocol.overloadedStatus, 'the model is overloaded')
	if (behaviour.kind === 'error') return fail(behaviour.status, 'something went wrong')
	if (behaviour.kind === 'no-schema-support' && request.structured) return fail(400, 'response_format json_schema is not supported')
	if (behaviour.kind === 'blind' && request.pictures > 0) return fail(400, 'this model does not support image input')
	if (behaviour.kind === 'slow' && !(await delayed(behaviour.delayMs, response))) return
	const text = state.say(request, behaviour)
	if (behaviour.kind === 'cut') return sendHalf(response, protocol, request, text)
	if (behaviour.kind === 'overloaded-mid-stream' && request.stream) return sendOverloadedStream(response, protocol, request, text)
	await sendAnswer(response, protocol, request, text, behaviour.kind === 'paced' ? behaviour.pauseMs : 0)
}

async function handleImage(request: ImageRequest, response: ServerResponse, state: State): Promise<void> {
	state.images.push(request)
	const behaviour = state.next(request.model)
	if (behaviour.kind === 'error') return sendError(response, openai, behaviour.status, 'something went wrong')
	if (behaviour.kind === 'slow' && !(await delayed(behaviour.delayMs, response))) return
	sendImage(response, await state.edit(request))
}

function retryAfter({ retryAfterMs = 1_000, date }: { retryAfterMs?: number; date?: string }): Record<string, string> {
	return date ? { 'retry-after': date } : { 'retry-after': String(Math.ceil(retryAfterMs / 1000)), 'retry-after-ms': String(retryAfterMs) }
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

async function bodyOf(message: IncomingMessage): Promise<Buffer> {
	const chunks: Buffer[] = []
	for await (const chunk of message) chunks.push(Buffer.from(chunk))
	return Buffer.concat(chunks)
}

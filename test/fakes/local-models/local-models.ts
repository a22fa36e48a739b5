import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { answerText } from '../model/answer-text'
import { openai } from '../model/protocols/openai'
import { promptTokens, tokens } from '../model/protocols/protocol'
import { sendAnswer } from '../model/send'

/** One question a fake server of models was asked. */
export type LocalQuestion = { path: string; model: string; schema: boolean; contextTokens: number | undefined; truncated: boolean }
export type FakeLocalServer = { address: string; asked: LocalQuestion[]; close(): Promise<void> }

type Handle = (path: string, body: Record<string, unknown>, response: ServerResponse) => Promise<boolean> | boolean

async function start(open: (asked: LocalQuestion[]) => Handle): Promise<FakeLocalServer> {
	const asked: LocalQuestion[] = []
	const handle = open(asked)
	const server = createServer((request, response) => {
		void bodyOf(request).then(async (body) => {
			if (!(await handle(request.url ?? '', body, response))) response.writeHead(404).end('404 page not found')
		})
	})
	await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
	const address = server.address()
	return {
		address: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
		asked,
		close: () =>
			new Promise((done) => {
				server.close(() => done())
				server.closeAllConnections()
			}),
	}
}

async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
	const chunks: Buffer[] = []
	for await (const chunk of request) chunks.push(Buffer.from(chunk))
	return chunks.length > 0 ? (JSON.parse(Buffer.concat(chunks).toString('utf8')) as Record<string, unknown>) : {}
}

const json = (response: ServerResponse, body: object) => {
	response.setHeader('content-type', 'application/json').end(JSON.stringify(body))
	return true
}

/**
 * Ollama: several models, one of them no writer. Its own API is told how much to read at a time and keeps the model
 * loaded with that; what is longer than it reads loses its beginning, as Ollama has it.
 */
export function startFakeOllama(): Promise<FakeLocalServer> {
	const models = [
		{ name: 'nomic-embed-text:latest', size: 9e9, capabilities: ['embedding'] },
		{ name: 'gemma3:4b', size: 3e9, capabilities: ['completion', 'vision'] },
		{ name: 'qwen3:8b', size: 5e9, capabilities: ['completion', 'thinking'] },
	]
	return start((asked) => (path, body, response) => {
		if (path === '/api/tags') return json(response, { models })
		if (path === '/api/show') {
			const model = models.find(({ name }) => name === body.model)
			return model ? json(response, { capabilities: model.capabilities, model_info: { 'x.context_length': 40_960 } }) : false
		}
		if (path !== '/api/chat') return false
		const contextTokens = Number((body.options as { num_ctx?: number } | undefined)?.num_ctx ?? 4_096)
		const messages = (body.messages as { role: string; content: string }[]).map(({ role, content }) => ({ role, content }))
		const system = messages.find(({ role }) => role === 'system')?.content ?? ''
		const said = messages.filter(({ role }) => role !== 'system')
		const request = { ...openaiRequest(String(body.model), body.stream === true), system, messages: said }
		const truncated = promptTokens(request) > contextTokens
		asked.push({ path, model: request.model, schema: typeof body.format === 'object', contextTokens, truncated })
		const text = truncated ? 'I have forgotten what this is about.' : answerText(request, { kind: 'ok' })
		const end = { model: request.model, done: true, prompt_eval_count: promptTokens(request), eval_count: tokens(text) }
		if (body.stream !== true) return json(response, { ...end, message: { role: 'assistant', content: text } })
		response.setHeader('content-type', 'application/x-ndjson')
		for (const piece of text.match(/[\s\S]{1,20}/gu) ?? [])
			response.write(`${JSON.stringify({ model: request.model, message: { role: 'assistant', content: piece }, done: false })}\n`)
		response.end(`${JSON.stringify({ ...end, message: { role: 'assistant', content: '' } })}\n`)
		return true
	})
}

/** LM Studio: loads a model when it is first asked, and says which is loaded. */
export function startFakeStudio(): Promise<FakeLocalServer> {
	const loaded = new Set(['qwen2.5-vl-7b'])
	return start((asked) => async (path, body, response) => {
		if (path === '/api/v0/models') {
			const entry = (id: string, type: string) => ({
				id,
				type,
				state: loaded.has(id) ? 'loaded' : 'not-loaded',
				max_context_length: 32_768,
				...(loaded.has(id) ? { loaded_context_length: 8_192 } : {}),
			})
			return json(response, { data: [entry('text-embedding', 'embeddings'), entry('llama-3.2-3b', 'llm'), entry('qwen2.5-vl-7b', 'vlm')] })
		}
		return answerAsOpenai(path, body, response, asked, (model) => loaded.add(model))
	})
}

/** llama.cpp: one model, given at its start. */
export function startFakeLlamaCpp(contextTokens = 8_192): Promise<FakeLocalServer> {
	return start((asked) => async (path, body, response) => {
		if (path === '/props') return json(response, { default_generation_settings: { n_ctx: contextTokens }, modalities: { vision: false } })
		if (path === '/v1/models') return json(response, { data: [{ id: 'mistral-small.gguf' }] })
		return answerAsOpenai(path, body, response, asked, () => undefined, contextTokens)
	})
}

const openaiRequest = (model: string, stream: boolean) => ({
	protocol: 'openai' as const,
	model,
	pictures: 0,
	stream,
	structured: true,
	authorization: undefined,
})

async function answerAsOpenai(
	path: string,
	body: Record<string, unknown>,
	response: ServerResponse,
	asked: LocalQuestion[],
	load: (model: string) => void,
	contextTokens?: number,
): Promise<boolean> {
	const request = openai.read(path, body, {})
	if (!request) return false
	load(request.model)
	const truncated = contextTokens !== undefined && promptTokens(request) > contextTokens
	asked.push({ path, model: request.model, schema: request.structured, contextTokens, truncated })
	await sendAnswer(response, openai, request, answerText(request, { kind: 'ok' }))
	return true
}

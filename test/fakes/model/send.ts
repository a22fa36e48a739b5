import type { ServerResponse } from 'node:http'
import type { ModelRequest } from './behaviour'

/** Tokens as rough as any estimate: four letters each. */
const tokens = (text: string) => Math.ceil(text.length / 4)

function usage(request: ModelRequest, text: string) {
	const prompt = request.messages.reduce((sum, { content }) => sum + tokens(content), 0)
	return { prompt_tokens: prompt, completion_tokens: tokens(text), total_tokens: prompt + tokens(text) }
}

function completion(request: ModelRequest, text: string): string {
	return JSON.stringify({
		id: 'chatcmpl-1',
		object: 'chat.completion',
		created: 1,
		model: request.model,
		choices: [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: 'stop' }],
		usage: usage(request, text),
	})
}

export function sendCompletion(response: ServerResponse, request: ModelRequest, text: string): void {
	response.setHeader('content-type', 'application/json').end(completion(request, text))
}

function chunk(request: ModelRequest, delta: object, finish: string | null, more: object = {}): string {
	const choices = [{ index: 0, delta, finish_reason: finish }]
	return `data: ${JSON.stringify({ id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1, model: request.model, choices, ...more })}\n\n`
}

/** Server-sent events, a few words each, as OpenAI streams them. */
export function sendStream(response: ServerResponse, request: ModelRequest, text: string): void {
	response.setHeader('content-type', 'text/event-stream')
	response.write(chunk(request, { role: 'assistant', content: '' }, null))
	for (const piece of text.match(/[\s\S]{1,24}/gu) ?? []) response.write(chunk(request, { content: piece }, null))
	response.write(chunk(request, {}, 'stop', { usage: usage(request, text) }))
	response.end('data: [DONE]\n\n')
}

/** Half an answer, then the line goes dead. */
export function sendHalf(response: ServerResponse, request: ModelRequest, text: string): void {
	const body = request.stream ? chunk(request, { content: text.slice(0, text.length / 2) }, null) : completion(request, text).slice(0, 120)
	response.setHeader('content-type', request.stream ? 'text/event-stream' : 'application/json')
	response.write(body, () => response.destroy())
}

export function sendError(response: ServerResponse, status: number, message: string, headers: Record<string, string> = {}): void {
	if (response.headersSent) {
		response.destroy()
		return
	}
	response.writeHead(status, { 'content-type': 'application/json', ...headers })
	response.end(
		JSON.stringify({ error: { message, type: status === 429 ? 'rate_limit_exceeded' : 'server_error', code: null, param: null } }),
	)
}

import type { ModelRequest } from '../behaviour'
import { data, type Protocol, promptTokens, tokens } from './protocol'

type Wire = {
	model: string
	messages: { role: string; content: string | { type?: string; text?: string }[] }[]
	stream?: boolean
	response_format?: { type: string }
}

const picturesIn = ({ messages }: Wire) =>
	messages.flatMap(({ content }) => (typeof content === 'string' ? [] : content.filter(({ type }) => type === 'image_url'))).length

const usageOf = (request: ModelRequest, text: string) => ({
	prompt_tokens: promptTokens(request),
	completion_tokens: tokens(text),
	total_tokens: promptTokens(request) + tokens(text),
})

const chunk = (request: ModelRequest, delta: object, finish: string | null, more: object = {}) =>
	data({
		id: 'chatcmpl-1',
		object: 'chat.completion.chunk',
		created: 1,
		model: request.model,
		choices: [{ index: 0, delta, finish_reason: finish }],
		...more,
	})

/** POST …/chat/completions, as OpenAI and all that is compatible speak it. */
export const openai: Protocol = {
	overloadedStatus: 503,
	read(path, body, headers) {
		if (!path.endsWith('/chat/completions')) return undefined
		const wire = body as Wire
		const messages = wire.messages.map(({ role, content }) => ({
			role,
			content: typeof content === 'string' ? content : content.flatMap((piece) => piece.text ?? []).join('\n'),
		}))
		const isSystem = (role: string) => role === 'system' || role === 'developer'
		return {
			protocol: 'openai',
			model: wire.model,
			system: messages.find(({ role }) => isSystem(role))?.content ?? '',
			messages: messages.filter(({ role }) => !isSystem(role)),
			pictures: picturesIn(wire),
			stream: wire.stream === true,
			structured: wire.response_format?.type === 'json_schema' || wire.response_format?.type === 'json_object',
			authorization: headers.authorization,
		}
	},
	answer: (request, text) => ({
		id: 'chatcmpl-1',
		object: 'chat.completion',
		created: 1,
		model: request.model,
		choices: [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: 'stop' }],
		usage: usageOf(request, text),
	}),
	stream: (request, text) => ({
		begin: chunk(request, { role: 'assistant', content: '' }, null),
		piece: (content) => chunk(request, { content }, null),
		end: `${chunk(request, {}, 'stop', { usage: usageOf(request, text) })}data: [DONE]\n\n`,
		overloaded: data({ error: { message: 'The model is overloaded', type: 'server_error', code: 'server_overloaded', param: null } }),
	}),
	error: (status, message) => ({
		error: { message, type: status === 429 ? 'rate_limit_exceeded' : 'server_error', code: null, param: null },
	}),
}

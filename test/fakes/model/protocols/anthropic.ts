import { type Protocol, promptTokens, tokens } from './protocol'

type Block = { type: string; text?: string }
type Wire = {
	model: string
	system?: string | Block[]
	messages: { role: string; content: string | Block[] }[]
	stream?: boolean
	output_config?: { format?: object }
	output_format?: object
}

const textOf = (content: string | Block[] | undefined) =>
	typeof content === 'string' ? content : (content ?? []).flatMap((block) => block.text ?? []).join('\n')
const event = (type: string, json: object) => `event: ${type}\ndata: ${JSON.stringify({ type, ...json })}\n\n`

/** POST …/messages, as Anthropic speaks it. */
export const anthropic: Protocol = {
	overloadedStatus: 529,
	read(path, body, headers) {
		if (!path.endsWith('/messages')) return undefined
		const wire = body as Wire
		return {
			protocol: 'anthropic',
			model: wire.model,
			system: textOf(wire.system),
			messages: wire.messages.map(({ role, content }) => ({ role, content: textOf(content) })),
			pictures: wire.messages.flatMap(({ content }) => (typeof content === 'string' ? [] : content.filter(({ type }) => type === 'image')))
				.length,
			stream: wire.stream === true,
			structured: wire.output_config?.format !== undefined || wire.output_format !== undefined,
			authorization: [headers['x-api-key']].flat()[0],
		}
	},
	answer: (request, text) => ({
		id: 'msg_1',
		type: 'message',
		role: 'assistant',
		model: request.model,
		content: [{ type: 'text', text }],
		stop_reason: 'end_turn',
		stop_sequence: null,
		usage: { input_tokens: promptTokens(request), output_tokens: tokens(text) },
	}),
	stream: (request, text) => ({
		begin:
			event('message_start', {
				message: {
					id: 'msg_1',
					type: 'message',
					role: 'assistant',
					model: request.model,
					content: [],
					stop_reason: null,
					stop_sequence: null,
					usage: { input_tokens: promptTokens(request), output_tokens: 1 },
				},
			}) + event('content_block_start', { index: 0, content_block: { type: 'text', text: '' } }),
		piece: (piece) => event('content_block_delta', { index: 0, delta: { type: 'text_delta', text: piece } }),
		end:
			event('content_block_stop', { index: 0 }) +
			event('message_delta', { delta: { stop_reason: 'end_turn', stop_sequence: null }, usage: { output_tokens: tokens(text) } }) +
			event('message_stop', {}),
		overloaded: event('error', { error: { type: 'overloaded_error', message: 'Overloaded' } }),
	}),
	error: (status, message) => ({
		type: 'error',
		error: { type: status === 529 ? 'overloaded_error' : status === 429 ? 'rate_limit_error' : 'api_error', message },
	}),
}

type Part = { type: string; text?: string; image_url?: { url: string } }
type Asked = {
	model: string
	messages: { role: string; content: string | Part[] }[]
	stream?: boolean
	response_format?: { type: string; json_schema?: { schema?: object } }
}
type Said = { message?: { content?: string }; done?: boolean; prompt_eval_count?: number; eval_count?: number; error?: string }

/**
 * Lets a client that speaks as OpenAI does talk to Ollama's own API, the only one that is told how much is to be read
 * at a time: otherwise Ollama reads 4 096 tokens and forgets the beginning of what is longer, in silence. The answer's
 * schema becomes Ollama's grammar.
 */
export function ollamaFetch(contextTokens: number, send: typeof fetch = fetch): typeof fetch {
	return async (input, init) => {
		const url = String(input instanceof Request ? input.url : input)
		if (!url.endsWith('/v1/chat/completions') || typeof init?.body !== 'string') return send(input, init)
		const asked = JSON.parse(init.body) as Asked
		const body = {
			model: asked.model,
			messages: asked.messages.map(messageOf),
			stream: asked.stream === true,
			// Thinking aloud would eat the room there is.
			think: false,
			options: { num_ctx: contextTokens },
			...(asked.response_format ? { format: asked.response_format.json_schema?.schema ?? 'json' } : {}),
		}
		const response = await send(url.replace(/\/v1\/chat\/completions$/u, '/api/chat'), { ...init, body: JSON.stringify(body) })
		if (!response.ok || !response.body) return response
		if (asked.stream !== true) return Response.json(wholeOf(asked.model, (await response.json()) as Said))
		const stream = response.body
			.pipeThrough(new TextDecoderStream())
			.pipeThrough(eventsOf(asked.model))
			.pipeThrough(new TextEncoderStream())
		return new Response(stream, { headers: { 'content-type': 'text/event-stream' } })
	}
}

function messageOf({ role, content }: Asked['messages'][number]): object {
	if (typeof content === 'string') return { role: role === 'developer' ? 'system' : role, content }
	const images = content.flatMap(({ image_url }) => image_url?.url.replace(/^data:[^,]*,/u, '') ?? [])
	return { role, content: content.flatMap(({ text }) => text ?? []).join('\n'), ...(images.length > 0 ? { images } : {}) }
}

const usageOf = ({ prompt_eval_count: input = 0, eval_count: output = 0 }: Said) => ({
	prompt_tokens: input,
	completion_tokens: output,
	total_tokens: input + output,
})

const wholeOf = (model: string, said: Said): object => ({
	id: 'ollama',
	object: 'chat.completion',
	created: 0,
	model,
	choices: [{ index: 0, message: { role: 'assistant', content: said.message?.content ?? '' }, finish_reason: 'stop' }],
	usage: usageOf(said),
})

/** Lines of JSON → the events of OpenAI's stream. */
function eventsOf(model: string): TransformStream<string, string> {
	let left = ''
	const event = (delta: object, finish: string | null, more: object = {}) => {
		const choices = [{ index: 0, delta, finish_reason: finish }]
		return `data: ${JSON.stringify({ id: 'ollama', object: 'chat.completion.chunk', created: 0, model, choices, ...more })}\n\n`
	}
	const said = (line: string, to: TransformStreamDefaultController<string>) => {
		if (line.trim() === '') return
		const piece = JSON.parse(line) as Said
		if (piece.error !== undefined) throw new Error(piece.error)
		if (piece.message?.content) to.enqueue(event({ content: piece.message.content }, null))
		if (piece.done) to.enqueue(`${event({}, 'stop', { usage: usageOf(piece) })}data: [DONE]\n\n`)
	}
	return new TransformStream({
		transform(chunk, to) {
			const lines = (left + chunk).split('\n')
			left = lines.pop() ?? ''
			for (const line of lines) said(line, to)
		},
		flush: (to) => said(left, to),
	})
}

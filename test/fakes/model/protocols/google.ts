import type { ModelRequest } from '../behaviour'
import { data, type Protocol, promptTokens, tokens } from './protocol'

type Content = { role?: string; parts?: { text?: string; inlineData?: object }[] }
type Wire = { systemInstruction?: Content; contents: Content[]; generationConfig?: { responseMimeType?: string } }

const PATH = /\/models\/([^/:]+):(generateContent|streamGenerateContent)$/u
const STATUS: Record<number, string> = { 429: 'RESOURCE_EXHAUSTED', 503: 'UNAVAILABLE', 401: 'UNAUTHENTICATED', 403: 'PERMISSION_DENIED' }
const textOf = (content: Content | undefined) => (content?.parts ?? []).flatMap((part) => part.text ?? []).join('\n')

function chunk(request: ModelRequest, text: string, whole: string | undefined): object {
	return {
		candidates: [{ content: { role: 'model', parts: [{ text }] }, index: 0, ...(whole === undefined ? {} : { finishReason: 'STOP' }) }],
		...(whole === undefined
			? {}
			: {
					usageMetadata: {
						promptTokenCount: promptTokens(request),
						candidatesTokenCount: tokens(whole),
						totalTokenCount: promptTokens(request) + tokens(whole),
					},
				}),
		modelVersion: request.model,
	}
}

/** POST …/models/NAME:generateContent and :streamGenerateContent, as Google speaks it. */
export const google: Protocol = {
	overloadedStatus: 503,
	read(path, body, headers) {
		const [, model, method] = PATH.exec(path) ?? []
		if (!model) return undefined
		const wire = body as Wire
		return {
			protocol: 'google',
			model,
			system: textOf(wire.systemInstruction),
			messages: wire.contents.map((content) => ({ role: content.role === 'model' ? 'assistant' : 'user', content: textOf(content) })),
			pictures: wire.contents.flatMap(({ parts = [] }) => parts.filter((part) => part.inlineData)).length,
			stream: method === 'streamGenerateContent',
			structured: wire.generationConfig?.responseMimeType === 'application/json',
			authorization: [headers['x-goog-api-key']].flat()[0],
		}
	},
	answer: (request, text) => chunk(request, text, text),
	stream: (request, text) => ({
		begin: '',
		piece: (piece) => data(chunk(request, piece, undefined)),
		end: data(chunk(request, '', text)),
		overloaded: data({ error: { code: 503, message: 'The model is overloaded. Please try again later.', status: 'UNAVAILABLE' } }),
	}),
	error: (code, message) => ({ error: { code, message, status: STATUS[code] ?? 'INTERNAL' } }),
}

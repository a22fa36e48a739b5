import type { IncomingHttpHeaders } from 'node:http'
import type { ModelRequest } from '../behaviour'

/** How one provider's API is spoken. */
export type Protocol = {
	/** The request when the address is one of this API's; undefined otherwise. */
	read(path: string, body: unknown, headers: IncomingHttpHeaders): ModelRequest | undefined
	/** A whole answer. */
	answer(request: ModelRequest, text: string): object
	/** The answer's server-sent events: before the text, one for each piece of it, and after it. */
	stream(request: ModelRequest, text: string): { begin: string; piece(text: string): string; end: string; overloaded: string }
	error(status: number, message: string): object
	/** The status of an overloaded server. */
	overloadedStatus: number
}

/** Tokens as rough as any estimate: four letters each. */
export const tokens = (text: string) => Math.ceil(text.length / 4)

export function promptTokens(request: ModelRequest): number {
	return tokens(request.system) + request.messages.reduce((sum, { content }) => sum + tokens(content), 0)
}

export const data = (json: object) => `data: ${JSON.stringify(json)}\n\n`

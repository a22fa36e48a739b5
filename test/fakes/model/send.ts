import type { ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { ModelRequest } from './behaviour'
import type { Protocol } from './protocols/protocol'

const PIECES = /[\s\S]{1,24}/gu

/** The answer, whole or as a stream of a few words each, `pauseMs` apart. */
export async function sendAnswer(
	response: ServerResponse,
	protocol: Protocol,
	request: ModelRequest,
	text: string,
	pauseMs = 0,
): Promise<void> {
	if (!request.stream) {
		response.setHeader('content-type', 'application/json').end(JSON.stringify(protocol.answer(request, text)))
		return
	}
	const { begin, piece, end } = protocol.stream(request, text)
	response.setHeader('content-type', 'text/event-stream')
	response.write(begin)
	for (const words of text.match(PIECES) ?? []) {
		response.write(piece(words))
		if (pauseMs > 0) await pause(pauseMs)
		if (response.destroyed) return
	}
	response.end(end)
}

/** Half an answer, then the line goes dead. */
export function sendHalf(response: ServerResponse, protocol: Protocol, request: ModelRequest, text: string): void {
	const { begin, piece } = protocol.stream(request, text)
	const body = request.stream ? begin + piece(text.slice(0, text.length / 2)) : JSON.stringify(protocol.answer(request, text)).slice(0, 120)
	response.setHeader('content-type', request.stream ? 'text/event-stream' : 'application/json')
	response.write(body, () => response.destroy())
}

/** A stream that begins well and ends in the provider's own word for being overloaded. */
export function sendOverloadedStream(response: ServerResponse, protocol: Protocol, request: ModelRequest, text: string): void {
	const { begin, piece, overloaded } = protocol.stream(request, text)
	response.setHeader('content-type', 'text/event-stream').end(begin + piece(text.slice(0, 40)) + overloaded)
}

export function sendError(
	response: ServerResponse,
	protocol: Protocol,
	status: number,
	message: string,
	headers: Record<string, string> = {},
): void {
	if (response.headersSent) {
		response.destroy()
		return
	}
	response.writeHead(status, { 'content-type': 'application/json', ...headers })
	response.end(JSON.stringify(protocol.error(status, message)))
}

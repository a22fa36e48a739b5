import type { IncomingMessage, ServerResponse } from 'node:http'

/** What comes back; `broken` when the connection breaks instead. */
export type Reply = { status: number; headers?: Record<string, string>; body?: string | Buffer } | 'broken'

export const json = (status: number, data: unknown, headers: Record<string, string> = {}): Reply => ({
	status,
	headers: { 'content-type': 'application/json', ...headers },
	body: JSON.stringify(data),
})

export const html = (body: string, status = 200): Reply => ({ status, headers: { 'content-type': 'text/html; charset=utf-8' }, body })

export const seeOther = (location: string): Reply => ({ status: 303, headers: { location } })

/** An API error in YouCan's form. */
export const problem = (status: number, detail: string, fields?: Record<string, string[]>): Reply =>
	json(status, { status, detail, meta: fields ? { fields } : [] })

export function sendReply(response: ServerResponse, reply: Reply): void {
	if (reply === 'broken') response.destroy()
	else response.writeHead(reply.status, reply.headers).end(reply.body)
}

export async function bytesOf(request: IncomingMessage): Promise<Buffer> {
	const chunks: Buffer[] = []
	for await (const chunk of request) chunks.push(Buffer.from(chunk))
	return Buffer.concat(chunks)
}

import type { IncomingMessage } from 'node:http'

/** A request as the site sees it, wherever on this machine it came in. */
export type SiteRequest = {
	scheme: 'http' | 'https'
	host: string
	method: string
	path: string
	/** As it came, without the question mark. */
	query: string
	params: URLSearchParams
	headers: IncomingMessage['headers']
	body: string
}

/**
 * `/https/shop.example/path` is a request to that host by that scheme; any other path is one to this machine by http.
 */
export async function readSiteRequest(request: IncomingMessage): Promise<SiteRequest> {
	const [whole = '/', query = ''] = (request.url ?? '/').split(/\?(.*)/s)
	const [, scheme, host, path] = /^\/(https?)\/([^/]+)(\/.*)?$/.exec(whole) ?? []
	const chunks: Buffer[] = []
	for await (const chunk of request) chunks.push(chunk as Buffer)
	return {
		scheme: scheme === 'https' ? 'https' : 'http',
		host: host ?? request.headers.host ?? '',
		method: request.method ?? 'GET',
		path: host === undefined ? whole : (path ?? '/'),
		query,
		params: new URLSearchParams(query),
		headers: request.headers,
		body: Buffer.concat(chunks).toString('utf8'),
	}
}

export type SiteAnswer = { status: number; headers?: Record<string, string>; body: string | Buffer }

export function json(status: number, data: unknown, headers: Record<string, string> = {}): SiteAnswer {
	return { status, headers: { 'content-type': 'application/json; charset=UTF-8', ...headers }, body: JSON.stringify(data) }
}

export function page(status: number, html: string, headers: Record<string, string> = {}): SiteAnswer {
	return { status, headers: { 'content-type': 'text/html; charset=UTF-8', ...headers }, body: html }
}

/** An error as the REST API gives it. */
export function wpError(status: number, code: string, message: string, data: Record<string, unknown> = {}): SiteAnswer {
	return json(status, { code, message, data: { status, ...data } })
}

export function isError(answer: object): answer is SiteAnswer {
	return 'body' in answer && 'status' in answer && typeof answer.status === 'number'
}

export const escapeHtml = (text: string) =>
	text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

import type { FastifyReply, FastifyRequest } from 'fastify'
import { RETURN_QUERY } from '../../core/contracts/stores'
import { isAppError } from '../../core/errors'
import type { StoreId } from '../../core/stores/store-product'

const POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
const LOOKS = 'font:1.0625rem/1.55 system-ui,sans-serif;max-width:34rem;margin:20vh auto;padding:0 1.5rem'

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeText = (text: string) => text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character)

/** True for a form that was sent by a person in a browser, who is to see a page and not JSON. */
export function wantsPage(request: FastifyRequest): boolean {
	return String(request.headers.accept ?? '').includes('text/html')
}

/**
 * Sends somebody to another site. A browser is sent there by a page in between: our policy lets forms lead to our own addresses only, and
 * browsers apply that to the redirect a form ends in as well.
 */
export function sendAway(request: FastifyRequest, reply: FastifyReply, url: string, name: string): FastifyReply {
	reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer')
	if (!wantsPage(request)) return reply.redirect(url, 303)
	const address = escapeText(url)
	const words = `Taking you to ${escapeText(name)} …`
	return reply
		.type('text/html; charset=utf-8')
		.header('content-security-policy', POLICY)
		.send(
			`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta http-equiv="refresh" content="0;url=${address}"><title>${words}</title></head><body style="${LOOKS}"><p>${words}</p><p><a href="${address}">Go on</a></p></body></html>`,
		)
}

type Shown = { pageId?: string | undefined; pushId?: string | undefined; store: StoreId }

/** The address of a screen of ours, telling it what one comes back with. */
export function screenPath(path: string, query: Readonly<Record<string, string | undefined>>): string {
	const given = Object.entries(query).flatMap(([name, value]) => (value ? [[name, value]] : []))
	return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`
}

/** Back to the page with what went wrong; a bug, and what a program asked for, is thrown on. */
export function sendTrouble(
	request: FastifyRequest,
	reply: FastifyReply,
	error: unknown,
	{ pageId, store }: Shown,
	path = '/product-result',
): FastifyReply {
	if (!wantsPage(request) || !isAppError(error)) throw error
	request.log.info({ code: error.code, reason: error.message }, 'store request refused')
	const { pushId, field } = error.details
	return reply.redirect(
		screenPath(path, {
			[RETURN_QUERY.page]: pageId,
			[RETURN_QUERY.store]: store,
			[RETURN_QUERY.trouble]: typeof field === 'string' ? field : error.code,
			[RETURN_QUERY.push]: typeof pushId === 'string' ? pushId : undefined,
		}),
		303,
	)
}

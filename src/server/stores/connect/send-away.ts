import type { FastifyReply, FastifyRequest } from 'fastify'
import type { SessionUser } from '../../../connectors/identity/identity'
import { RETURN_QUERY } from '../../../core/contracts/stores'
import { isAppError } from '../../../core/errors'
import { DEFAULT_APP_LANGUAGE, matchAppLanguage } from '../../../core/locale/app-languages'
import type { StoreId } from '../../../core/stores/store-ids'
import { wantsPage } from '../../http/route-policy'
import { awayPage } from './away-page'

const POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/**
 * Where somebody is sent: an address, the name of what stands there, and who they are, for the language they are told
 * it in.
 */
export type Way = { url: string; name: string; user: SessionUser }

/**
 * Sends somebody to another site. A browser is sent there by a page in between: our policy lets forms lead to our own
 * addresses only, and browsers apply that to the redirect a form ends in as well. A form names no language of the app:
 * the account's own counts, else the browser's.
 */
export function sendAway(request: FastifyRequest, reply: FastifyReply, { url, name, user }: Way): FastifyReply {
	reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer')
	if (!wantsPage(request)) return reply.redirect(url, 303)
	const language = user.appLanguage ?? matchAppLanguage(request.headers['accept-language'] ?? '') ?? DEFAULT_APP_LANGUAGE
	return reply
		.type('text/html; charset=utf-8')
		.header('content-security-policy', POLICY)
		.send(awayPage(language, url, name))
}

type Shown = { pageId?: string | undefined; pushId?: string | undefined; store: StoreId }

/** The address of a screen of ours, telling it what one comes back with. */
export function screenPath(path: string, query: Readonly<Record<string, string | undefined>>): string {
	const given = Object.entries(query).flatMap(([name, value]) => (value ? [[name, value]] : []))
	return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`
}

/** Back to the page with what went wrong; a bug, and what a program asked for, is thrown on. */
export function sendError(
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
			[RETURN_QUERY.error]: typeof field === 'string' ? field : error.code,
			[RETURN_QUERY.push]: typeof pushId === 'string' ? pushId : undefined,
		}),
		303,
	)
}

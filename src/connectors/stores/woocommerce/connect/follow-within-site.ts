import { AppError, isAppError } from '../../../../core/errors'
import { msg } from '../../../../core/messages/message'
import type { Outbound, OutboundResponse } from '../../../fetch'
import { codesIn } from '../../never-sent'
import { tooSlowToConnect } from './explain-page'
import { isSameHost } from './site'

const MOST_REDIRECTS = 6
/** For one answer; as much again for the redirects before it. */
const TIMEOUT_MS = 20_000
const MOST_BYTES = 12 * 1024 * 1024
const REDIRECTS = new Set([301, 302, 303, 307, 308])
/** Some firewalls turn away callers that do not name themselves. */
export const CALLER = { 'user-agent': 'Mozilla/5.0 (compatible; Vitrine)', 'cache-control': 'no-cache' }

/**
 * Opens a page of a site without any credentials, following redirects as long as they stay on the host (with or without
 * `www.`): a shop that lives elsewhere is for its owner to name, because their keys go where this ends. A redirect to
 * the login page is handed out. Throws `invalid_request` for a redirect to another host or down to http, `timeout`, and
 * what the outbound door throws.
 */
export async function followWithinSite(
	outbound: Outbound,
	address: string,
	{ allowHttp, accept, patienceMs = TIMEOUT_MS }: { allowHttp: boolean; accept: string; patienceMs?: number },
): Promise<OutboundResponse> {
	const typed = new URL(address)
	let url = address
	const deadline = performance.now() + patienceMs
	for (let hop = 0; hop <= MOST_REDIRECTS; hop += 1) {
		const answer = await outbound
			.request(url, { headers: { ...CALLER, accept }, maxRedirects: 0, retries: 1, timeoutMs: TIMEOUT_MS, maxBytes: MOST_BYTES })
			.catch((error: unknown) => {
				throw explained(error, typed.hostname)
			})
		const next = redirectOf(answer)
		if (next === undefined || next.pathname.includes('wp-login.php') || /suspended/i.test(next.pathname)) return answer
		refuseLeaving(next, typed, allowHttp)
		if (performance.now() > deadline) throw tooSlowToConnect(typed.hostname)
		url = next.href
	}
	throw new AppError('upstream', msg('woocommerce.redirects', { host: typed.hostname }))
}

/** Where an answer leads to, when it is a redirect. */
export function redirectOf({ status, headers, url }: OutboundResponse): URL | undefined {
	const { location } = headers
	return location !== undefined && REDIRECTS.has(status) && URL.canParse(location, url) ? new URL(location, url) : undefined
}

function refuseLeaving(next: URL, typed: URL, allowHttp: boolean): void {
	if (!isSameHost(next.hostname, typed.hostname) || (next.port !== '' && next.port !== typed.port)) {
		throw new AppError('invalid_request', msg('woocommerce.leads_to', { host: next.host }), {
			details: { reason: 'other-host', host: next.host },
		})
	}
	if (next.protocol === 'https:' || (next.protocol === 'http:' && allowHttp)) return
	throw new AppError('invalid_request', msg('woocommerce.no_https', { host: typed.hostname }), { details: { reason: 'no-https' } })
}

const CERTIFICATE = /^(?:CERT_|ERR_TLS_CERT|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_(?:VERIFY|GET_ISSUER))/

function explained(error: unknown, host: string): unknown {
	if (!isAppError(error, 'upstream') || !codesIn(error).some((code) => CERTIFICATE.test(code))) return error
	return new AppError('upstream', msg('woocommerce.certificate', { host }), {
		cause: error,
		details: { reason: 'certificate' },
	})
}

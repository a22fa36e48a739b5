import { AppError } from '../../../../core/errors'
import { msg } from '../../../../core/messages/message'
import type { OutboundResponse } from '../../../fetch'

/** What a page that came instead of data tells about a shop. `none`: nothing, it is just some page. */
export type PageKind =
	| 'suspended'
	| 'password'
	| 'login'
	| 'firewall'
	| 'maintenance'
	| 'too-large'
	| 'gone'
	| 'too-slow'
	| 'broken'
	| 'none'

const READ_LIMIT = 200_000
const SUSPENDED = /account (?:has been |is )?suspended|site (?:has been |is )?suspended|bandwidth limit exceeded/i
const FIREWALL = new RegExp(
	String.raw`attention required|just a moment\.\.\.|you have been blocked|sucuri website firewall|wordfence` +
		'|imunify360|mod_security|not acceptable!|request (?:was )?blocked|access denied|incapsula' +
		'|checking your browser|ddos protection',
	'i',
)
/** In a heading, because shops announce goods as coming soon as well. */
const WAITING = new RegExp(
	String.raw`<(?:title|h1|h2)\b[^<>]*>[^<]*(?:coming soon|under construction|under maintenance|maintenance mode` +
		'|maintenance)|woocommerce-coming-soon|briefly unavailable for scheduled maintenance',
	'i',
)
const LEAST_CLOSED_SECONDS = 60
const SLOW_STATUSES = new Set([408, 504, 522, 524])

/** Reads what an answer that is no data means, from its status, its headers and the words such pages have in common. */
export function pageKindOf({ status, headers, body, url }: OutboundResponse): PageKind {
	const leadsTo = `${headers.location ?? ''} ${new URL(url).pathname}`
	const text = body.subarray(0, READ_LIMIT).toString('utf8')
	if (/suspendedpage|\/suspended\b/i.test(leadsTo) || SUSPENDED.test(text)) return 'suspended'
	if (status === 401) return 'password'
	if (leadsTo.includes('wp-login.php')) return 'login'
	if (SLOW_STATUSES.has(status)) return 'too-slow'
	if (status === 413) return 'too-large'
	if ([403, 406, 429].includes(status) || headers['cf-mitigated'] !== undefined) return 'firewall'
	if (status >= 500 && status !== 503) return 'broken'
	if (status === 404 || status === 410) return 'gone'
	if (WAITING.test(text)) return 'maintenance'
	if (FIREWALL.test(text)) return 'firewall'
	if (status !== 503) return 'none'
	// Caches and overloaded servers say 503 as well, also of a call that goes on behind them; who closes a shop says for
	// how long.
	return Number(headers['retry-after']) >= LEAST_CLOSED_SECONDS ? 'maintenance' : 'broken'
}

const WORDS: Record<PageKind, ConstructorParameters<typeof AppError>> = {
	suspended: ['store_suspended', msg('woocommerce.suspended')],
	password: ['store_suspended', msg('woocommerce.password')],
	login: ['store_suspended', msg('woocommerce.login_page')],
	maintenance: ['store_suspended', msg('woocommerce.coming_soon')],
	firewall: ['upstream', msg('woocommerce.firewall')],
	'too-large': ['store_refused', msg('woocommerce.page_too_large')],
	gone: ['upstream', msg('woocommerce.api_moved')],
	'too-slow': ['timeout', msg('woocommerce.not_finished')],
	broken: ['upstream', msg('woocommerce.server_error')],
	none: ['upstream', msg('woocommerce.web_page')],
}

/** The error for a shop that answers every call, but so slowly that connecting it would have no end. */
export function tooSlowToConnect(host: string): AppError {
	return new AppError('timeout', msg('woocommerce.slow', { host }))
}

/**
 * The error a kind of page becomes, in words for the seller. `url` and contents of the page stay out of it: they may
 * hold keys.
 */
export function pageError(kind: PageKind, status: number): AppError {
	const [code, message] = WORDS[kind]
	return new AppError(code, message, { details: { reason: kind, status, ...(kind === 'too-large' ? { fields: ['description'] } : {}) } })
}

import { AppError } from '../../../core/errors'
import type { OutboundResponse } from '../../fetch'

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
const FIREWALL =
	/attention required|just a moment\.\.\.|you have been blocked|sucuri website firewall|wordfence|imunify360|mod_security|not acceptable!|request (?:was )?blocked|access denied|incapsula|checking your browser|ddos protection/i
/** In a heading, because shops announce goods as coming soon as well. */
const WAITING =
	/<(?:title|h1|h2)\b[^<>]*>[^<]*(?:coming soon|under construction|under maintenance|maintenance mode|maintenance)|woocommerce-coming-soon|briefly unavailable for scheduled maintenance/i
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
	suspended: ['store_suspended', 'The company that hosts this shop has suspended it. Ask them to open it again, then try once more.'],
	password: [
		'store_suspended',
		'This shop is behind a password of its web server. Take that protection off (or open /wp-json/ in it), then try again.',
	],
	login: [
		'store_suspended',
		'This shop sends every visitor to its login page. Switch off the plugin that hides the site, or let it leave /wp-json/ open, then try again.',
	],
	maintenance: [
		'store_suspended',
		'This shop shows a coming-soon or maintenance page instead of answering. Open the shop, or let that plugin leave /wp-json/ open, then try again.',
	],
	firewall: [
		'upstream',
		'A firewall of this shop turned us away with a web page. Ask the host, or the security plugin (Cloudflare, Wordfence, mod_security), to allow calls to /wp-json/wc/v3/, then try again.',
	],
	'too-large': ['store_refused', 'The web server of this shop takes no page of this size. Ask the host to raise post_max_size.'],
	gone: ['upstream', 'The shop answers, but not where its API was. Open Settings → Permalinks in WordPress, press Save, then try again.'],
	'too-slow': ['timeout', 'The shop did not finish in time. Try again in a moment: what has arrived is looked for first.'],
	broken: ['upstream', 'The shop had an error of its own. Try again in a moment; if it stays, its host sees the reason in the error log.'],
	none: [
		'upstream',
		'The shop answered with a web page instead of data. A plugin or its host changes the answers of /wp-json/; ask there.',
	],
}

/** The error for a shop that answers every call, but so slowly that connecting it would have no end. */
export function tooSlowToConnect(host: string): AppError {
	return new AppError('timeout', `${host} takes too long to answer. Try again in a moment; if it stays so, ask its host.`)
}

/**
 * The error a kind of page becomes, in words for the seller. `url` and contents of the page stay out of it: they may
 * hold keys.
 */
export function pageError(kind: PageKind, status: number): AppError {
	const [code, message] = WORDS[kind]
	return new AppError(code, message, { details: { reason: kind, status, ...(kind === 'too-large' ? { fields: ['description'] } : {}) } })
}

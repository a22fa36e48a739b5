import { AppError, isAppError } from '../../../../core/errors'
import { msg } from '../../../../core/messages/message'
import type { Outbound, OutboundResponse } from '../../../fetch'
import { apiLinkOf } from '../api-link'
import { readAnswer } from '../read-answer'
import { readTypedAddress, type TypedAddress } from '../typed-address'
import { apiAddress, rootsOf } from './api-address'
import { type PageKind, pageError, pageKindOf, tooSlowToConnect } from './explain-page'
import { followWithinSite } from './follow-within-site'
import { describeSite, INDEX_FIELDS, indexSchema, isSameHost, rootRead, type Site } from './site'

type Door = { outbound: Outbound; allowHttp: boolean }
/** What an address turned out to be: an API, an API that answers members only, or some page. */
type Look = { site: Site; namespaces: string[] } | { closed: string } | { page: OutboundResponse }

const API = 'wc/v3'
/** A shop that is there answers within seconds; one that lets us wait at each of its doors shall not hold us up. */
const PATIENCE_MS = 45_000
const WORDPRESS_MARKS = /\/wp-(?:content|includes)\/|name=["']generator["'] content=["']WordPress/i
/** Kinds of page behind which there is nothing to look for. */
const CLOSED_DOORS: readonly PageKind[] = ['suspended', 'password', 'firewall']

/**
 * Finds the WooCommerce API of what a seller typed, by questions that need no keys. Throws `invalid_request` (no
 * address of a shop, another host), `not_found` (no WordPress, no WooCommerce), `store_suspended` (login wall,
 * coming-soon page), `upstream` (firewall, unreachable), `timeout`.
 */
export async function findSite(outbound: Outbound, typed: string, allowHttp: boolean, patienceMs = PATIENCE_MS): Promise<Site> {
	const deadline = performance.now() + patienceMs
	const address = readTypedAddress(typed, allowHttp)
	const door = { outbound, allowHttp }
	const page = await openFrontPage(door, address)
	const looks: Look[] = []
	for (const root of rootsToTry(address, page)) {
		if (performance.now() > deadline) throw tooSlowToConnect(address.host)
		const look = await lookAt(door, root)
		if ('site' in look) return withWoocommerce(door, look)
		looks.push(look)
		if ('page' in look && CLOSED_DOORS.includes(pageKindOf(look.page)) && CLOSED_DOORS.includes(pageKindOf(page))) break
	}
	// Plugins close the index to strangers and leave the rest open to keys.
	const closed = looks.find((look) => 'closed' in look)
	if (closed) return describeSite(closed.closed, undefined)
	throw whyNothing(page, looks)
}

async function openFrontPage(door: Door, { schemes, host, page }: TypedAddress): Promise<OutboundResponse> {
	const errors: unknown[] = []
	for (const scheme of schemes) {
		try {
			return await followWithinSite(door.outbound, `${scheme}://${host}${page}`, { allowHttp: door.allowHttp, accept: 'text/html,*/*' })
		} catch (error) {
			if (!isAppError(error, 'upstream') && !isAppError(error, 'timeout')) throw error
			errors.push(error)
		}
	}
	throw errors[0]
}

function rootsToTry({ folders }: TypedAddress, page: OutboundResponse): string[] {
	const { origin, hostname } = new URL(page.url)
	const named = apiLinkOf(page)
	const usual = folders.flatMap((folder) => rootsOf(`${origin}${folder}`))
	const trusted = named !== undefined && isSameHost(new URL(named).hostname, hostname) ? [onOrigin(named, origin)] : []
	return [...new Set([...trusted, ...usual])]
}

/** Behind a proxy WordPress names itself by http; what answered is the better address. */
function onOrigin(root: string, origin: string): string {
	return root.replace(new URL(root).origin, origin)
}

async function lookAt({ outbound, allowHttp }: Door, root: string): Promise<Look> {
	const answer = await followWithinSite(outbound, apiAddress(root, '', { _fields: INDEX_FIELDS }), {
		allowHttp,
		accept: 'application/json',
	})
	const data = readAnswer(answer)
	const index = indexSchema.safeParse(data)
	if (index.success) return { site: describeSite(rootRead(answer.url), index.data), namespaces: index.data.namespaces }
	const isRefusal = (answer.status === 401 || answer.status === 403) && typeof data === 'object' && data !== null && 'code' in data
	return isRefusal ? { closed: rootRead(answer.url) } : { page: answer }
}

async function withWoocommerce({ outbound, allowHttp }: Door, { site, namespaces }: { site: Site; namespaces: string[] }): Promise<Site> {
	if (namespaces.includes(API)) return site
	const answer = await followWithinSite(outbound, apiAddress(site.root, API, { _fields: 'namespace' }), {
		allowHttp,
		accept: 'application/json',
	})
	if (answer.status === 200 && readAnswer(answer) !== undefined) return site
	throw new AppError('not_found', msg('woocommerce.not_active', { site: site.name }), { details: { reason: 'no-woocommerce' } })
}

function whyNothing(page: OutboundResponse, looks: Look[]): AppError {
	const pages = [...looks.flatMap((look) => ('page' in look ? [look.page] : [])), page]
	const told = pages.map((one) => ({ kind: pageKindOf(one), status: one.status })).find(({ kind }) => !['none', 'gone'].includes(kind))
	if (told) return pageError(told.kind, told.status)
	if (WORDPRESS_MARKS.test(page.body.toString('utf8'))) {
		return new AppError('not_found', msg('woocommerce.api_off'), { details: { reason: 'api-off' } })
	}
	return new AppError('not_found', msg('woocommerce.no_wordpress', { host: new URL(page.url).hostname }), {
		details: { reason: 'not-wordpress' },
	})
}

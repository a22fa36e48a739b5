import { AppError } from '../../core/errors'
import { MAX_LISTING_BYTES } from '../../core/limits'
import { type Message, msg } from '../../core/messages/message'
import type { Outbound, OutboundResponse } from '../fetch'
import type { ListingLink } from '../marketplaces/marketplace'
import { decodeHtml } from './decode-html'
import { notFound } from './listing-errors'
import { followShortLink, type ParseLink } from './short-link'
import type { ListingSource } from './source'

/** A scraping API: its address with `{url}` where the listing's goes, and headers of its own (keys). */
export type ScrapingApi = { urlTemplate: string; headers: Readonly<Record<string, string>> }

/** BCP-47 tag of a marketplace's own language and country (`de-DE`), by domain. */
export type LocaleOf = (domain: string) => string | undefined

/**
 * Listings by any scraping API that answers a GET request with the page's HTML. Nothing it is asked with is in its
 * errors: keys are in there.
 */
export function createScrapingApiSource(deps: {
	outbound: Outbound
	parseLink: ParseLink
	localeOf: LocaleOf
	api: ScrapingApi
	timeoutMs: number
}): ListingSource {
	return {
		name: 'scraping-api',
		async read(given, signal) {
			const link = given.short ? await followShortLink(given, deps, signal) : given
			const answer = await ask(link, deps, signal)
			if (answer.status === 404 || answer.status === 410) throw notFound(link)
			if (answer.status >= 300) throw refused(answer.status)
			if (answer.body.byteLength === 0) throw unusable(msg('machine.scraping_empty'), answer.status)
			return { html: decodeHtml(answer.body, answer.headers['content-type']), url: link.url, source: 'scraping-api' }
		},
	}
}

/**
 * The address to ask for a listing: `{url}` encoded; `{country}` and `{language}` in small letters, `{COUNTRY}` in
 * capitals.
 */
export function fillTemplate(template: string, link: ListingLink, locale = 'en-US'): string {
	const { language, region } = new Intl.Locale(locale)
	const country = region ?? 'US'
	const values: Record<string, string> = {
		url: encodeURIComponent(link.url),
		country: country.toLowerCase(),
		COUNTRY: country,
		language,
	}
	return template.replace(/\{(url|country|COUNTRY|language)\}/g, (whole, name: string) => values[name] ?? whole)
}

async function ask(
	link: ListingLink,
	{ outbound, localeOf, api, timeoutMs }: { outbound: Outbound; localeOf: LocaleOf; api: ScrapingApi; timeoutMs: number },
	signal: AbortSignal,
): Promise<OutboundResponse> {
	const url = fillTemplate(api.urlTemplate, link, link.domain ? localeOf(link.domain) : undefined)
	try {
		// A redirect would carry the key elsewhere. One further try: each may cost.
		return await outbound.request(url, {
			headers: api.headers,
			signal,
			timeoutMs,
			maxBytes: MAX_LISTING_BYTES,
			maxRedirects: 0,
			retries: 1,
		})
	} catch (error) {
		if (!(error instanceof AppError)) throw error
		if (error.code === 'timeout') throw new AppError('timeout', msg('machine.scraping_timeout'))
		if (error.code !== 'upstream' && error.code !== 'address_refused') throw error
		throw unusable(msg('machine.scraping_unreachable'))
	}
}

function refused(status: number): AppError {
	if (status === 401 || status === 403) {
		return unusable(msg('machine.scraping_key'), status)
	}
	if (status === 402) return unusable(msg('machine.scraping_no_credit'), status)
	if (status === 429) return unusable(msg('machine.scraping_limit'), status)
	if (status < 400) return unusable(msg('machine.scraping_redirects'), status)
	if (status < 500) return unusable(msg('machine.scraping_refused', { status }), status)
	return unusable(msg('machine.scraping_failed', { status }), status)
}

function unusable(message: Message, status?: number): AppError {
	return new AppError('listing_unreachable', message, { details: status === undefined ? {} : { status } })
}

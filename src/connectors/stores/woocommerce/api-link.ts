import { decodeHTML } from 'entities'
import type { OutboundResponse } from '../../fetch'

const REL = 'https://api.w.org/'
const TAG = /<link\b[^<>]{0,2000}>/gi
const HEAD_LIMIT = 300_000

/**
 * The API's root as a WordPress page names it, in its Link header or, where a cache dropped that, in its head;
 * undefined when it does not.
 */
export function apiLinkOf(page: OutboundResponse): string | undefined {
	const named = inHeader(page.headers.link ?? '') ?? inHead(page.body.subarray(0, HEAD_LIMIT).toString('utf8'))
	if (named === undefined || !URL.canParse(named, page.url)) return undefined
	return asRoot(new URL(named, page.url))
}

function inHeader(header: string): string | undefined {
	for (const [, target, params] of header.matchAll(/<([^<>]*)>([^<]*)/g)) if (params?.includes(`rel="${REL}"`)) return target
	return undefined
}

function inHead(html: string): string | undefined {
	for (const [tag] of html.matchAll(TAG)) {
		const href = /\bhref\s*=\s*["']([^"']*)["']/i.exec(tag)?.[1]
		if (tag.includes(REL) && href !== undefined) return decodeHTML(href)
	}
	return undefined
}

/** A root in one of the two forms of `apiAddress`. */
export function asRoot(url: URL): string {
	if (url.searchParams.has('rest_route')) return `${url.origin}${url.pathname.replace(/(?:index\.php)?$/, 'index.php')}?rest_route=/`
	return `${url.origin}${url.pathname.replace(/(?<!\/)\/*$/, '/')}`
}

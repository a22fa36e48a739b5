import { AppError } from '../../core/errors'
import { msg } from '../../core/messages/message'
import type { Outbound } from '../fetch'
import type { ListingLink } from '../marketplaces/marketplace'

export type ParseLink = (text: string) => ListingLink | undefined

const MOST_HOPS = 5
const TIMEOUT_MS = 10_000

/**
 * A shortened link → the listing it stands for, by following its redirects one by one: each is read as a link first, so
 * the listing itself is not fetched here. Throws `listing_not_found` when it leads elsewhere, also to another shop:
 * whose links are taken was decided by the link that was given.
 */
export async function followShortLink(
	link: ListingLink,
	deps: { outbound: Outbound; parseLink: ParseLink },
	signal: AbortSignal,
): Promise<ListingLink> {
	let url = link.url
	for (let hop = 0; hop < MOST_HOPS; hop += 1) {
		const answer = await deps.outbound.request(url, { signal, timeoutMs: TIMEOUT_MS, maxRedirects: 0, maxBytes: 1024 * 1024 })
		const location = answer.headers.location
		if (!location || !URL.canParse(location, url)) break
		url = new URL(location, url).href
		const found = deps.parseLink(url)
		if (found && !found.short && found.marketplace === link.marketplace) return found
	}
	throw new AppError('listing_not_found', msg('machine.short_link'), {
		details: { url: link.url, endedAt: url },
	})
}

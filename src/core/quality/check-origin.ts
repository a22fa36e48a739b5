import { buyingAddress } from '../page/compose/buying'
import type { Page } from '../page/page'
import { sourceOfLink } from '../product/source-names'
import type { Finding } from './finding'
import { shownImages } from './shown-images'

/** Pictures a page shows of a shop that is not its seller's: that shop's host, and how many. */
export type BorrowedPictures = { host: string; count: number }

/**
 * Host of the shop a listing's address is of, where it is a competitor's: no marketplace, which is where sellers come
 * from, and none of `ownHosts`.
 */
export function otherShop(address: string, ownHosts: readonly string[] = []): string | undefined {
	const host = hostIn(address)
	if (!host || sourceOfLink(address) !== 'any') return undefined
	return ownHosts.some((own) => hostIn(own) === host) ? undefined : host
}

/**
 * The pictures taken from another shop's page; undefined where there are none, and where the shop is one of `ownHosts`
 * or where this page's buyers are sent.
 */
export function borrowedPictures(page: Page, ownHosts: readonly string[] = []): BorrowedPictures | undefined {
	const host = otherShop(page.product.sourceUrl, [buyingAddress(page.buying), ...ownHosts])
	if (host === undefined) return undefined
	const count = shownImages(page).filter(({ sourceUrl, madeBy }) => sourceUrl !== undefined && madeBy === undefined).length
	return count > 0 ? { host, count } : undefined
}

/** A host as people name a shop, of an address or of itself; undefined for anything else. */
function hostIn(address: string): string | undefined {
	const url = URL.parse(/^https?:\/\//i.test(address) ? address : `https://${address}`)
	return url?.hostname.includes('.') ? url.hostname.replace(/^www\./, '') : undefined
}

/** Whose pictures does the page show? */
export function checkOrigin(page: Page, ownHosts?: readonly string[]): Finding[] {
	const borrowed = borrowedPictures(page, ownHosts)
	if (!borrowed) return []
	const { host, count } = borrowed
	return [
		{
			id: 'borrowed-pictures',
			code: 'borrowed_pictures',
			values: { host, count },
			area: 'facts',
			severity: 'problem',
			fix: { code: 'look_through', goTo: { kind: 'panel', panel: 'images' } },
		},
	]
}

import type { ImageRef } from '../../../core/product/product'
import { pictureList } from '../generic/pictures'
import { scanMarkup } from '../html/scan-markup'
import { selectAll } from '../html/select'
import { readPageState } from './page-state'

/** More pictures than a page is made of. */
const MOST = 40

/**
 * Address of the document that holds the listing's description, which its page loads later; on the marketplace's own
 * hosts only.
 */
export function descriptionAddress(html: string): string | undefined {
	const stated = readPageState(scanMarkup(html))?.find('descriptionUrl', 'pcDescUrl', 'nativeDescUrl')
	const url = typeof stated === 'string' ? URL.parse(stated, 'https://www.aliexpress.com/') : null
	return url && url.protocol === 'https:' && /(?:^|\.)(?:alicdn\.com|aliexpress\.(?:com|us|ru))$/.test(url.hostname) ? url.href : undefined
}

/** The description document's pictures, in its order. */
export function descriptionPictures(document: string): ImageRef[] {
	const page = scanMarkup(document)
	const addresses = selectAll(page, 'img').flatMap((node) => node.attribute('data-src') ?? node.attribute('src') ?? [])
	return pictureList(
		addresses.map((address) => ({ addresses: [address] })),
		'https://www.aliexpress.com/',
	).slice(0, MOST)
}

import type { StoreProduct } from '../../../../core/stores/store-product'
import type { WooProduct } from '../shop'

const escaped = (url: string) => url.replaceAll('&', '&amp;')

/**
 * The description with the shop's own addresses of its pictures in the place of ours, so that it lives without us. The
 * class tells WordPress which attachment it is: it then offers browsers its smaller sizes. Pictures the shop does not
 * have keep our address.
 */
export function withOwnAddresses(
	{ html, htmlImages }: Pick<StoreProduct, 'html' | 'htmlImages'>,
	imageIds: Readonly<Record<string, string>>,
	shown: WooProduct['images'],
): string {
	const sources = new Map(shown.map(({ id, src }) => [String(id), src]))
	return htmlImages.reduce((text, { id, url }) => {
		const src = sources.get(imageIds[id] ?? '')
		return src ? text.replaceAll(`src="${escaped(url)}"`, `class="wp-image-${imageIds[id]}" src="${escaped(src)}"`) : text
	}, html)
}

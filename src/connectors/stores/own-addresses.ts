import type { StoreProduct } from '../../core/stores/store-product'

/** Where a store has its own copy of a picture; `className` is what its platform knows it by in a text. */
export type OwnAddress = { src: string; className?: string }

const escaped = (url: string) => url.replaceAll('&', '&amp;')

/**
 * The description with the store's own addresses of its pictures in the place of ours, so that it lives without us.
 * Pictures the store does not have keep our address.
 * @param own by the page's id of the picture
 */
export function withOwnAddresses(
	{ html, htmlImages }: Pick<StoreProduct, 'html' | 'htmlImages'>,
	own: ReadonlyMap<string, OwnAddress>,
): string {
	return htmlImages.reduce((text, { id, url }) => {
		const at = own.get(id)
		if (!at) return text
		const named = at.className ? `class="${at.className}" ` : ''
		return text.replaceAll(`src="${escaped(url)}"`, `${named}src="${escaped(at.src)}"`)
	}, html)
}

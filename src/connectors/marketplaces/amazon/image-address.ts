import type { ImageRef } from '../../../core/product/product'

/** Hosts Amazon serves pictures from; elsewhere a picture is not the listing's. */
const IMAGE_HOST = /(?:^|\.)(?:media-amazon\.com|ssl-images-amazon\.com|images-amazon\.com)$/
/** Files that are part of the shop, not of the listing: blanks for lazy loading, sprites, play buttons, flags. */
const FURNITURE = /grey-pixel|transparent-pixel|loading|sprite|spinner|play-button|360_icon|x-locale|\/sash\/|\/nav2?\/|\/gno\//i
/** The shop's own shelf of files; in enhanced content of earlier years sellers' pictures lie there too. */
const SHOP_SHELF = /\/images\/G\//

/** What file names are made of, decoded; anything else is no picture's name. */
const PICTURE_ID = /^[^\s<>"'`\\\p{Cc}\p{Cs}]{1,200}$/u

/**
 * Address → picture, its id being the file's name up to the first dot, decoded. Undefined when the address is none of a
 * listing's pictures. `shopShelf` admits pictures from the shelf the shop shares with enhanced content.
 */
export function imageRef(address: string | undefined, options: { shopShelf?: boolean } = {}): ImageRef | undefined {
	const url = address ? URL.parse(address.trim().replace(/^\/\//, 'https://')) : null
	if (!url || !/^https?:$/.test(url.protocol) || !IMAGE_HOST.test(url.hostname) || FURNITURE.test(url.pathname)) return undefined
	if (!options.shopShelf && SHOP_SHELF.test(url.pathname)) return undefined
	const file = decodePath(url.pathname.slice(url.pathname.lastIndexOf('/') + 1))
	const id = file.split('.')[0]
	if (!id || !PICTURE_ID.test(id) || !/\.(?:jpe?g|png|webp|gif|avif)$/i.test(file)) return undefined
	return { id, url: `https://${url.hostname}${url.pathname}`, aliases: [] }
}

/**
 * The same picture without size instructions (`71abc._AC_SX300_.jpg` → `71abc.jpg`): the server then sends the largest
 * it has.
 */
export function fullSize(image: ImageRef): ImageRef {
	return { ...image, url: image.url.replace(/\._[^/]*_(?=\.[a-z]+$)/i, '') }
}

function decodePath(text: string): string {
	return /%(?![0-9a-f]{2})/i.test(text) ? text : (safeDecode(text) ?? text)
}

/** Percent sequences that are not UTF-8 cannot be decoded and stay as they are. */
function safeDecode(text: string): string | undefined {
	const bytes = [...text.matchAll(/(?:%[0-9a-f]{2})+/gi)]
	if (bytes.length === 0) return text
	const decoded = new TextDecoder().decode(Uint8Array.from(percentBytes(text)))
	return decoded.includes('\ufffd') ? undefined : decoded
}

function percentBytes(text: string): number[] {
	const plain = new TextEncoder().encode(text)
	const out: number[] = []
	for (let i = 0; i < plain.length; i++) {
		if (plain[i] === 37) {
			out.push(Number.parseInt(String.fromCharCode(plain[i + 1] ?? 48, plain[i + 2] ?? 48), 16))
			i += 2
		} else out.push(plain[i] ?? 0)
	}
	return out
}

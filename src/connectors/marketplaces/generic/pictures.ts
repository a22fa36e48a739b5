import type { ImageRef } from '../../../core/product/product'
import { tidy } from '../html/text'
import { isPublicHost } from './public-host'
import { isData, valuesOf } from './structured/record'

/** More pictures than any product page shows. */
const MAX_PICTURES = 60

/** A property's pictures, given as addresses or as image objects, relative ones resolved against the page. Each address once. */
export function picturesIn(value: unknown, pageUrl: string | undefined): ImageRef[] {
	const found = new Map<string, ImageRef>()
	const ids = new Set<string>()
	for (const one of valuesOf(value)) {
		const address = isData(one) ? (one.contentUrl ?? one.url ?? one['@id']) : one
		const url = typeof address === 'string' ? pictureUrl(tidy(address), pageUrl) : undefined
		if (!url || found.has(url.href) || found.size >= MAX_PICTURES) continue
		const id = freeId(nameOf(url), ids)
		const alt = isData(one) && typeof one.caption === 'string' ? tidy(one.caption) : ''
		found.set(url.href, { id, url: url.href, aliases: [], ...(alt ? { alt } : {}) })
	}
	return [...found.values()]
}

function pictureUrl(address: string, pageUrl: string | undefined): URL | undefined {
	const url = URL.parse(address, pageUrl)
	const public_ = url && /^https?:$/.test(url.protocol) && !url.username && !url.port && isPublicHost(url.hostname)
	return public_ ? url : undefined
}

/** A picture's name: its file's up to the first dot, as far as it is plain. */
function nameOf(url: URL): string {
	const file = url.pathname.slice(url.pathname.lastIndexOf('/') + 1).split('.')[0] ?? ''
	return file.replace(/[^\w+-]/g, '').slice(0, 100) || 'picture'
}

/** Shops name different pictures alike in different folders. */
function freeId(name: string, taken: Set<string>): string {
	let id = name
	for (let i = 2; taken.has(id); i++) id = `${name}-${i}`
	taken.add(id)
	return id
}

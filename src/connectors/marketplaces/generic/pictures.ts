import type { ImageRef } from '../../../core/product/product'
import { tidy } from '../html/text'
import { isPublicHost } from './public-host'
import { isData, valuesOf } from './structured/record'

/** More pictures than any product page shows. */
const MAX_PICTURES = 60

/**
 * A property's pictures, given as addresses or as image objects, relative ones resolved against the page. Each picture
 * once, whatever its sizes.
 */
export function picturesIn(value: unknown, pageUrl: string | undefined): ImageRef[] {
	const given = valuesOf(value).flatMap((one) => {
		const address = isData(one) ? addressIn(one) : one
		const alt = isData(one) && typeof one.caption === 'string' ? tidy(one.caption) : undefined
		return typeof address === 'string' ? [{ address, alt }] : []
	})
	return pictureList(given, pageUrl)
}

/** Addresses in order → pictures: of several sizes of one the largest, each with an id of its own. */
export function pictureList(given: readonly { address: string; alt?: string | undefined }[], pageUrl: string | undefined): ImageRef[] {
	const found = new Map<string, { url: URL; alt: string | undefined; size: number }>()
	for (const { address, alt } of given) {
		const url = pictureUrl(tidy(address), pageUrl)
		if (!url) continue
		const key = pictureKey(url)
		const size = sizeOf(url)
		const known = found.get(key)
		if (!known && found.size >= MAX_PICTURES) continue
		if (!known || size > known.size) found.set(key, { url, alt: known?.alt ?? alt, size })
	}
	const ids = new Set<string>()
	return [...found.values()].map(({ url, alt }) => ({ id: freeId(nameOf(url), ids), url: url.href, aliases: [], ...(alt ? { alt } : {}) }))
}

const addressIn = (one: Record<string, unknown>): unknown =>
	one.contentUrl ??
	one.contentURL ??
	one.url ??
	one.src ??
	one.image ??
	one.large ??
	one.original ??
	one.full ??
	one.imageUrl ??
	one.link ??
	one['@id']

/** An address as a public picture's; undefined for data, scripts, private hosts and drawings. */
export function pictureUrl(address: string, pageUrl: string | undefined): URL | undefined {
	const url = URL.parse(address, pageUrl || 'https://page.invalid/')
	const fits = url && /^https?:$/.test(url.protocol) && !url.username && !url.port && isPublicHost(url.hostname)
	return fits && !/\.(?:svg|gif)$/i.test(url.pathname) ? url : undefined
}

const SIZES =
	/(?<![a-z0-9])(?:(?:s|l|w|h|sl|sx|sy|sw|sh|ac|ss|us|width|height|size|max|fit|thumb|q|c)[-_]?\d{2,4}|\d{2,4}[x×](?:\d{2,4}|n)|\d{2,4}px|\d{3,4})(?![a-z0-9])|fullxfull|s-l\d{2,4}|(?<![a-z])(?:x{0,2}large|small|medium|thumbs?|thumbnails?|mini|zoom|full|original|org|big|hires|preview|grande|compact|master|main|normal)(?![a-z])/g

/**
 * What a picture's address has in all its sizes: the path without sizes, and of a resizing service the path it is
 * given.
 */
export function pictureKey(url: URL): string {
	const inner = ['url', 'src', 'image', 'u'].flatMap((name) => URL.parse(url.searchParams.get(name) ?? '') ?? [])[0]
	const path = (inner ?? url).pathname.toLowerCase()
	const end = /\.(?:jpe?g|png|webp|avif|tiff?)/.exec(path)
	const plain = (end ? path.slice(0, end.index) : path).slice(-400)
	const key = plain
		.replace(SIZES, '')
		.replace(/[^\p{L}\p{N}~]+/gu, ' ')
		.trim()
	return key || plain
}

/**
 * The largest figure of the address that may be a width, so that the larger of two files of one picture wins; files
 * without any count as whole.
 */
function sizeOf(url: URL): number {
	const text = `${url.pathname} ${url.search}`.toLowerCase()
	if (/fullxfull|original|_org|master|\/full\//.test(text)) return 5000
	const figures = [...text.matchAll(/(?<![a-z0-9])(?:[a-z]{1,6}[-_=]?)?(\d{2,4})(?:x(?:\d{2,4}|n))?(?:px)?(?![a-z0-9])/g)].map(
		([, figure]) => Number(figure),
	)
	const sizes = figures.filter((figure) => figure >= 30 && figure <= 4000)
	return sizes.length > 0 ? Math.max(...sizes) : 1500
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

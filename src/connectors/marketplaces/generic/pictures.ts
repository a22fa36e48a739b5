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
		return typeof address === 'string' ? [{ addresses: [address], alt }] : []
	})
	return pictureList(given, pageUrl)
}

/** Addresses of one picture in its sizes, as an element or an object of data gives them. */
export type PictureSizes = { addresses: readonly string[]; alt?: string | undefined }

type Found = { url: URL; alt: string | undefined; size: number; keys: string[] }

/**
 * Pictures in order, each once and with an id of its own: of several sizes the largest. Addresses are of one picture
 * when they differ in their size alone, or when one element gives them for files of one name.
 */
export function pictureList(given: readonly PictureSizes[], pageUrl: string | undefined): ImageRef[] {
	const found = new Map<string, Found>()
	for (const { addresses, alt } of given) {
		const urls = addresses.flatMap((one) => pictureUrl(tidy(one), pageUrl) ?? [])
		for (const same of byName(urls)) add(found, same, alt)
	}
	const ids = new Set<string>()
	return [...new Set(found.values())].map(({ url, alt }) => ({
		id: freeId(nameOf(url), ids),
		url: url.href,
		aliases: [],
		...(alt ? { alt } : {}),
	}))
}

/** `found` has each picture under every key it is known by. */
function add(found: Map<string, Found>, urls: readonly URL[], alt: string | undefined): void {
	const keys = urls.map(pictureKey)
	let picture = keys.flatMap((key) => found.get(key) ?? [])[0]
	for (const url of urls) {
		const size = sizeOf(url)
		if (!picture) {
			if (new Set(found.values()).size >= MAX_PICTURES) return
			picture = { url, alt, size, keys: [] }
		} else if (size > picture.size) Object.assign(picture, { url, size })
	}
	if (!picture) return
	picture.alt ??= alt
	for (const key of keys) {
		const other = found.get(key)
		for (const one of other && other !== picture ? other.keys : [key]) {
			found.set(one, picture)
			picture.keys.push(one)
		}
	}
}

/** An element's addresses by the names of their files; one without a name is of the first that has one. */
function byName(urls: readonly URL[]): URL[][] {
	const groups = Map.groupBy(urls, fileWords)
	const nameless = groups.get('') ?? []
	groups.delete('')
	const [first, ...others] = groups.values()
	return first ? [[...first, ...nameless], ...others] : nameless.map((url) => [url])
}

/** The words of a file's name without sizes and figures. */
function fileWords(url: URL): string {
	const file = url.pathname.slice(url.pathname.lastIndexOf('/') + 1).toLowerCase()
	return file
		.replace(/\.\w{2,5}$/, '')
		.replace(SIZES, '')
		.replace(/[^\p{L}]+/gu, '')
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

/** An address as a public picture's; undefined for data, scripts, private hosts, drawings and patterns of addresses. */
export function pictureUrl(address: string, pageUrl: string | undefined): URL | undefined {
	const url = URL.parse(address, pageUrl || 'https://page.invalid/')
	const fits = url && /^https?:$/.test(url.protocol) && !url.username && !url.port && !TO_FILL.test(url.href) && isPublicHost(url.hostname)
	return fits && !/\.(?:svg|gif)$/i.test(url.pathname) ? url : undefined
}

/** An address whose size a script fills in: of no picture before that ("_{width}x"). */
const TO_FILL = /\{\w{1,20}\}|%7b\w{1,20}%7d/i

const SIZES = new RegExp(
	String.raw`@\dx|(?<=/)cache/(?:[0-9a-f]{4,32}|\d{1,3}/(?:small_)?\w{5,9})(?=/)|(?<![a-z0-9])(?:(?:s|l|w|h|sl|sx|sy|sw|sh` +
		String.raw`|ac|ss|us|width|height|size|max|fit|thumb|q|c)[-_]?\d{2,4}|\d{2,4}[x×](?:\d{2,4}|n)?(?:x\d)?|[x×]\d{2,4}|\d{2,4}w|\d{2,4}-0$` +
		String.raw`|\d{2,4}px|\d{3,4})(?![a-z0-9])|fullxfull|s-l\d{2,4}|(?<![a-z])(?:x{0,2}large|small|medium|thumbs?\d?|thumbnails?|mini|zoom` +
		'|full|original|org|big|hires|preview|grande|compact|master|main|normal|scaled|thickbox|lg|md|sm)(?![a-z])',
	'g',
)

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
	const figures = [...text.matchAll(/(?<![a-z0-9])(?:[a-z]{1,6}[-_=]?)?(\d{2,4})(?:x(?:\d{2,4}|n)?|w)?(?:px)?(?![a-z0-9])/g)].map(
		([, figure]) => Number(figure),
	)
	const sizes = figures.filter((figure) => figure >= 30 && figure <= 4000)
	return (sizes.length > 0 ? Math.max(...sizes) : 1500) + rankByWord(text)
}

/** Of two files whose figures are no sizes, the word for the larger size wins, and no word over any. */
function rankByWord(text: string): number {
	const rank = WORDS_OF_SIZE.findIndex((words) => words.test(text))
	return (rank < 0 ? WORDS_OF_SIZE.length : rank) / 10
}

const WORDS_OF_SIZE = [
	/(?<![a-z])(?:thumbs?|thumbnails?|mini|tiny|icon)(?![a-z])/,
	/(?<![a-z])(?:small|sm|compact|preview)(?![a-z])/,
	/(?<![a-z])(?:medium|md|normal)(?![a-z])/,
	/(?<![a-z])(?:large|lg|grande)(?![a-z])/,
]

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

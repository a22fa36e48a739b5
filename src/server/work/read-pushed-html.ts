import { createHash } from 'node:crypto'
import { decodeHTML } from 'entities'
import sanitize from 'sanitize-html'
import { type Message, msg } from '../../core/messages/message'
import { type LeftOut, MOST_STORE_IMAGES, type StoreImage } from '../../core/stores/store-product'
import { sanitizePageHtml } from '../pages/sanitize-html'
import type { PushedHtml, ReadHtml } from '../stores/pushed-html'

const FETCHABLE = /\.(?:webp|jpe?g|png)$/i
const MOST_TITLE = 200
const MOST_DESCRIPTION = 300

/**
 * Reads HTML of a caller that knows no typed pages. Megabytes of whatever somebody sends: work for the thread of
 * pages. Never throws.
 */
export function readPushedHtml({ html, gallery, origin, withPictures }: PushedHtml): ReadHtml {
	const body = sanitizePageHtml(bodyOf(html))
	const own = withPictures ? picturesIn(html, origin) : NO_PICTURES
	const { images, leftOut } = withPictures && gallery ? picturesIn(gallery, origin) : own
	return {
		title: titleOf(body),
		html: `<div class="vitrine">${withWholeAddresses(body, origin, withPictures)}</div>`,
		description: plain(body).slice(0, MOST_DESCRIPTION),
		images,
		htmlImages: own.images,
		leftOut,
	}
}
const NO_PICTURES = { images: [], leftOut: [] }

/** What stands in a document's body, found by looking once: hostile HTML must cost no more than other. */
function bodyOf(html: string): string {
	const text = html.toLowerCase()
	const body = text.indexOf('<body')
	const start = body < 0 ? -1 : text.indexOf('>', body)
	if (start >= 0) {
		const end = text.indexOf('</body', start)
		return html.slice(start + 1, end < 0 ? undefined : end)
	}
	const head = text.indexOf('<head')
	const headEnd = head < 0 ? -1 : text.indexOf('</head', head)
	return headEnd < 0 ? html : html.slice(0, head) + html.slice(headEnd)
}

function titleOf(html: string): string {
	return (plain(headingOf(html)) || plain(html)).slice(0, MOST_TITLE).trim()
}

/** The first heading; '' when there is none. The HTML is in normal form already. */
function headingOf(html: string): string {
	const start = /<h([1-3])[\s>]/.exec(html)
	const end = start ? html.indexOf(`</h${start[1]}`, start.index) : -1
	return start && end >= 0 ? html.slice(start.index, end) : ''
}

function plain(html: string): string {
	return decodeHTML(html.replace(/<[^<>]*>/g, ' '))
		.replace(/\s+/g, ' ')
		.trim()
}

/** Our own addresses begin with a slash; a store needs them whole. Pictures it cannot have leave no gap. */
function withWholeAddresses(html: string, origin: string, withPictures: boolean): string {
	return sanitize(html, {
		// What may not be there was taken out before; this pass only rewrites addresses.
		allowedTags: false,
		allowVulnerableTags: true,
		allowedAttributes: false,
		transformTags: {
			img: (tagName, { srcset: _, ...attribs }) => ({ tagName, attribs: { ...attribs, src: wholeAddress(attribs.src, origin) ?? '' } }),
		},
		exclusiveFilter: ({ tag, attribs }) => tag === 'source' || (tag === 'img' && (!attribs.src || !withPictures)),
	})
}

function wholeAddress(src: string | undefined, origin: string): string | undefined {
	if (!src || !URL.canParse(src, origin)) return undefined
	const url = new URL(src, origin)
	return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : undefined
}

/** The pictures of a gallery's HTML, each once, in order. */
function picturesIn(html: string, origin: string): { images: StoreImage[]; leftOut: LeftOut[] } {
	const found = new Map<string, string>()
	sanitize(html, {
		allowedTags: ['img'],
		allowedAttributes: { img: ['src', 'alt'] },
		transformTags: {
			img: (tagName, attribs) => {
				const url = wholeAddress(attribs.src, origin)
				if (url && !found.has(url)) found.set(url, attribs.alt ?? '')
				return { tagName, attribs }
			},
		},
	})
	// The id says which picture it is, not where it stands: another one in its place is another picture to the store.
	const all = [...found].map(
		([url, alt]): StoreImage => ({ id: `picture-${createHash('sha256').update(url).digest('hex').slice(0, 12)}`, url, alt }),
	)
	const fetchable = all.filter(({ url }) => FETCHABLE.test(new URL(url).pathname))
	const images = fetchable.slice(0, MOST_STORE_IMAGES)
	const leftOut = all
		.filter((image) => !images.includes(image))
		.map(
			({ id }): LeftOut => ({
				what: msg('stores.picture', { number: all.findIndex((one) => one.id === id) + 1 }),
				why: whyNot(fetchable.some((one) => one.id === id)),
				imageId: id,
			}),
		)
	return { images, leftOut }
}

function whyNot(tooMany: boolean): Message {
	return tooMany ? msg('stores.most_pictures', { most: MOST_STORE_IMAGES }) : msg('stores.picture_ending')
}

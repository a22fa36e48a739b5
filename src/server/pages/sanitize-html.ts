import sanitize from 'sanitize-html'
import { normaliseRichText } from '../../core/text/normalise-rich-text'
import { plainFromRichText, RICH_TEXT_TAGS, richTextFromPlain } from '../../core/text/rich-text'

const RICH_TEXT: sanitize.IOptions = {
	allowedTags: [...RICH_TEXT_TAGS],
	allowedAttributes: { a: ['href'] },
	allowedSchemes: ['http', 'https', 'mailto', 'tel'],
	allowProtocolRelative: false,
	nestingLimit: 50,
	transformTags: { b: 'strong', i: 'em', div: 'p', h1: 'h3', h2: 'h3', h5: 'h4', h6: 'h4' },
}

const MOST_PASSES = 4
/** Five times what a page's text may be (core/text/rich-text.ts), for markup that is left out. */
const MOST_RICH_TEXT = 100_000

/**
 * HTML from outside → the rich text a page may hold (core/text/rich-text.ts). A real parser reads it first, so that
 * what is judged is what a browser would see; what is left is written in the normal form. Markup that means something
 * else once it is repaired (a paragraph inside a paragraph) is read again. Never throws; the answer always passes
 * `isRichText`.
 */
export function sanitizeRichText(html: string): string {
	let text = html
	for (let pass = 0; pass < MOST_PASSES; pass += 1) {
		const normal = normaliseRichText(sanitize(text, RICH_TEXT))
		if (normal === text) return text
		text = normal
	}
	return richTextFromPlain(plainFromRichText(text))
}

const DOCUMENT: sanitize.IOptions = {
	allowedTags: [
		...sanitize.defaults.allowedTags,
		'img',
		'picture',
		'source',
		'h1',
		'h2',
		'figure',
		'figcaption',
		'details',
		'summary',
		'section',
		'article',
		'header',
		'footer',
		'main',
		'u',
	],
	allowedAttributes: {
		'*': ['class', 'id', 'dir', 'lang', 'style', 'title', 'role', 'aria-label', 'aria-hidden'],
		a: ['href'],
		img: ['src', 'alt', 'width', 'height', 'loading', 'srcset', 'sizes'],
		source: ['srcset', 'sizes', 'type', 'media'],
		td: ['colspan', 'rowspan'],
		th: ['colspan', 'rowspan', 'scope'],
	},
	allowedSchemes: ['http', 'https', 'mailto', 'tel'],
	allowedSchemesByTag: { img: ['http', 'https', 'data'], source: ['http', 'https', 'data'] },
	allowProtocolRelative: false,
	nestingLimit: 200,
	allowedStyles: {
		'*': {
			color: [/^[#\w(),.%\s-]+$/],
			'background-color': [/^[#\w(),.%\s-]+$/],
			'text-align': [/^(?:left|right|center|justify|start|end)$/],
			'font-size': [/^[\d.]+(?:px|em|rem|%|pt)$/],
			'font-weight': [/^(?:bold|normal|\d{3})$/],
			width: [/^[\d.]+(?:px|em|rem|%)$/],
			'max-width': [/^[\d.]+(?:px|em|rem|%)$/],
		},
	},
}

/** HTML of a whole page from outside → the same without anything that could run, load or cover (N-4). Never throws. */
export function sanitizePageHtml(html: string): string {
	return sanitize(html, DOCUMENT)
}

/** Page JSON from outside → the same with every text in it sanitised; whatever it is otherwise, `parsePage` judges. */
export function sanitizePageTexts(value: unknown, depth = 0): unknown {
	if (depth > 30 || typeof value !== 'object' || value === null) return value
	if (Array.isArray(value)) return value.map((entry) => sanitizePageTexts(entry, depth + 1))
	return Object.fromEntries(
		Object.entries(value).map(([key, entry]) => [
			key,
			// What is far longer than a page's text may be is refused by `parsePage`; reading it first would only take time.
			key === 'html' && typeof entry === 'string' && entry.length <= MOST_RICH_TEXT
				? sanitizeRichText(entry)
				: sanitizePageTexts(entry, depth + 1),
		]),
	)
}

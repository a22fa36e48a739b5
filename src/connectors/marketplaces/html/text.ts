import { decode, type MarkupNode } from './markup'
import { matches } from './select'

const SILENT = new Set(['script', 'style', 'template', 'head', 'iframe', 'noframes', 'object', 'svg', 'select'])
const BLOCKS = new Set(
	[
		'address article aside blockquote br dd div dl dt fieldset figcaption figure footer form h1 h2 h3',
		'h4 h5 h6 header hr li main ol p pre section table tbody td tfoot th thead tr ul',
	]
		.join(' ')
		.split(' '),
)
/** True for an element whose text stands on lines of its own. */
export const isBlock = ({ tag }: MarkupNode): boolean => BLOCKS.has(tag)

/**
 * Marks that only steer the direction of text, and zero-width ones; they are no part of what a listing says; nor are
 * halves of characters.
 */
const INVISIBLE = /[\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff\u00ad]|\p{Cs}/gu
/**
 * Spaces of every kind, and control characters, which no database column takes; a single plain space is none, so that
 * most texts are not copied.
 */
const SPACES = / [\s\p{Cc}]+|(?! )[\s\p{Cc}]+/gu
/** The same within a line. */
const SPACES_OF_A_LINE = / [[\s\p{Cc}]--\n]+|(?! )[[\s\p{Cc}]--\n]+/gv
/**
 * The beginning of a tag that would run something, written as text (`&lt;script&gt;`, or inside an attribute); no
 * listing says such a thing.
 */
const ACTIVE_TAG = /<(?=[/\s]*(?:script|iframe|object|embed|style)\b)/gi
/** No text of a listing is longer; what follows is not read. */
const MAX_TEXT = 100_000

export type TextOptions = {
	/** Elements left out with all they hold: a selector without descendants, or what tells them. */
	without?: string | ((node: MarkupNode) => boolean)
	/** Keep line breaks between blocks. */
	lines?: boolean
}

/**
 * The text a reader sees inside a node: characters decoded, scripts left out, spaces collapsed, blocks apart from each
 * other.
 */
export function textOf(node: MarkupNode, options: TextOptions = {}): string {
	const isLeftOut = leftOut(options.without)
	const parts: string[] = []
	const { nodes } = node.page
	/** Where the blocks being read end, outermost first. */
	const ends: number[] = []
	let length = 0
	for (let i = node.index + (node.tag ? 1 : 0); i < node.end && length < MAX_TEXT; i++) {
		const at = nodes[i]
		if (!at) break
		while ((ends.at(-1) ?? Number.POSITIVE_INFINITY) <= i) {
			ends.pop()
			parts.push('\n')
		}
		if (!at.tag) {
			const text = decode(at.raw).slice(0, MAX_TEXT).replace(SPACES, ' ')
			length += text.length
			parts.push(text)
		} else if (SILENT.has(at.tag) || isLeftOut?.(at)) i = at.end - 1
		else if (isBlock(at)) {
			parts.push('\n')
			ends.push(at.end)
		}
	}
	return options.lines ? tidyLines(parts.join('')) : tidy(parts.join(''))
}

const leftOut = (without: TextOptions['without']): ((node: MarkupNode) => boolean) | undefined =>
	typeof without === 'string' ? (node) => matches(node, without) : without

/** One line: no invisible marks, every run of spaces one space. */
export function tidy(text: string): string {
	return text.replace(INVISIBLE, '').replace(SPACES, ' ').replace(ACTIVE_TAG, '‹').trim()
}

/** Lines without invisible marks, trimmed, empty ones dropped. */
export function tidyLines(text: string): string {
	// Over the whole text at once: a text may have a hundred thousand lines.
	return text
		.replace(INVISIBLE, '')
		.replace(SPACES_OF_A_LINE, ' ')
		.replace(ACTIVE_TAG, '‹')
		.split('\n')
		.map((line) => line.trim())
		.filter((line) => line !== '')
		.join('\n')
}

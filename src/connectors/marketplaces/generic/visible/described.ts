import type { Sourced } from '../../../../core/product/product'
import type { MarkupNode } from '../../html/markup'
import { textOf } from '../../html/text'
import { placeOf } from '../place-of'
import type { ShopPage } from '../shop-page'
import { type PointList, pointLists } from './point-lists'
import { REGION } from './regions'

/** What a page tells of its product in running text, a paragraph a line, and the points it lists. */
export type Described = { text?: Sourced<string>; points: Sourced<string>[] }

/** Tabs are hidden until they are opened: hidden text counts, that of other goods, the frame and reviews does not. */
const NOT_THE_PRODUCTS = REGION.others | REGION.frame | REGION.reviews | REGION.besides
/** How pages name the part that describes the product. */
const NAMES = /descri(?:ption|pcion|cao|zione)|beschreibung|long-?desc|product-?(?:details-?text|info-?text|story)/i
/** Less than this is a heading or a link to the text; more is a whole page. */
const LENGTH = { shortest: 80, longest: 8_000 }
/** Characters read of all parts together: no description is longer than a few of the longest parts. */
const MOST_TEXT = 50_000
/** So much of a text may be words of links. */
const MOST_LINKED = 0.25
/** What shops publish for others is the beginning of a text, or as long as this. */
const WHOLE = 1_000
/** Letters by which the same text is known again. */
const KNOWN_BY = 30
/** A text without its lists is taken where it says nearly all that the data says. */
const NEARLY_ALL = 0.9
/** So many words of the title, or all of a shorter one, tell that a text is about the same thing. */
const TITLE_WORDS = 2
const MOST_POINTS = 20
/** Parts of a text that are read elsewhere, or are there to be pressed. */
const ASIDES = new Set(['table', 'dl', 'button', 'form', 'figure', 'nav'])
/** Of other goods pages show how a text begins. */
const TEASER = /(?:\.\.|…)$/u

/**
 * The text of the parts a page calls its description, where they say more than its data (`stated`), and the points of
 * the lists in them and of lists under a heading elsewhere. A part counts when it says what the data says, or speaks of
 * what the title names.
 */
export function describedIn(page: ShopPage, regions: Uint16Array, heading: MarkupNode | undefined, title: string, stated = ''): Described {
	// What holds the product's name holds its price and buttons as well.
	const isAround = (node: MarkupNode) => heading !== undefined && node.index <= heading.index && heading.index < node.end
	const isOwn = (node: MarkupNode) => ((regions[node.index] ?? 0) & NOT_THE_PRODUCTS) === 0 && !isAround(node)
	const said = lettersOf(stated)
	const lists = pointLists(page.markup).filter(({ node }) => isOwn(node))
	const described = stated.length < WHOLE ? textIn(page, isOwn, title, said, lists) : undefined
	const isWithin = ({ node }: PointList) => described?.parts.some((part) => node.index > part.index && node.index < part.end) === true
	const isHeaded = ({ node, isUnderHeading }: PointList) => isUnderHeading && heading !== undefined && node.index > heading.index
	const points = lists
		.filter((list) => isWithin(list) || isHeaded(list))
		.flatMap(({ points: own, node }) => own.map((value) => ({ value, origin: { rule: 'shown-points', place: placeOf(node) } })))
		.filter(({ value }) => described !== undefined || !said.includes(lettersOf(value)))
	const distinct = [...new Map(points.map((point) => [point.value, point])).values()].slice(0, MOST_POINTS)
	const [first] = described?.parts ?? []
	return {
		...(described?.text && first ? { text: { value: described.text, origin: { rule: 'shown-description', place: placeOf(first) } } } : {}),
		points: distinct,
	}
}

function textIn(page: ShopPage, isOwn: (node: MarkupNode) => boolean, title: string, said: string, lists: readonly PointList[]) {
	const begins = said.slice(0, KNOWN_BY)
	const named = new Set(wordsOf(title))
	const least = Math.max(1, Math.min(TITLE_WORDS, named.size))
	const isAboutIt = (text: string): boolean =>
		(begins !== '' && lettersOf(text).includes(begins)) ||
		(!TEASER.test(text) && new Set(wordsOf(text).filter((word) => named.has(word))).size >= least)
	const found = innermost(
		page.markup.nodes.filter((node) => isDescription(node) && isOwn(node)),
		isAboutIt,
	)
	let room = MOST_TEXT
	const parts = found
		.filter(({ length }) => {
			room -= length
			return room >= 0
		})
		.map(({ node }) => node)
	const listed = new Map(lists.map(({ node, points }) => [node, points]))
	const lines = withoutTeasers(parts.flatMap((part) => linesOf(part, begins, listed)))
	const points = parts.flatMap((part) => part.page.nodes.slice(part.index, part.end).flatMap((node) => listed.get(node) ?? []))
	const share = lettersOf([...lines, ...points].join('')).length / said.length
	return share > 1 || (share >= NEARLY_ALL && points.length > 0) ? { parts, text: lines.join('\n') } : undefined
}

const isDescription = (node: MarkupNode): boolean =>
	node.tag !== '' && (NAMES.test(node.classes) || NAMES.test(node.id) || node.attribute('itemprop') === 'description')

/**
 * Those of the nodes (in document order) whose text is long enough, not too long and of the right kind, and that hold
 * no other such. From the last to the first, so that what holds one that was taken, or that is too long already, is not
 * read again: a page may nest thousands. Each with the length of its text.
 */
function innermost(nodes: readonly MarkupNode[], isRight: (text: string) => boolean): { node: MarkupNode; length: number }[] {
	let after: MarkupNode | undefined
	return nodes
		.toReversed()
		.flatMap((node) => {
			if (after && after.index < node.end) return []
			const text = textOf(node)
			const { length } = text
			const isTaken = length >= LENGTH.shortest && length <= LENGTH.longest && linkedShare(node, text) <= MOST_LINKED && isRight(text)
			if (isTaken || length > LENGTH.longest) after = node
			return isTaken ? [{ node, length }] : []
		})
		.reverse()
}

/**
 * The lines of a part without its lists and the words of its links; what stands before the text the data begins with
 * is its heading.
 */
function linesOf(part: MarkupNode, begins: string, listed: ReadonlyMap<MarkupNode, unknown>): string[] {
	const links = new Set(part.page.nodes.slice(part.index, part.end).flatMap((node) => (node.tag === 'a' ? [textOf(node)] : [])))
	const lengths = [...new Set([...links].map(({ length }) => length))].filter((length) => length > 0).sort((a, b) => b - a)
	const lines = textOf(part, { lines: true, without: (node) => ASIDES.has(node.tag) || listed.has(node) })
		.split('\n')
		.map((line) => withoutEnd(line, lengths.find((length) => links.has(line.slice(-length))) ?? 0))
		.filter((line) => line !== '')
	const first = begins ? lines.findIndex((line) => begins.startsWith(lettersOf(line).slice(0, KNOWN_BY))) : -1
	return lines.slice(Math.max(first, 0))
}

/** A line without the link (so many letters) that leads on from it; empty where it is nothing but a link. */
function withoutEnd(line: string, linked: number): string {
	const rest = line.slice(0, line.length - linked).trim()
	return rest === '' || TEASER.test(rest) ? rest : line
}

/** Lines, each once; one that another goes on with is its teaser. */
function withoutTeasers(lines: readonly string[]): string[] {
	const letters = lines.map(lettersOf)
	// In order, what goes on with a line comes next: a page may have a hundred thousand lines.
	const ordered = [...new Set(letters)].sort()
	const left = new Set(ordered.filter((line, at) => ordered[at + 1]?.startsWith(line) !== true))
	// Each of those left is taken out where it stands first.
	return lines.filter((_, at) => left.delete(letters[at] ?? ''))
}

const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, '')
const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]{4,}|[\p{Script=Han}\p{Script=Kana}]{2}/gu) ?? []

/** How much of a part's text stands in links. */
function linkedShare(part: MarkupNode, text: string): number {
	const { nodes } = part.page
	let linked = 0
	for (let i = part.index + 1; i < part.end; i++) {
		const at = nodes[i]
		if (at?.tag !== 'a') continue
		linked += textOf(at).length
		i = at.end - 1
	}
	return linked / text.length
}

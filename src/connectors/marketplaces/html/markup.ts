import { decodeHTML } from 'entities'

/** Characters of a page for each node that there is room for at first; real pages have 30 to 200. */
const CHARACTERS_PER_NODE = 64

/**
 * Where the nodes of a page stand in its source, side by side, four bytes a number: as fields of the nodes they would
 * take twice that, and a hostile page has a node for every six of its characters.
 */
class Spans {
	private offsets: Int32Array

	constructor(characters: number) {
		this.offsets = new Int32Array(2 * Math.ceil(characters / CHARACTERS_PER_NODE + 1))
	}

	/** Nodes are added in order of their index. */
	add(index: number, from: number, to: number): void {
		const at = 2 * index
		if (at + 2 > this.offsets.length) {
			const larger = new Int32Array(2 * this.offsets.length)
			larger.set(this.offsets)
			this.offsets = larger
		}
		this.offsets[at] = from
		this.offsets[at + 1] = to
	}

	from(index: number): number {
		return this.offsets[2 * index] as number
	}

	to(index: number): number {
		return this.offsets[2 * index + 1] as number
	}
}

/**
 * One node of a scanned page. Nodes stand in document order in one array; a node's descendants are those from `index +
 * 1` up to `end`, so every walk is a loop and no nesting, however deep, can exhaust the stack.
 */
export class MarkupNode {
	/** Index after the last descendant; set when the element closes. */
	end: number
	id = ''
	classes = ''

	constructor(
		readonly page: Markup,
		readonly index: number,
		/** Lower-case name; empty for text. */
		readonly tag: string,
		readonly parent: MarkupNode | undefined,
		/** Which of the attributes that decide where a node stands it has, and how their names are written: see `NOTED`. */
		readonly noted: number,
	) {
		this.end = index + 1
	}

	/** Where its span in the source begins: of the attributes for an element, of the characters for text. */
	get from(): number {
		return this.page.spans.from(this.index)
	}

	/** Where that span ends. */
	get to(): number {
		return this.page.spans.to(this.index)
	}

	hasClass(name: string): boolean {
		const { classes } = this
		let at = classes.indexOf(name)
		while (at >= 0) {
			const after = at + name.length
			if ((at === 0 || isSpace(classes.charCodeAt(at - 1))) && (after === classes.length || isSpace(classes.charCodeAt(after)))) return true
			at = classes.indexOf(name, after)
		}
		return false
	}

	/** Value of an attribute with its entities decoded; undefined when the tag has none of that name. */
	attribute(name: string): string | undefined {
		if (name === 'id') return this.id || undefined
		// Most elements of most pages have fewer characters of attributes than the name.
		if (this.to - this.from < name.length) return undefined
		const { source } = this.page
		const written = source.slice(this.from, this.to)
		if (!written.includes(name) && !((this.noted & NOTED.mixedCase) !== 0 && written.toLowerCase().includes(name))) return undefined
		const span = new AttributeSpans(source, this.from, this.to)
		while (span.next()) {
			if (sameName(source, span.nameFrom, span.nameTo, name)) return decode(source.slice(span.from, span.to))
		}
		return undefined
	}

	/** The characters of a text node, or of the one text inside a script; entities as in the source. */
	get raw(): string {
		return this.page.source.slice(this.from, this.to)
	}
}

/**
 * What the scan notes of attributes, so that the many nodes without them are not searched for them; `mixedCase`: a name
 * is not written in lower case.
 */
export const NOTED = { style: 1, hidden: 2, itemprop: 4, data: 8, mixedCase: 16 } as const

/** A scanned page: its nodes in document order and where each id stands. */
export class Markup {
	/** Gone over by index: `for … of` makes an object for each of a page's thousands of nodes, every time. */
	readonly nodes: MarkupNode[] = []
	readonly spans: Spans
	private readonly ids = new Map<string, MarkupNode[]>()
	private readonly attributeLists = new Map<string, MarkupNode[]>()
	private classLists: Map<string, MarkupNode[]> | undefined
	private readonly tagLists = new Map<string, MarkupNode[]>()
	private readonly mixedCase: MarkupNode[] = []

	constructor(readonly source: string) {
		this.spans = new Spans(source.length)
	}

	add(tag: string, parent: MarkupNode | undefined, from: number, to: number, noted = 0): MarkupNode {
		const node = new MarkupNode(this, this.nodes.length, tag, parent, noted)
		this.spans.add(node.index, from, to)
		this.nodes.push(node)
		return node
	}

	noteId(id: string, node: MarkupNode): void {
		const known = this.ids.get(id)
		if (known) known.push(node)
		else this.ids.set(id, [node])
	}

	/** An element whose attributes' names are not all in lower case, which the index of names would miss. */
	noteMixedCase(node: MarkupNode): void {
		this.mixedCase.push(node)
	}

	/** Elements with this id in document order; pages do repeat ids. */
	withId(id: string): readonly MarkupNode[] {
		return this.ids.get(id) ?? []
	}

	/** Elements that may carry an attribute, in document order: found from where its name stands in the source. */
	withAttribute(name: string): readonly MarkupNode[] {
		const known = this.attributeLists.get(name)
		if (known) return known
		const found: MarkupNode[] = []
		for (let at = this.source.indexOf(name); at >= 0; at = this.source.indexOf(name, at + name.length)) {
			const node = this.nodeAt(at)
			if (node?.tag && at < node.to && found.at(-1) !== node) found.push(node)
		}
		const written = (node: MarkupNode) => this.source.slice(node.from, node.to).toLowerCase().includes(name)
		const further = this.mixedCase.filter((node) => written(node) && node.attribute(name) !== undefined)
		const ordered = further.length > 0 ? [...new Set([...found, ...further])].sort((a, b) => a.index - b.index) : found
		this.attributeLists.set(name, ordered)
		return ordered
	}

	/** Elements of a tag in document order. */
	withTag(tag: string): readonly MarkupNode[] {
		const known = this.tagLists.get(tag)
		if (known) return known
		const found: MarkupNode[] = []
		for (let i = 0; i < this.nodes.length; i++) {
			const node = this.nodes[i]
			if (node?.tag === tag) found.push(node)
		}
		this.tagLists.set(tag, found)
		return found
	}

	/** The last node that begins at or before an offset of the source. */
	nodeAt(offset: number): MarkupNode | undefined {
		let low = 0
		let high = this.nodes.length - 1
		while (low < high) {
			const middle = (low + high + 1) >> 1
			if ((this.nodes[middle]?.from ?? 0) <= offset) low = middle
			else high = middle - 1
		}
		return this.nodes[low]
	}

	/** Elements of a class in document order. */
	withClass(name: string): readonly MarkupNode[] {
		this.classLists ??= byClassList(this.nodes)
		const lists = [...this.classLists.values()].filter(([one]) => one?.hasClass(name))
		return lists.length === 1 ? (lists[0] ?? []) : lists.flat().sort((a, b) => a.index - b.index)
	}
}

/** Far fewer class attributes differ than there are elements, so a class is looked for among the different ones. */
function byClassList(nodes: readonly MarkupNode[]): Map<string, MarkupNode[]> {
	const lists = new Map<string, MarkupNode[]>()
	for (let i = 0; i < nodes.length; i++) {
		const node = nodes[i]
		if (!node?.classes) continue
		const same = lists.get(node.classes)
		if (same) same.push(node)
		else lists.set(node.classes, [node])
	}
	return lists
}

export const isSpace = (code: number): boolean => code === 32 || (code >= 9 && code <= 13)

/**
 * Runs over the attributes between two offsets of a tag; a value without a closing quote runs to the end of the tag.
 * One object moves along them, because pages have tens of thousands.
 */
export class AttributeSpans {
	/** Where the name of the attribute stands, and its value (empty without one). */
	nameFrom = 0
	nameTo = 0
	from = 0
	to = 0

	constructor(
		private readonly source: string,
		private at: number,
		private readonly limit: number,
	) {}

	/** Moves to the next attribute; false when there is none. */
	next(): boolean {
		const { source, limit } = this
		let at = this.at
		while (at < limit) {
			while (at < limit && (isSpace(source.charCodeAt(at)) || source.charCodeAt(at) === 47)) at++
			this.nameFrom = at
			while (at < limit && source.charCodeAt(at) !== 61 && source.charCodeAt(at) !== 47 && !isSpace(source.charCodeAt(at))) at++
			this.nameTo = at
			while (at < limit && isSpace(source.charCodeAt(at))) at++
			if (source.charCodeAt(at) === 61 && at < limit) {
				this.at = this.value(at + 1)
				return true
			}
			this.from = at
			this.to = at
			this.at = at
			if (this.nameTo > this.nameFrom) return true
		}
		return false
	}

	/** Notes the value behind a `=`; offset to go on from. */
	private value(behind: number): number {
		const { source, limit } = this
		let at = behind
		while (at < limit && isSpace(source.charCodeAt(at))) at++
		const quote = source.charCodeAt(at)
		const quoted = quote === 34 || quote === 39
		this.from = quoted ? at + 1 : at
		at = this.from
		if (quoted) {
			const close = source.indexOf(quote === 34 ? '"' : "'", at)
			at = close < 0 || close > limit ? limit : close
		} else while (at < limit && !isSpace(source.charCodeAt(at))) at++
		this.to = at
		return at + 1
	}
}

function sameName(source: string, from: number, to: number, name: string): boolean {
	return to - from === name.length && (source.startsWith(name, from) || source.slice(from, to).toLowerCase() === name)
}

/** Character references → characters. Most texts have none and pass untouched. */
export function decode(text: string): string {
	return text.includes('&') ? decodeHTML(text) : text
}

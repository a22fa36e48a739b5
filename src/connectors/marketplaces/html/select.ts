import type { Markup, MarkupNode } from './markup'

type Attribute = { name: string; value: string | undefined; operator: string }
type Compound = { tag: string; id: string; classes: string[]; attributes: Attribute[] }

const compiled = new Map<string, Compound[][]>()

/**
 * Elements matching a selector, in document order, each once. The selector is a small part of CSS, enough for rules
 * that name places: `tag`, `#id`, `.class`, `[attr]`, `[attr=value]`, `[attr^=value]`, `[attr*=value]`, descendants by
 * spaces, alternatives by commas.
 */
export function selectAll(root: Markup | MarkupNode, selector: string): MarkupNode[] {
	const paths = compile(selector)
	if (paths.length === 1 && paths[0]) return alongPath(root, paths[0])
	const found = paths.flatMap((path) => alongPath(root, path)).sort((a, b) => a.index - b.index)
	return found.filter((node, at) => node !== found[at - 1])
}

/** The first match of a selector in document order. */
export function select(root: Markup | MarkupNode, selector: string): MarkupNode | undefined {
	return selectAll(root, selector)[0]
}

/** True when something inside the node matches; looks no further than the first. */
export function contains(node: MarkupNode, selector: string): boolean {
	const paths = compile(selector)
	for (let i = node.index + 1; i < node.end; i++) {
		const inside = node.page.nodes[i]
		if (!inside?.tag) continue
		for (const path of paths) if (path[0] && fits(inside, path[0])) return true
	}
	return false
}

/** True when the node itself matches a selector without descendants. */
export function matches(node: MarkupNode, selector: string): boolean {
	for (const path of compile(selector)) if (path.length === 1 && path[0] && fits(node, path[0])) return true
	return false
}

/** The nearest ancestor (or the node itself) matching a selector without descendants. */
export function closest(node: MarkupNode, selector: string): MarkupNode | undefined {
	for (let at: MarkupNode | undefined = node; at; at = at.parent) if (at.tag && matches(at, selector)) return at
	return undefined
}

function alongPath(root: Markup | MarkupNode, path: Compound[]): MarkupNode[] {
	let found: MarkupNode[] = []
	path.forEach((compound, i) => {
		found = i === 0 ? within(root, compound) : outermost(found).flatMap((at) => within(at, compound))
	})
	return found
}

/**
 * Nodes (in document order) that lie in none of the others; what is inside the nested ones is found from the outer
 * ones.
 */
export function outermost(nodes: readonly MarkupNode[]): MarkupNode[] {
	let end = 0
	return nodes.filter((node) => {
		if (node.index < end) return false
		end = node.end
		return true
	})
}

function within(root: Markup | MarkupNode, compound: Compound): MarkupNode[] {
	const page = 'page' in root ? root.page : root
	const from = 'page' in root ? root.index + 1 : 0
	const to = 'page' in root ? root.end : page.nodes.length
	if (compound.id) return page.withId(compound.id).filter((node) => node.index >= from && node.index < to && fits(node, compound))
	if (compound.tag && to - from > MANY && page.nodes.length < ENDLESS) {
		const of = page.withTag(compound.tag)
		const whole = from === 0 && compound.classes.length === 0 && compound.attributes.length === 0
		return whole ? [...of] : of.filter((node) => node.index >= from && node.index < to && fits(node, compound))
	}
	const [className] = compound.classes
	if (className !== undefined && to - from > MANY) {
		return page.withClass(className).filter((node) => node.index >= from && node.index < to && fits(node, compound))
	}
	const [attribute] = compound.attributes
	if (attribute && attribute.name !== 'id' && to - from > MANY) {
		return page.withAttribute(attribute.name).filter((node) => node.index >= from && node.index < to && fits(node, compound))
	}
	const found: MarkupNode[] = []
	for (let i = from; i < to; i++) {
		const node = page.nodes[i]
		if (node?.tag && fits(node, compound)) found.push(node)
	}
	return found
}

/** From this many nodes on the indexes of classes and attributes are faster than looking at each. */
const MANY = 1500
/** Pages of so many nodes waste memory on purpose; an index of their tags would waste more. */
const ENDLESS = 100_000

function fits(node: MarkupNode, compound: Compound): boolean {
	if (compound.tag && node.tag !== compound.tag) return false
	if (compound.id && node.id !== compound.id) return false
	const { classes, attributes } = compound
	for (let i = 0; i < classes.length; i++) if (!node.hasClass(classes[i] ?? '')) return false
	for (let i = 0; i < attributes.length; i++) {
		const wanted = attributes[i]
		if (wanted && !hasAttribute(node, wanted)) return false
	}
	return true
}

function hasAttribute(node: MarkupNode, { name, value, operator }: Attribute): boolean {
	const given = node.attribute(name)
	return given !== undefined && (value === undefined || compare(given, operator, value))
}

function compare(given: string, operator: string, value: string): boolean {
	if (operator === '^') return given.startsWith(value)
	return operator === '*' ? given.includes(value) : given === value
}

function compile(selector: string): Compound[][] {
	let paths = compiled.get(selector)
	if (!paths) {
		paths = selector.split(',').map((path) => path.trim().split(/\s+/).map(compound))
		compiled.set(selector, paths)
	}
	return paths
}

function compound(text: string): Compound {
	const attributes = [...text.matchAll(/\[([\w-]+)(?:([\^*]?)=([^\]]*))?\]/g)].map(([, name = '', operator = '', value]) => ({
		name,
		value,
		operator,
	}))
	const plain = text.replace(/\[[^[\]]*\]/g, '')
	return {
		tag: /^[a-z][a-z0-9]*/.exec(plain)?.[0] ?? '',
		id: /#([\w-]+)/.exec(plain)?.[1] ?? '',
		classes: [...plain.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name),
		attributes,
	}
}

import type { Availability, Sourced } from '../../../../core/product/product'
import type { MarkupNode } from '../../html/markup'
import { selectAll } from '../../html/select'
import { textOf } from '../../html/text'
import { type Evidence, offerInState } from '../evidence'
import { placeOf } from '../place-of'
import { offeringOf } from '../structured/offers'
import type { Pair } from '../visible/pairs'
import { REGION } from '../visible/regions'
import { STOCK_LABEL } from '../words/label-words'
import { CART, IN, OUT } from '../words/stock-words'

const ELSEWHERE = REGION.others | REGION.frame | REGION.reviews | REGION.hidden | REGION.prose
/** How far behind the name, in nodes, the words about its stock stand. */
const NEAR = 700
const MAX_WORDS = 60

/**
 * Whether the product can be had: what the page shows beside its name goes before its data. A button that sells says
 * yes, unless the page says no in words and has none; data decides where neither shows.
 */
export function readAvailability(evidence: Evidence, priced: boolean, pairs: readonly Pair[] = []): Sourced<Availability> | undefined {
	const gone = pairs.find(({ name, value }) => STOCK_LABEL.test(name) && OUT.test(value))
	if (gone) return shown('out_of_stock', 'labelled', gone.node)
	const stated = evidence.structured.product.flatMap(({ data, rule, place }) => {
		const { availability } = offeringOf(data, evidence.page.home)
		return availability ? [{ value: availability, origin: { rule, place } }] : []
	})[0]
	const [button] = sellingButtons(evidence)
	const out = wordsNear(evidence, OUT)
	if (button && (stated?.value !== 'out_of_stock' || !out))
		return stated?.value === 'in_stock' ? stated : shown('in_stock', 'cart-button', button)
	if (out && stated?.value !== 'in_stock') return stated ?? shown('out_of_stock', 'stock-words', out)
	if (stated) return stated
	const words = wordsNear(evidence, IN)
	if (words) return shown('in_stock', 'stock-words', words)
	const inState = statedInState(evidence)
	if (inState) return inState
	return priced && evidence.heading ? shown('in_stock', 'offered-at-a-price', evidence.heading) : undefined
}

function statedInState(evidence: Evidence): Sourced<Availability> | undefined {
	for (const source of evidence.inState()) {
		const { availability } = offerInState(evidence, source)
		if (availability) return { value: availability, origin: { rule: source.rule, place: source.place } }
	}
	return undefined
}

const shown = (value: Availability, rule: string, node: MarkupNode): Sourced<Availability> => ({
	value,
	origin: { rule, place: placeOf(node) },
})

/** Buttons that sell the page's own product and can be pressed, each label once per place. */
export function sellingButtons(evidence: Evidence): readonly MarkupNode[] {
	const known = buttonsOf.get(evidence) ?? findSellingButtons(evidence)
	buttonsOf.set(evidence, known)
	return known
}

/** A page is asked for its buttons when it is classified and when it is read. */
const buttonsOf = new WeakMap<Evidence, readonly MarkupNode[]>()

function findSellingButtons({ page, regions }: Evidence): MarkupNode[] {
	const found: MarkupNode[] = []
	let end = 0
	const { nodes } = page.markup
	for (let i = 0; i < nodes.length; i++) {
		const node = nodes[i]
		if (!node?.tag || node.index < end || node.end - node.index > 30 || ((regions[node.index] ?? 0) & ELSEWHERE) !== 0) continue
		if (!BUTTONS.has(node.tag) && ((!LIKE_A_BUTTON.test(node.classes) && !LIKE_A_BUTTON.test(node.id)) || holdsDisabled(node))) continue
		const words = wordsOn(node)
		if (words.length < 2 || words.length > MAX_WORDS || !CART.test(words) || isDisabled(node)) continue
		found.push(node)
		end = node.end
		if (found.length >= MAX_BUTTONS) break
	}
	return found
}

function wordsOn(node: MarkupNode): string {
	if (node.tag === 'input') return node.attribute('value')?.trim() ?? ''
	return textOf(node) || (node.attribute('aria-label') ?? node.attribute('title') ?? '').trim()
}

const MAX_BUTTONS = 40
const BUTTONS = new Set(['button', 'a', 'input', 'label'])
const LIKE_A_BUTTON = /btn|button|cart|basket|buy/i
const isDisabled = (node: MarkupNode): boolean =>
	node.attribute('disabled') !== undefined || /(?:^|[\s_-])(?:disabled|inactive|sold-?out)(?:$|[\s_-])/i.test(node.classes)

/** True for a part around a button that cannot be pressed: its words are that button's. */
const holdsDisabled = (node: MarkupNode): boolean => selectAll(node, 'button, input[type=submit]').some(isDisabled)

/** A short text behind the name that says so. */
function wordsNear({ page, heading, regions }: Evidence, words: RegExp): MarkupNode | undefined {
	if (!heading) return undefined
	for (let i = heading.index; i < heading.index + NEAR; i++) {
		const node = page.markup.nodes[i]
		if (!node) break
		if (
			node.tag ||
			!node.parent ||
			node.to - node.from > 200 ||
			SILENT.has(node.parent.tag) ||
			((regions[node.index] ?? 0) & ELSEWHERE) !== 0
		)
			continue
		const text = textOf(node)
		if (text.length >= 2 && text.length <= MAX_WORDS && words.test(text)) return node.parent
	}
	return undefined
}

const SILENT = new Set(['script', 'style', 'option', 'noscript'])

import { type Markup, type MarkupNode, NOTED } from '../../html/markup'

/**
 * What the parts of a page are by their tags, classes and ids, as bits. A part's own and those of all around it hold
 * for a node.
 */
export const REGION = {
	hidden: 1,
	struck: 2,
	/** Other goods: related, recommended, seen before. */
	others: 4,
	/** The shop's frame: menus, basket, footer, sign-in. */
	frame: 8,
	price: 16,
	/** Instalments, rates, shipping, savings. */
	besides: 32,
	current: 64,
	reviews: 128,
	/** Running text about the product. */
	prose: 256,
	/** What a screen reader alone is told. */
	spoken: 512,
	/** Called the old or regular price: the earlier one where a lower stands beside it. */
	regular: 1024,
} as const

const OTHERS = new RegExp(
	'relat(?:ed|ion)|(?<!not-)recommend|similar|upsell|up-sell|cross-?sell|crosssell|also[-_ ]?(?:bought' +
		'|viewed|like)|recently|last-?seen|viewed|you-?may|suggest|product-?(?:list|grid|tile|card|teaser' +
		String.raw`|recs)(?!__(?:container|content|wrapper))|products-?(?:grid|list|slider|carousel|row)|recs\b` +
		'|richrelevance|bestseller|best-?sell|frequently|bundle|accessor|alternativ|sponsor|advert|complementary' +
		'|together|collection-?(?:grid|list)|compare-?(?:list|product)|merchandis|other-?(?:products|items|offers' +
		'|sellers)|more-?(?:from|products|items)|shop-?the-?look|complete-?the|tile-?product|item-?card|vitrine' +
		'|shelf|ymal|interest|inspir',
	'i',
)
const FRAME = new RegExp(
	String.raw`(?:^|[-_\s])(?:nav|navbar|navigation|menu|megamenu|breadcrumbs?|minicart|mini-cart|mini-basket` +
		'|cart-?(?:drawer|popup|preview|summary|sidebar|items?)|header-?(?:cart|basket)|basket-?(?:summary|popup)' +
		String.raw`|footer|cookie|consent|newsletter|login|signin|sign-in|autocomplete|search-?(?:results?|suggest\w*` +
		String.raw`|overlay)|filters?|facets?|wishlist-?popup|sticky-?(?:bar|header)|toast|tooltip|popover)(?:$|[-_\s])`,
	'i',
)
const PRICED = 'price|preis|prix|precio|preco|prezzo|cena|prijs|fiyat|amount|value'
const FORMER = [
	'old|was|before|rrp|msrp|srp|uvp|pvpr?|compare|previous|prev|former|antes|ancien',
	'barre|statt|streich|tachado|riscado|list|regular|reg|retail|orig|original|full|base',
	'normal|non-?sale|standard|market|origin|eski|indirimsiz|piyasa',
].join('|')
const STRUCK = /strike|crossed|slashed|line-?through/i
/**
 * Names of a price that is the earlier one where a lower stands beside it; alone it is the price, whatever it is
 * called.
 */
const REGULAR = new RegExp(
	`(?:__|--)(?:old|was|before|rrp|uvp|msrp)$|oldprice|wasprice|compareat|compare-at|listprice|regularprice|` +
		`regprice|(?:^|[-_\\s])(?:${FORMER})[-_]{0,2}(?:${PRICED})|(?:${PRICED})[-_]{0,2}(?:${FORMER.replace('|list|', '|')}|` +
		`del)(?:$|[-_\\s])`,
	'i',
)
const BESIDES = new RegExp(
	String.raw`(?<![a-z])(?:excl(?:ud\w{1,4})?|ex|no|sans|hors)[-_]?(?:tax|vat|tva|mwst|btw|iva)(?![a-z])|price-?(?:tax` +
		'|net)(?![-_a-z])|install?ment|monthly|per-?month|financ|klarna|afterpay|paypal|affirm|rate-?price' +
		'|leasing|shipping|delivery|versand|postage|(?<!price-and-)saving|you-?save|discount-?(?:amount|value' +
		'|badge|percent|label)|unit-?price|price-?(?:per-?unit|unit|save|saving)|grundpreis|base-?price-?unit' +
		'|coupon|voucher|loyalty|points|warranty|insurance|protection|trade-?in|parcel|ratenkauf' +
		'|quantity-?discount|tier-?price|bulk|deposit|subscribe|subscription',
	'i',
)
const PRICE = /pric(?:e|ing)|preis|prix|prezzo|precio|preco|preço|prijs|cena|kaina|hinta|fiyat|cost|harga|valor|giá/i
const CURRENT = new RegExp(
	String.raw`(?:^|[-_\s])(?:current|now|sale|special|final|offer|our|promo|actual|selling|sell|action|today|reduced` +
		'|discounted|new|main|big|large|primary|final|pdp|product)[-_]{0,2}(?:price|preis|prix|amount)|(?:price' +
		'|preis|prix|amount)[-_]{0,2}(?:current|now|sale|special|final|offer|our|promo|actual|sell|main|big|large' +
		'|primary|reduced|today)',
	'i',
)
const REVIEWS =
	/(?:^|[-_\s])(?:reviews?|ratings?|feedback|comments?|questions?|qna|q-?and-?a|bewertung(?:en)?|avis|opiniones|faq)(?:$|[-_\s])/i
const PROSE = new RegExp(
	String.raw`descri(?:ption|pcion|cao|zione)|beschreibung|(?:^|[-_\s])(?:tab-content|rte|long-?desc` +
		String.raw`|product-?(?:details-?text|info-?text|story)|editorial|article-?body)(?:$|[-_\s])`,
	'i',
)
const HIDDEN =
	/(?:^|\s)(?:hidden|hide|d-none|is-hidden|u-hidden|js-hidden|display-none|ng-hide|invisible|no-display|template|skeleton|hid)(?:$|\s)/i
const SPOKEN = new RegExp(
	String.raw`(?:^|[-_\s])(?:sr-?only|visually-?hidden|screen-?reader(?:-text)?|g-hdn|clipped|assistive|a11y` +
		String.raw`|hidden-?visually|offscreen|u-?vh)(?:$|[-_\s])`,
	'i',
)

const PATTERNS: readonly [RegExp, number][] = [
	[OTHERS, REGION.others],
	[FRAME, REGION.frame],
	[STRUCK, REGION.struck],
	[REGULAR, REGION.regular],
	[BESIDES, REGION.besides],
	[PRICE, REGION.price],
	[CURRENT, REGION.current],
	[REVIEWS, REGION.reviews],
	[PROSE, REGION.prose],
	[HIDDEN, REGION.hidden],
	[SPOKEN, REGION.spoken],
]
const BY_TAG: Readonly<Record<string, number>> = {
	del: REGION.struck,
	s: REGION.struck,
	strike: REGION.struck,
	nav: REGION.frame,
	footer: REGION.frame,
	template: REGION.hidden,
	noscript: REGION.hidden,
	dialog: REGION.frame,
}
/**
 * Names that hold for the element itself but say nothing of a large part of the page: price and struck stop at this
 * many nodes.
 */
const SMALL = 80
/** Class attributes are read no further. */
const MAX_CLASSES = 300

/**
 * The bits of every node, by its index. Elements around `centre` (the heading) say nothing: they are around the product
 * itself.
 */
export function regionsOf(page: Markup, centre: MarkupNode | undefined): Uint16Array {
	const bits = new Uint16Array(page.nodes.length)
	const known = new Map<string, number>()
	const around = new Set<MarkupNode>()
	for (let at = centre; at; at = at.parent) around.add(at)
	for (let i = 0; i < page.nodes.length; i++) {
		const node = page.nodes[i]
		if (!node) break
		let own = 0
		if (node.tag && !around.has(node)) {
			own = (BY_TAG[node.tag] ?? 0) | namedBits(node, known) | statedBits(node, known)
			if (node.end - node.index > SMALL)
				own &= ~(REGION.price | REGION.struck | REGION.regular | REGION.current | REGION.besides | REGION.spoken)
		}
		bits[node.index] = own | (node.parent ? (bits[node.parent.index] ?? 0) : 0)
	}
	return bits
}

const namedBits = (node: MarkupNode, known: Map<string, number>): number =>
	(node.classes ? bitsOf(node.classes.slice(0, MAX_CLASSES), known) : 0) | (node.id ? bitsOf(node.id.slice(0, MAX_CLASSES), known) : 0)

/** The bits a name of a part stands for; pages repeat few names many times. */
function bitsOf(name: string, known: Map<string, number>): number {
	const before = known.get(name)
	if (before !== undefined) return before
	let bits = 0
	if (SPACE.test(name)) for (const word of name.split(SPACE)) bits |= bitsOf(word, known)
	else {
		const words = name.replace(HUMP, '-')
		PATTERNS.forEach(([pattern, bit]) => {
			if (pattern.test(words)) bits |= bit
		})
	}
	known.set(name, bits)
	return bits
}

const SPACE = /\s/
/** Where the next word of a name begins that is written in one ("asideFilters"). */
const HUMP = /(?<=[a-z])(?=[A-Z])/g

const STYLED = /display\s{0,3}:\s{0,3}none|visibility\s{0,3}:\s{0,3}hidden/i

/** Attributes in which shops name parts for their tests and data layers. */
const NAMED_BY = [
	'data-testid',
	'data-test',
	'data-qa',
	'data-hook',
	'data-test-id',
	'data-component',
	'data-selenium',
	'data-tid',
	'data-aut-id',
	'data-ui-id',
]
const EVERY = NOTED.style | NOTED.hidden | NOTED.itemprop | NOTED.data

/** What attributes say: hidden ones, struck ones by their style, and the names tests and data layers know parts by. */
function statedBits(node: MarkupNode, known: Map<string, number>): number {
	const noted = node.noted & NOTED.mixedCase ? EVERY : node.noted
	if (noted === 0) return 0
	let bits = 0
	if (noted & NOTED.style) {
		const style = node.attribute('style') ?? ''
		if (STYLED.test(style)) bits |= REGION.hidden
		if (style.includes('line-through')) bits |= REGION.struck
	}
	if (noted & NOTED.hidden && node.attribute('hidden') !== undefined) bits |= REGION.hidden
	if (noted & NOTED.itemprop && /price/i.test(node.attribute('itemprop') ?? '')) bits |= REGION.price
	if (noted & NOTED.data) {
		const written = node.page.source.slice(node.from, Math.min(node.to, node.from + 600))
		for (let i = 0; i < NAMED_BY.length; i++) {
			const name = NAMED_BY[i] ?? ''
			const value = written.includes(name) ? node.attribute(name) : undefined
			if (value) bits |= bitsOf(value, known)
		}
	}
	return bits
}

import type { Markup, MarkupNode } from '../html/markup'
import { select } from '../html/select'
import { textOf } from '../html/text'
import type { ListingLink, PageVerdict } from '../marketplace'
import { type Evidence, readEvidence } from './evidence'
import { readPrices } from './fields/prices'
import { sellingButtons } from './fields/stock'
import { isArticle, isBasket, isFront, saysNotFound } from './kinds-of-page'
import { plainName } from './names'
import { belongsToAnother } from './public-host'
import { titleOf } from './shop-page'
import { offeringOf } from './structured/offers'
import { type Data, isData, isOfType, numberIn, valuesOf } from './structured/record'
import { rankSpots } from './visible/rank-spots'

/** Walls have fewer nodes than this; product pages have thousands, and may carry the same scripts. */
const SMALL_PAGE = 400
/** What the guards that shops put before their pages leave in theirs. */
const CHALLENGE = new RegExp(
	String.raw`_cf_chl_opt|cf-chl-|id="challenge-(?:form|running|error-text)"|captcha-delivery\.com|px-captcha` +
		'|_Incapsula_Resource|gokuProps|awsWafCookieDomainList|sec-if-cpt-container|kpsdk',
)
const CAPTCHA = /g-recaptcha|h-captcha|hcaptcha\.com|cf-turnstile|recaptcha\/api/
/** What pages that compare shops' prices call themselves. */
const COMPARISON = new RegExp(
	String.raw`\b(?:price comparison|comparison|preisvergleich|comparateur|comparador|comparazione prezzi` +
		String.raw`|confronta prezzi|prijs(?:en )?vergelijk\w*|prisjämförelse|prissammenligning|hintavertailu|porównywarka` +
		String.raw`|porównanie cen|srovnání cen|porovnanie cien|árösszehasonlít\w*|comparare prețuri` +
		String.raw`|fiyat karşılaştır\w*)\b|сравнение цен|порівняння цін|比價|比价|価格比較|가격비교`,
	'iu',
)
/** What the shops' guards call their pages. */
const GUARDED =
	/^\s*(?:access denied|attention required|pardon our interruption|just a moment|security check|are you (?:a )?(?:human|robot)|robot check)/i

/**
 * HTML as received → what it is: a product when its data or its visible part describe one; a wall by its guard's marks.
 * Never throws.
 */
export function classifyGenericPage(html: string, link?: ListingLink): PageVerdict {
	const evidence = readEvidence(html, link)
	const { markup } = evidence.page
	if (isAnothers(markup)) return { kind: 'other', page: 'unknown' }
	if (markup.nodes.length < SMALL_PAGE && evidence.structured.product.length === 0) {
		const wall = wallOf(markup, html)
		if (wall) return wall
	}
	return otherKind(evidence) ?? { kind: 'product' }
}

function wallOf(markup: Markup, html: string): PageVerdict | undefined {
	if (CHALLENGE.test(html)) return { kind: 'wall', wall: 'waf-challenge' }
	if (CAPTCHA.test(html)) return { kind: 'wall', wall: 'captcha' }
	if (select(markup, 'input[type=password]')) return { kind: 'wall', wall: 'sign-in' }
	const title = titleOf(markup)
	if (GUARDED.test(title)) return { kind: 'wall', wall: 'waf-challenge' }
	const status = /^(404|410|403|429|5\d\d)\b/.exec(title)?.[1]
	if (status === '404' || status === '410') return { kind: 'other', page: 'not-found' }
	return status || !/\S/.test(html) ? { kind: 'wall', wall: 'unavailable' } : undefined
}

/** What a page is when it is not one product's; undefined when it is. */
function otherKind(evidence: Evidence): PageVerdict | undefined {
	const { structured, page, heading } = evidence
	const buttons = sellingButtons(evidence)
	const offered = structured.product.some(({ data }) => offeringOf(data, page.home).lowest !== undefined)
	if (isArticle(evidence, buttons)) return { kind: 'other', page: 'article' }
	if (structured.product.length > 0) {
		if (!offered && !isDescribed(evidence) && isRepeated(evidence, buttons)) return { kind: 'other', page: 'category' }
		if (isComparison(evidence)) return { kind: 'other', page: 'comparison' }
		if (isSummedUp(evidence) && (isOfBrands(evidence) || isRepeated(evidence, buttons))) return { kind: 'other', page: 'category' }
		return !offered && buttons.length === 0 && structured.others >= LISTED ? { kind: 'other', page: 'search' } : undefined
	}
	if (saysNotFound(page)) return { kind: 'other', page: 'not-found' }
	if (isFront(page.url)) return { kind: 'wall', wall: 'homepage' }
	if (isBasket(page)) return { kind: 'other', page: 'cart' }
	if (structured.others >= LISTED) return { kind: 'other', page: 'search' }
	if (isRepeated(evidence, buttons)) return { kind: 'other', page: 'category' }
	const named =
		heading && (/^h\d$/.test(heading.tag) || buttons.length > 0 || page.names.some((one) => plainName(one) === plainName(textOf(heading))))
	if (named && readPrices(evidence).price) return undefined
	return { kind: 'other', page: structured.others > 0 ? 'search' : 'unknown' }
}

/** True where more than tags for sharing speak of a product: shops give those of a product to their lists as well. */
const isDescribed = ({ structured }: Evidence): boolean => structured.product.some(({ rule }) => rule !== 'open-graph')

/** So many other goods make a list. */
const LISTED = 3

/** A page that calls itself a comparison and sums up what several shops ask. */
const isComparison = (evidence: Evidence): boolean => isSummedUp(evidence) && COMPARISON.test(titleOf(evidence.page.markup))

/** True where the data's product is offered many times, or is many products. */
const isSummedUp = ({ structured }: Evidence): boolean =>
	structured.product.some(({ data }) => valuesOf(data.offers).some((offer) => isData(offer) && isSummary(offer)))

/** True where the data's product is of several brands: it is the goods of a shelf. */
const isOfBrands = ({ structured }: Evidence): boolean =>
	structured.product.some(({ data }) => {
		const names = valuesOf(data.brand).flatMap((one) => (isData(one) ? valuesOf(one.name) : [one]))
		return new Set(names).size > 1
	})

const isSummary = (offer: Data): boolean => isOfType(offer, 'aggregateoffer') && (numberIn(offer.offerCount) ?? 2) > 1

/** True when the price nearest to the heading is one of many made alike, each with other words: a list of goods. */
function isRepeated({ spots, heading }: Evidence, buttons: readonly MarkupNode[]): boolean {
	const [best] = rankSpots(spots, heading, new Set())
	if (!best || buttons.length === 1) return false
	const look = (node: MarkupNode) => `${node.tag}.${node.classes}<${node.parent?.tag}.${node.parent?.classes}`
	const alike = spots.filter(({ node }) => look(node) === look(best.node))
	const around = new Set(alike.map(({ node }) => textOf(node.parent ?? node)))
	// A whole card may be the part that holds the price: what it leads to is in it.
	const cards = new Set(alike.filter(({ node }) => select(node, 'a')).map(({ words }) => words))
	return around.size >= ALIKE || cards.size >= ALIKE
}

/** So many parts made alike are a list. */
const ALIKE = 4

/** Pages of shops with a reader of their own are not read by guess. */
function isAnothers(page: Markup): boolean {
	const address = select(page, 'link[rel=canonical]')?.attribute('href') ?? select(page, 'meta[property=og:url]')?.attribute('content')
	return belongsToAnother(URL.parse(address ?? '')?.hostname ?? '')
}

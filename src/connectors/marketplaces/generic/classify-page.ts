import type { Markup } from '../html/markup'
import { select, selectAll } from '../html/select'
import { textOf } from '../html/text'
import type { ListingLink, PageVerdict } from '../marketplace'
import { type Evidence, readEvidence } from './evidence'
import { readPrices } from './fields/prices'
import { sellingButtons } from './fields/stock'
import { plainName } from './names'
import { belongsToAnother } from './public-host'
import { titleOf } from './shop-page'
import { offeringOf } from './structured/offers'
import { type Data, isData, isOfType, numberIn, valuesOf } from './structured/record'
import { rankSpots } from './visible/rank-spots'

/** Walls have fewer nodes than this; product pages have thousands, and may carry the same scripts. */
const SMALL_PAGE = 400
/** What the guards that shops put before their pages leave in theirs. */
const CHALLENGE =
	/_cf_chl_opt|cf-chl-|id="challenge-(?:form|running|error-text)"|captcha-delivery\.com|px-captcha|_Incapsula_Resource|gokuProps|awsWafCookieDomainList|sec-if-cpt-container|kpsdk/
const CAPTCHA = /g-recaptcha|h-captcha|hcaptcha\.com|cf-turnstile|recaptcha\/api/
/** What pages that compare shops' prices call themselves. */
const COMPARISON =
	/\b(?:price comparison|comparison|preisvergleich|comparateur|comparador|comparazione prezzi|confronta prezzi|prijs(?:en )?vergelijk\w*|prisjämförelse|prissammenligning|hintavertailu|porównywarka|porównanie cen|srovnání cen|porovnanie cien|árösszehasonlít\w*|comparare prețuri|fiyat karşılaştır\w*)\b|сравнение цен|порівняння цін|比價|比价|価格比較|가격비교/iu
const NOT_FOUND =
	/^(?:404|410)\b|\b(?:404|page (?:not|non) (?:found|trouvée)|not found|page introuvable|seite nicht gefunden|página no encontrada|página não encontrada|pagina non trovata|pagina niet gevonden)\b|страница не найдена|الصفحة غير موجودة|ページが見つかりません/iu

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
	const title = selectAll(markup, 'title')[0]
	const status = /^\s*(404|410|403|429|5\d\d)\b/.exec(title ? (markup.nodes[title.index + 1]?.raw ?? '') : '')?.[1]
	if (status === '404' || status === '410') return { kind: 'other', page: 'not-found' }
	return status || !/\S/.test(html) ? { kind: 'wall', wall: 'unavailable' } : undefined
}

/** What a page is when it is not one product's; undefined when it is. */
function otherKind(evidence: Evidence): PageVerdict | undefined {
	const { structured, page, heading } = evidence
	const buttons = sellingButtons(evidence)
	if (structured.product.length > 0) {
		if (isComparison(evidence)) return { kind: 'other', page: 'comparison' }
		const offered = structured.product.some(({ data }) => offeringOf(data, page.home).lowest !== undefined)
		return !offered && buttons.length === 0 && structured.others >= LISTED ? { kind: 'other', page: 'search' } : undefined
	}
	if (NOT_FOUND.test(titleOf(page.markup))) return { kind: 'other', page: 'not-found' }
	if (page.url && URL.parse(page.url)?.pathname === '/') return { kind: 'wall', wall: 'homepage' }
	if (structured.others >= LISTED || isRepeated(evidence)) return { kind: 'other', page: 'search' }
	const named =
		heading && (/^h\d$/.test(heading.tag) || buttons.length > 0 || page.names.some((one) => plainName(one) === plainName(textOf(heading))))
	if (named && readPrices(evidence).price) return undefined
	return { kind: 'other', page: structured.others > 0 ? 'search' : 'unknown' }
}

/** So many other goods make a list. */
const LISTED = 3

/** A page that calls itself a comparison and sums up what several shops ask. */
function isComparison({ structured, page }: Evidence): boolean {
	const several = structured.product.some(({ data }) => valuesOf(data.offers).some((offer) => isData(offer) && isSummary(offer)))
	return several && COMPARISON.test(titleOf(page.markup))
}

const isSummary = (offer: Data): boolean => isOfType(offer, 'aggregateoffer') && (numberIn(offer.offerCount) ?? 2) > 1

/** True when the price nearest to the heading is one of many made alike, each with other words: a list of goods. */
function isRepeated(evidence: Evidence): boolean {
	const [best] = rankSpots(evidence.spots, evidence.heading, new Set())
	if (!best) return false
	const look = (node: typeof best.node) => `${node.tag}.${node.classes}<${node.parent?.tag}.${node.parent?.classes}`
	const alike = new Set(evidence.spots.filter(({ node }) => look(node) === look(best.node)).map(({ node }) => textOf(node.parent ?? node)))
	return alike.size >= 4 && sellingButtons(evidence).length !== 1
}

/** Pages of shops with a reader of their own are not read by guess. */
function isAnothers(page: Markup): boolean {
	const address = select(page, 'link[rel=canonical]')?.attribute('href') ?? select(page, 'meta[property=og:url]')?.attribute('content')
	return belongsToAnother(URL.parse(address ?? '')?.hostname ?? '')
}

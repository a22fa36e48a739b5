import type { Markup } from '../html/markup'
import { select, selectAll } from '../html/select'
import type { PageVerdict } from '../marketplace'
import { type Evidence, readEvidence } from './evidence'
import { readPrices } from './fields/prices'
import { belongsToAnother } from './public-host'

/** Walls have fewer nodes than this; product pages have thousands, and may carry the same scripts. */
const SMALL_PAGE = 400
/** What the guards that shops put before their pages leave in theirs. */
const CHALLENGE =
	/_cf_chl_opt|cf-chl-|id="challenge-(?:form|running|error-text)"|captcha-delivery\.com|px-captcha|_Incapsula_Resource|gokuProps|awsWafCookieDomainList|sec-if-cpt-container|kpsdk/
const CAPTCHA = /g-recaptcha|h-captcha|hcaptcha\.com|cf-turnstile|recaptcha\/api/

/** HTML as received → what it is: a product when its data or its visible part describe one; a wall by its guard's marks. Never throws. */
export function classifyGenericPage(html: string): PageVerdict {
	const evidence = readEvidence(html)
	const { markup } = evidence.page
	if (isAnothers(markup)) return { kind: 'other', page: 'unknown' }
	if (isProductPage(evidence)) return { kind: 'product' }
	if (markup.nodes.length < SMALL_PAGE) {
		if (CHALLENGE.test(html)) return { kind: 'wall', wall: 'waf-challenge' }
		if (CAPTCHA.test(html)) return { kind: 'wall', wall: 'captcha' }
		if (select(markup, 'input[type=password]')) return { kind: 'wall', wall: 'sign-in' }
		const title = selectAll(markup, 'title')[0]
		const status = /^\s*(404|410|403|429|5\d\d)\b/.exec(title ? (markup.nodes[title.index + 1]?.raw ?? '') : '')?.[1]
		if (status === '404' || status === '410') return { kind: 'other', page: 'not-found' }
		if (status || !/\S/.test(html)) return { kind: 'wall', wall: 'unavailable' }
	}
	return { kind: 'other', page: evidence.structured.others > 0 ? 'search' : 'unknown' }
}

function isProductPage(evidence: Evidence): boolean {
	if (evidence.structured.product.length > 0) return true
	return evidence.heading !== undefined && readPrices(evidence).price !== undefined
}

/** Pages of shops with a reader of their own are not read by guess. */
function isAnothers(page: Markup): boolean {
	const address = select(page, 'link[rel=canonical]')?.attribute('href') ?? select(page, 'meta[property=og:url]')?.attribute('content')
	return belongsToAnother(URL.parse(address ?? '')?.hostname ?? '')
}

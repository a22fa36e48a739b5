import type { Markup } from '../html/markup'
import { scanMarkup } from '../html/scan-markup'
import { select, selectAll } from '../html/select'
import type { PageVerdict } from '../marketplace'
import { productDataOf } from './extract-product'
import { jsonLdThings, productsIn } from './json-ld'
import { belongsToAnother } from './public-host'

/** Walls have fewer nodes than this; product pages have thousands, and may carry the same scripts. */
const SMALL_PAGE = 400
/** What the guards that shops put before their pages leave in theirs. */
const CHALLENGE =
	/_cf_chl_opt|cf-chl-|id="challenge-(?:form|running|error-text)"|captcha-delivery\.com|px-captcha|_Incapsula_Resource|gokuProps|awsWafCookieDomainList|sec-if-cpt-container|kpsdk/
const CAPTCHA = /g-recaptcha|h-captcha|hcaptcha\.com|cf-turnstile|recaptcha\/api/

/** HTML as received → what it is: a product when it describes one for machines; a wall by its guard's marks. Never throws. */
export function classifyGenericPage(html: string): PageVerdict {
	const page = scanMarkup(html)
	if (isAnothers(page)) return { kind: 'other', page: 'unknown' }
	if (productDataOf(page).length > 0) return { kind: 'product' }
	if (page.nodes.length < SMALL_PAGE) {
		if (CHALLENGE.test(html)) return { kind: 'wall', wall: 'waf-challenge' }
		if (CAPTCHA.test(html)) return { kind: 'wall', wall: 'captcha' }
		if (select(page, 'input[type=password]')) return { kind: 'wall', wall: 'sign-in' }
		const title = selectAll(page, 'title')[0]
		const status = /^\s*(404|410|403|429|5\d\d)\b/.exec(title ? (page.nodes[title.index + 1]?.raw ?? '') : '')?.[1]
		if (status === '404' || status === '410') return { kind: 'other', page: 'not-found' }
		if (status || !/\S/.test(html)) return { kind: 'wall', wall: 'unavailable' }
	}
	return { kind: 'other', page: productsIn(jsonLdThings(page)).length > 1 ? 'search' : 'unknown' }
}

/** Pages of shops with a reader of their own are not read by guess. */
function isAnothers(page: Markup): boolean {
	const address = select(page, 'link[rel=canonical]')?.attribute('href') ?? select(page, 'meta[property=og:url]')?.attribute('content')
	return belongsToAnother(URL.parse(address ?? '')?.hostname ?? '')
}

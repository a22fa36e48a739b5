import type { Markup } from '../html/markup'
import { scanMarkup } from '../html/scan-markup'
import { scriptValues } from '../html/script-data'
import { select, selectAll } from '../html/select'
import type { PageVerdict } from '../marketplace'

type Sign = { verdict: PageVerdict; shows(page: Markup): boolean }

const wall = (name: Extract<PageVerdict, { kind: 'wall' }>['wall']): PageVerdict => ({ kind: 'wall', wall: name })
const other = (name: Extract<PageVerdict, { kind: 'other' }>['page']): PageVerdict => ({ kind: 'other', page: name })
const has = (selector: string) => (page: Markup) => select(page, selector) !== undefined

/**
 * Forms, ids and files that only one kind of page has; the first that shows decides. Words are not used: walls come in
 * every language.
 */
const SIGNS: readonly Sign[] = [
	{ verdict: { kind: 'product' }, shows: isProduct },
	{ verdict: wall('waf-challenge'), shows: hasWafScript },
	{ verdict: wall('captcha'), shows: asksForCharacters },
	{ verdict: wall('continue-shopping'), shows: has('form[action^=/errors/validateCaptcha], form[action*=validateCaptcha]') },
	{
		verdict: wall('sign-in'),
		shows: has('form[name=signIn], #ap_email, #ap_email_login, #authportal-main-section, form[action*=/ap/signin]'),
	},
	{ verdict: other('offer-listing'), shows: has('#olpOfferList, #olpOfferListColumn, #olpProduct') },
	{ verdict: other('reviews'), shows: has('#cm_cr-review_list, #cm_cr-product_info, #cm_cr-pagination_bar') },
	{
		verdict: other('bestsellers'),
		shows: has('#zg, #zg_banner_text, #zg_centerListWrapper, #zg-ordered-list, .zg-grid-general-faceout, #zg_browseRoot'),
	},
	{
		verdict: other('search'),
		shows: has('[data-component-type=s-search-result], #s-results-list-atf, #search .s-result-list, #resultsCol'),
	},
	{ verdict: wall('unavailable'), shows: (page) => errorPage(page) === 'unavailable' },
	{ verdict: other('not-found'), shows: (page) => errorPage(page) === 'not-found' },
	{ verdict: wall('homepage'), shows: isHomepage },
]
/** What pages call themselves in the data their own scripts keep, for layouts none of the signs knows. */
const BY_PAGE_TYPE: readonly [RegExp, PageVerdict][] = [
	[/^gateway/i, wall('homepage')],
	[/^search$/i, other('search')],
	[/^(?:zeitgeist|bestsellers)$/i, other('bestsellers')],
	[/^offerlisting$/i, other('offer-listing')],
	[/^customerreviews$/i, other('reviews')],
	[/^authenticationportal/i, wall('sign-in')],
]

/** HTML as received → what kind of page it is. Never throws. */
export function classifyAmazonPage(html: string): PageVerdict {
	const page = scanMarkup(html)
	const sign = SIGNS.find(({ shows }) => shows(page))
	if (sign) return sign.verdict
	const type = pageTypes(page).flatMap((one) => BY_PAGE_TYPE.filter(([pattern]) => pattern.test(one)))[0]
	return type?.[1] ?? (isEmptyAnswer(page) ? wall('unavailable') : other('unknown'))
}

/** A product page has a product's title in one of its layouts, and the frame or the buying form around it. */
function isProduct(page: Markup): boolean {
	if (select(page, 'span#productTitle, h1#productTitle, #ebooksProductTitle, #btAsinTitle')) return true
	return select(page, '#title') !== undefined && select(page, '#dp, #dp-container, #ppd, input#ASIN, #titleSection') !== undefined
}

function hasWafScript(page: Markup): boolean {
	if (select(page, '#challenge-container, script[src*=awswaf.com], #captcha-container[data-waf]')) return true
	return page.nodes.length < SMALL_PAGE && /gokuProps|AwsWafIntegration|awsWafCookieDomainList/.test(page.source)
}

function asksForCharacters(page: Markup): boolean {
	if (select(page, '#captchacharacters, #auth-captcha-image')) return true
	const form = select(page, 'form[action*=validateCaptcha]')
	return form !== undefined && select(form, 'img[src*=captcha], img[src*=Captcha], input[type=text]') !== undefined
}

/**
 * Error pages are small and show pictures from the shelf of error pictures; the file names and links say which error.
 */
function errorPage(page: Markup): 'unavailable' | 'not-found' | undefined {
	if (select(page, 'a[href*=cs_404]')) return 'not-found'
	if (page.nodes.length > SMALL_PAGE) return undefined
	const marks = selectAll(page, 'img, a, input, link, form')
		.flatMap((node) => ['src', 'href', 'value', 'action'].flatMap((name) => node.attribute(name) ?? []))
		.join('\n')
	const title = page.nodes.find((node) => node.tag === 'title')
	const status = /^\s*(404|5\d\d)\b/.exec(title ? (page.nodes[title.index + 1]?.raw ?? '') : '')?.[1]
	if (/cs_503|\/error\/5\d\d/i.test(marks) || status?.startsWith('5')) return 'unavailable'
	if (/cs_404|\/error\/|dogsofamazon/i.test(marks) || status === '404') return 'not-found'
	return page.source.includes('api-services-support@amazon.com') ? 'unavailable' : undefined
}

/** The home page names itself as its own canonical address, or its blocks after the gateway it is built from. */
function isHomepage(page: Markup): boolean {
	const canonical = select(page, 'link[rel=canonical]')?.attribute('href')
	const path = canonical ? URL.parse(canonical)?.pathname : undefined
	return (
		path === '/' ||
		select(page, '#gw-layout, #gw-desktop-herotator, #gw-card-layout, #gw-sign-in-button, [data-pagetype=gateway]') !== undefined
	)
}

function pageTypes(page: Markup): string[] {
	return [...scriptValues(page, 'pageType')].flatMap(({ value }) => (typeof value === 'string' ? [value] : []))
}

/** A body without a single word is an answer that was refused, not a page. */
function isEmptyAnswer(page: Markup): boolean {
	return !page.nodes.some((node) => node.tag === '' && node.parent?.tag !== 'script' && node.parent?.tag !== 'style' && /\S/.test(node.raw))
}

/** Walls and error pages have fewer nodes than this; every shop page has thousands. */
const SMALL_PAGE = 600

import { languageOfScript } from '../../../core/locale/language-of-text'
import type { Markup, MarkupNode } from '../html/markup'
import { readLanguage } from '../html/page-language'
import { scanMarkup } from '../html/scan-markup'
import { select, selectAll } from '../html/select'
import { textOf } from '../html/text'
import type { ListingLink } from '../marketplace'
import { homeCurrency } from './home-currency'

/** A shop's page made ready for reading. */
export type ShopPage = {
	markup: Markup
	/** The address it has or was asked for at; empty when neither is known. */
	url: string
	/** What relative addresses on it are relative to, where that is known. */
	base: string | undefined
	host: string
	/** Tag of the page's language. */
	language: string | undefined
	/** ISO 4217 currency the shop counts in by its meta data, language or domain; undefined when none of them says. */
	home: string | undefined
	/** Elements that may name what the page is about: its headings of the first order. */
	headings: readonly MarkupNode[]
	/** What the page is called: headings, tags for sharing, title; in this order. */
	names: readonly string[]
}

/** Pages have a few headings of the first order; more are not looked at. */
const MAX_HEADINGS = 40

export function openShopPage(html: string, link?: ListingLink): ShopPage {
	const markup = scanMarkup(html)
	const url = addressOf(markup, link)
	const base = baseOf(markup, url)
	const host = URL.parse(url || (base ?? ''))?.hostname ?? ''
	const headings = selectAll(markup, 'h1').slice(0, MAX_HEADINGS)
	const language = readLanguage(markup) ?? scriptOf(titleOf(markup))
	return {
		markup,
		url,
		base,
		host,
		language,
		home: currencyOfMeta(markup) ?? homeCurrency(language, host),
		headings,
		names: [...headings.map((node) => textOf(node)), ...sharedTitles(markup), titleOf(markup)].filter((name) => name !== ''),
	}
}

/** Language of a title whose script tells it; Han letters without kana are Chinese. */
const scriptOf = (title: string): string | undefined => languageOfScript(title) ?? (/\p{Script=Han}{4}/u.test(title) ? 'zh' : undefined)

/** Text of the page's `<title>`; empty when it has none. */
export function titleOf(markup: Markup): string {
	const title = markup.nodes.find((node) => node.tag === 'title')
	return title ? textOf(title) : ''
}

/** What the page's title begins with, before the shelves and the shop it names; empty where it names one thing only. */
export function titleName({ markup }: ShopPage): string {
	const [name = '', ...rest] = titleOf(markup).split(/\s{1,3}[-–—|·•]\s{1,3}/u)
	return rest.length > 0 ? name.trim() : ''
}

function sharedTitles(markup: Markup): string[] {
	return selectAll(markup, 'meta[property=og:title], meta[name=og:title], meta[name=twitter:title]').flatMap(
		(node) => node.attribute('content') ?? [],
	)
}

/** The address asked for; without one the page's own. */
function addressOf(markup: Markup, link: ListingLink | undefined): string {
	const own = [
		link?.url,
		select(markup, 'link[rel=canonical]')?.attribute('href'),
		select(markup, 'meta[property=og:url], meta[name=og:url]')?.attribute('content'),
		select(markup, 'link[rel=alternate][hreflang]')?.attribute('href'),
		savedFrom(markup.source),
	]
	for (const one of own) {
		const url = URL.parse(one?.trim() ?? '')
		if (url && /^https?:$/.test(url.protocol)) return url.href
	}
	return ''
}

/** A folder or the whole shop may be named as what addresses are relative to: it says nothing of the page's own. */
function baseOf(markup: Markup, url: string): string | undefined {
	const stated = URL.parse(select(markup, 'base[href]')?.attribute('href')?.trim() ?? '', url || undefined)
	return stated && /^https?:$/.test(stated.protocol) ? stated.href : url || undefined
}

/** Browsers note the address a page was saved from in a comment before it. */
function savedFrom(source: string): string | undefined {
	return /<!-- saved from url=\(\d{1,6}\)(\S{1,2000}) -->/.exec(source.slice(0, 4000))?.[1]
}

function currencyOfMeta(markup: Markup): string | undefined {
	const metas = selectAll(
		markup,
		[
			'meta[property=product:price:currency], meta[property=og:price:currency]',
			'meta[name=product:price:currency], meta[property=product:sale_price:currency]',
		].join(', '),
	)
	const stated = metas.flatMap((node) => node.attribute('content')?.trim() ?? [])
	return stated.find((code) => /^[A-Z]{3}$/.test(code))
}

import { findLanguage } from '../locale/languages'
import type { Page } from '../page/page'
import { escapeText } from '../text/escape-html'
import { plainFromRichText } from '../text/rich-text'

const MOST_BENEFITS = 3
/** WordPress would run what stands in brackets. */
const escaped = (text: string) => escapeText(text).replaceAll('[', '&#91;').replaceAll(']', '&#93;')
const plain = (html: string) => plainFromRichText(html).replace(/\s+/g, ' ').trim()

/**
 * What stands beside a store's "Add to cart": the opening's sentence and the titles of three benefits, as HTML of `p`,
 * `ul` and `li` alone. `headline` is put before it when it is not the product's title. Empty when the page has neither.
 */
export function shortDescription(page: Page, title: string): string {
	const shown = page.sections.filter(({ hidden }) => !hidden)
	const hero = shown.find((section) => section.type === 'hero')
	const benefits = shown.find((section) => section.type === 'benefits')
	const lines = hero?.type === 'hero' ? [hero.props.headline, hero.props.subheadline].map(({ html }) => plain(html)) : []
	const said = lines.filter((line) => line !== '' && line !== title)
	const items = benefits?.type === 'benefits' ? benefits.props.items.slice(0, MOST_BENEFITS).map(({ title: { html } }) => plain(html)) : []
	const named = items.filter((item) => item !== '')
	if (said.length === 0 && named.length === 0) return ''
	const { tag, direction } = findLanguage(page.language) ?? { tag: 'en', direction: 'ltr' }
	const attributes = ` lang="${tag}" dir="${direction}"`
	const list = named.length > 0 ? `<ul${attributes}>${named.map((item) => `<li>${escaped(item)}</li>`).join('')}</ul>` : ''
	return `${said.map((line) => `<p${attributes}>${escaped(line)}</p>`).join('')}${list}`
}

import type { MarkupNode } from '../../html/markup'
import { select, selectAll } from '../../html/select'
import { textOf, tidy } from '../../html/text'
import { type ListingPage, nonEmpty, type Rule } from '../listing-page'
import { BYLINE_TEMPLATES } from '../phrases/brand'
import { isBrandName } from '../phrases/spec-names'
import { readSpecRows } from './specifications'

/** The brand's name alone; for books and music the first author or artist. */
export const brandRules: readonly Rule<string>[] = [
	{ name: 'byline', select: 'a#bylineInfo, a#brand', read: (node) => readByline(node) },
	{
		name: 'byline-author',
		select: '#bylineInfo .author .contributorNameID, #bylineInfo .author a, #byline .author .contributorNameID, #byline .author a',
		read: (node) => nonEmpty(textOf(node)),
	},
	{
		name: 'byline-author',
		select: '#bylineInfo .author, #byline .author',
		read: (node) => nonEmpty(textOf(node, { without: '.contribution,.a-popover-preload,.a-declarative' }).replace(/(?<![\s,])[\s,]+$/, '')),
	},
	{
		name: 'byline-link',
		select: '#bylineInfo a, #bylineInfo_feature_div a, #brandByline_feature_div a, #bylineContributor a',
		read: (node) => readByline(node),
	},
	{ name: 'overview-brand', select: '#productOverview_feature_div .po-brand td, .po-brand td', read: readOverview },
	{ name: 'byline-text', select: '#bylineInfo, #bylineInfo_feature_div', read: (node) => template(textOf(node)) },
	{ name: 'other-sellers-box', select: '#mbc', read: (node) => nonEmpty(tidy(node.attribute('data-brand') ?? '')) },
	{ name: 'specification', select: 'body, html', read: (_, page) => readSpecification(page) },
]

/** Parameters in which the byline's link carries the brand as the shop's search knows it. */
const BRAND_PARAMETER = /[?&](?:field-brandtextbin|field-lbr_brands_browse-bin|field-keywords|field-brand)=([^&#]+)/

function readByline(node: MarkupNode): string | undefined {
	const text = textOf(node)
	const href = node.attribute('href') ?? ''
	const parameter = BRAND_PARAMETER.exec(href)?.[1]
	const named = parameter ? nonEmpty(tidy(decodeParameter(parameter))) : undefined
	if (text === '') return nonEmpty(tidy(select(node, 'img')?.attribute('alt') ?? '')) ?? named
	if (named && text.toLowerCase().includes(named.toLowerCase())) return text.length === named.length ? text : cut(text, named)
	return template(withoutLanguageNote(text, href)) ?? (/\/stores\//.test(href) ? undefined : text)
}

/** The brand as the byline writes it. */
function cut(text: string, named: string): string {
	const at = text.toLowerCase().indexOf(named.toLowerCase())
	return text.slice(at, at + named.length)
}

function template(text: string): string | undefined {
	for (const pattern of BYLINE_TEMPLATES) {
		const brand = pattern.exec(text)?.[1]
		if (brand) return tidy(brand)
	}
	return undefined
}

/** A page in another language than its shop adds "(in Spanish)" to links that lead to untranslated pages. */
function withoutLanguageNote(text: string, href: string): string {
	return /\/-\/[a-z]{2}\//.test(href) ? text.replace(/(?<!\s)\s*\([^()]*\)$/, '') : text
}

function readOverview(node: MarkupNode): string | undefined {
	const cells = node.parent ? selectAll(node.parent, 'td') : []
	return node === cells[1] ? nonEmpty(textOf(select(node, '.a-truncate-full') ?? node)) : undefined
}

function readSpecification(page: ListingPage): string | undefined {
	return readSpecRows(page).find(({ value }) => isBrandName(value.name))?.value.value
}

function decodeParameter(text: string): string {
	const spaced = text.replaceAll('+', ' ')
	return /%(?![0-9a-f]{2})/i.test(spaced) ? spaced : (new URLSearchParams(`v=${spaced}`).get('v') ?? spaced)
}

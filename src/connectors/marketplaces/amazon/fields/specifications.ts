import type { Sourced } from '../../../../core/product/product'
import type { MarkupNode } from '../../html/markup'
import { closest, contains, matches, select, selectAll } from '../../html/select'
import { textOf, tidy } from '../../html/text'
import { type ListingPage, placeOf, placesOf, sourced } from '../listing-page'
import { isSpecificationName } from '../phrases/spec-names'

type Spec = { name: string; value: string }
type SpecRule = { name: string; select: string; read(node: MarkupNode): Spec | undefined }

/**
 * Where rows of names and values stand. All rules are read, in this order; a name already given keeps its first value.
 */
const rules: readonly SpecRule[] = [
	{ name: 'overview', select: '#productOverview_feature_div tr, #poExpander tr', read: readRow },
	{
		name: 'overview-list',
		select:
			'#productOverview_feature_div .a-fixed-left-grid, #productFactsDesktop_feature_div .product-facts-detail, .product-facts-detail',
		read: readColumns,
	},
	{ name: 'overview-block', select: '#productOverview_feature_div div[class*=po-]', read: readBlock },
	{ name: 'glance', select: '#glance_icons_div table table, #glance_icons_div tr', read: readStacked },
	{
		name: 'technical-table',
		select: '#productDetails_feature_div tr, #prodDetails tr, .prodDetTable tr, table[id^=productDetails_] tr, .a-keyvalue tr',
		read: readRow,
	},
	{
		name: 'technical-table',
		select: '#technicalSpecifications_feature_div tr, #tech tr, #product-specification-table tr, #productSpecifications_feature_div tr',
		read: readRow,
	},
	{
		name: 'detail-bullets',
		select: [
			'#detailBullets_feature_div li, #detailBulletsWrapper_feature_div li, #detail-bullets li',
			'#detail-bullets_feature_div li, #detail_bullets_id li, #productDetailsTable li, #technical-data li',
		].join(', '),
		read: readBullet,
	},
]

/** Every specification of the page, each name once. */
export function readSpecifications(page: ListingPage): Sourced<Spec>[] {
	const seen = new Set<string>()
	return readSpecRows(page).filter(({ value }) => {
		const key = value.name.toLowerCase()
		if (seen.has(key)) return false
		seen.add(key)
		return true
	})
}

/** Every row of every table, repeated names included. */
export function readSpecRows(page: ListingPage): Sourced<Spec>[] {
	return rules.flatMap((rule) =>
		placesOf(page.markup, rule.select).flatMap((node) => {
			if (
				node.end - node.index > MAX_ROW_NODES ||
				isRank(node) ||
				closest(node, '#HLCXComparisonTable,.comparison_table,#aplus,.aplus,.a-popover-preload,#averageCustomerReviews')
			)
				return []
			const spec = rule.read(node)
			return spec && isSpecificationName(spec.name) ? [sourced(spec, { rule: rule.name, place: placeOf(node) })] : []
		}),
	)
}

/** A row of more nodes than this is a layout around something else. */
const MAX_ROW_NODES = 400

/** Sales ranks link to the best-seller lists; that shows them in any language. */
function isRank(node: MarkupNode): boolean {
	return (
		select(node, 'a[href*=/bestsellers], a[href*=/zgbs], .zg_hrsr, #SalesRank') !== undefined ||
		closest(node, '#SalesRank,.zg_hrsr') !== undefined
	)
}

/** A table row of a name and a value. */
function readRow(node: MarkupNode): Spec | undefined {
	const cells = selectAll(node, 'th, td').filter((cell) => cell.parent === node)
	const [name, value] = cells
	return name && value && cells.length === 2 && !contains(node, 'table') ? pair(textOf(name, HIDDEN), valueText(value)) : undefined
}

/** A grid of a left column (name) and a right one (value). */
function readColumns(node: MarkupNode): Spec | undefined {
	const name = select(node, '.a-col-left')
	const value = select(node, '.a-col-right')
	return name && value ? pair(textOf(name, HIDDEN), valueText(value)) : undefined
}

/** A block of the overview: the name in bold, the rest its value. */
function readBlock(node: MarkupNode): Spec | undefined {
	if (!/(?:^|\s)po-/.test(node.classes) || contains(node, 'tr') || contains(node, 'div[class*=po-]')) return undefined
	return readBullet(node)
}

/** An icon with the name above and the value below it. */
function readStacked(node: MarkupNode): Spec | undefined {
	const [name, value, more] = selectAll(node, 'span').filter((one) => textOf(one) !== '' && !select(one, 'span'))
	return name && value && !more && name.hasClass('a-text-bold') ? pair(textOf(name), textOf(value)) : undefined
}

/** A list entry that begins with its name in bold. */
function readBullet(node: MarkupNode): Spec | undefined {
	const name = select(node, '.a-text-bold, b, strong')
	if (!name || closest(node, '.zg_hrsr') || contains(node, 'li')) return undefined
	const entry = textOf(node, HIDDEN)
	const label = textOf(name)
	return entry.startsWith(label) ? pair(label, entry.slice(label.length)) : undefined
}

const HIDDEN = { without: '.aok-hidden,.a-popover-preload,.a-truncate-cut,.a-icon-alt' }

/** Long values stand twice: cut for the eye, whole beside it. */
function valueText(node: MarkupNode): string {
	const whole = select(node, '.a-truncate-full')
	if (whole && matches(whole, '.a-truncate-full')) return textOf(whole)
	return select(node, '#averageCustomerReviews') ? '' : textOf(node, HIDDEN)
}

function pair(name: string, value: string): Spec | undefined {
	const label = tidy(name.replace(/(?<![\s:：])[\s:：]+$/, ''))
	const text = tidy(value.replace(/^[\s:：]+/, ''))
	return label && text && label.length <= MAX_NAME ? { name: label, value: text } : undefined
}

/** A longer "name" is a sentence in a table, not a specification's. */
const MAX_NAME = 120

import type { Money } from '../../../../core/money'
import type { Sourced } from '../../../../core/product/product'
import type { MarkupNode } from '../../html/markup'
import { selectAll } from '../../html/select'
import { firstOf, type ListingPage, type Rule } from '../listing-page'
import { inOtherOffer } from '../offers'
import { readPriceText, readWidgetText } from './price-widget'

/** The struck-through earlier or recommended price of the featured offer; a price per unit looks alike and is none. */
const rules: readonly Rule<Money>[] = [
	{ name: 'basis-price', select: '.basisPrice, .apex-basisprice-value', read: readBasis },
	{
		name: 'struck-price',
		select: [
			'#corePriceDisplay_desktop_feature_div .a-text-price',
			'#corePrice_desktop .a-text-price',
			'#corePriceDisplay_mobile_feature_div .a-text-price',
			'#corePrice_mobile .a-text-price, #corePrice_mobile_feature_div .a-text-price',
		].join(', '),
		read: readStruck,
	},
	{
		name: 'list-price',
		select: [
			'#listPrice, #priceblock_listprice, #price .priceBlockStrikePriceString',
			'#price .a-text-strike, #buyBoxListPrice, #listPriceValue',
			'#atfRedesign_priceblock_basePrice',
		].join(', '),
		read: readText,
	},
	{
		name: 'ebook-list-price',
		select: '#digital-list-price, #buybox .digital-list-price .a-text-strike, #print-list-price, #buybox .print-list-price .a-text-strike',
		read: readText,
	},
]

/** A list price that is not above the price is no earlier price, whatever it is; then there is none. */
export function readListPrice(page: ListingPage, price: Money | undefined): Sourced<Money> | undefined {
	const found = firstOf(page, rules)
	if (found && price && (found.value.currency !== price.currency || found.value.amountMinor <= price.amountMinor)) return undefined
	return found
}

function readBasis(node: MarkupNode, page: ListingPage): Money | undefined {
	if (inOtherOffer(node)) return undefined
	const widgets = node.hasClass('a-price') ? [node] : selectAll(node, '.a-price')
	for (const widget of widgets) {
		const money = readWidgetText(widget, page)
		if (money) return money
	}
	return undefined
}

function readStruck(node: MarkupNode, page: ListingPage): Money | undefined {
	const struck = node.attribute('data-a-strike') === 'true' || node.hasClass('a-text-strike')
	return struck && !inOtherOffer(node) ? readWidgetText(node, page) : undefined
}

function readText(node: MarkupNode, page: ListingPage): Money | undefined {
	return inOtherOffer(node) ? undefined : readPriceText(node, page)
}

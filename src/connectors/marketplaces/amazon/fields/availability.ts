import type { Availability } from '../../../../core/product/product'
import type { MarkupNode } from '../../html/markup'
import { select } from '../../html/select'
import { textOf } from '../../html/text'
import type { Rule } from '../listing-page'
import { inOtherOffer } from '../offers'
import { IN_STOCK, NOT_TO_THERE, OUT_OF_STOCK } from '../phrases/availability'

/** What the page says about stock, by its words; where it says nothing, by the boxes only one of the states has. */
export const availabilityRules: readonly Rule<Availability>[] = [
	{ name: 'availability-text', select: '#availability', read: ofFeatured },
	{
		name: 'out-of-stock-box',
		select: '#outOfStock, #outOfStockBuyBox_feature_div, #exports_desktop_outOfStock_buybox_message_feature_div',
		read: (node) => readText(node) ?? (textOf(node) ? 'out_of_stock' : undefined),
	},
	{
		name: 'availability-section',
		select:
			'#availability_feature_div, #availabilityInsideBuyBox_feature_div, #availability-string, #mobile-availability, .availGreen, .availRed',
		read: ofFeatured,
	},
	{
		name: 'add-to-cart',
		select: 'input#add-to-cart-button, input#buy-now-button, #add-to-cart-button-ubb, input#one-click-button, #buy-now-button',
		read: (node) => (inOtherOffer(node) ? undefined : 'in_stock'),
	},
	{
		name: 'other-sellers',
		select: '#buybox-see-all-buying-choices, #buybox-see-all-buying-choices-announce, #unqualifiedBuyBox, #olp_feature_div a',
		read: (node) => (textOf(node) ? 'in_stock' : undefined),
	},
	{ name: 'used-offer-text', select: '#availability', read: readText },
	{ name: 'used-offer-cart', select: 'input#add-to-cart-button, input#add-to-cart-button-ubb', read: () => 'in_stock' },
	{
		name: 'choose-variant',
		select: '#partialStateBuybox, #partialStateBuyBox_feature_div',
		read: (node) => (textOf(node) ? 'in_stock' : undefined),
	},
]

function ofFeatured(node: MarkupNode): Availability | undefined {
	return inOtherOffer(node) ? undefined : readText(node)
}

/**
 * The first line that says something about stock; "Availability:" alone says nothing, and later lines speak of
 * delivery.
 */
function readText(node: MarkupNode): Availability | undefined {
	const text = textOf(node, { without: '.aok-hidden,.a-popover-preload', lines: true }).toLowerCase()
	const lines = text.split('\n').filter((line) => line !== '' && !/[:：]$/.test(line))
	for (const line of lines) {
		if (NOT_TO_THERE.test(line)) return 'unknown'
		if (OUT_OF_STOCK.test(line)) return 'out_of_stock'
		if (IN_STOCK.test(line)) return 'in_stock'
	}
	return lines.length > 0 && select(node, '.a-color-success') ? 'in_stock' : undefined
}

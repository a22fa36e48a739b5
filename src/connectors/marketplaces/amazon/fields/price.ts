import { type Money, moneyFromMajor } from '../../../../core/money'
import type { Sourced } from '../../../../core/product/product'
import { readPrice } from '../../../../core/product/read-price'
import type { MarkupNode } from '../../html/markup'
import { closest, select, selectAll } from '../../html/select'
import { textOf } from '../../html/text'
import { buyingOptions } from '../buying-options'
import { firstOf, type ListingPage, type Rule } from '../listing-page'
import { inOtherOffer } from '../offers'
import { PRICE_IN_CART } from '../phrases/hidden-price'
import { isCutOff, readPriceText, readPriceWidget, readSpoken, readWidgetText } from './price-widget'

/** A price, or a range from the lowest to the highest variant. */
export type PriceSpan = { lowest: Money; highest?: Money }

type NodeRead = (node: MarkupNode, page: ListingPage) => Money | undefined

const featured = (read: NodeRead) => (node: MarkupNode, page: ListingPage) => (inOtherOffer(node) ? undefined : span(read(node, page)))
const span = (lowest: Money | undefined): PriceSpan | undefined => (lowest ? { lowest } : undefined)

const NEW_ROW = '#newAccordionRow_0, #newAccordionRow, #newOfferAccordionRow, #buyNewSection, #buyNew_noncbb, #buyNew_cbb, #buyNewInner'

/**
 * The new, one-time featured offer, most telling place first: the offer's own row, the centre column, the buy box, then
 * the ids of earlier years, then the form that puts it in the cart. Used, subscription, per-unit, add-on, format and
 * carousel prices never count.
 */
const rules: readonly Rule<PriceSpan>[] = [
	{ name: 'price-range', select: '.a-price-range', read: readRange },
	{ name: 'new-offer-row', select: within(NEW_ROW, '.a-price'), read: featured(readPriceWidget) },
	{
		name: 'price-to-pay',
		select: within('#corePriceDisplay_desktop_feature_div, #corePriceDisplay_mobile_feature_div', '.priceToPay'),
		read: featured(readPriceWidget),
	},
	{ name: 'price-to-pay', select: '.apex-pricetopay-value, .apexPriceToPay, .priceToPay', read: featured(readPriceWidget) },
	{ name: 'price-label', select: '#apex-pricetopay-accessibility-label', read: featured(readSpoken) },
	{
		name: 'price-label',
		select: within('#corePriceDisplay_desktop_feature_div, #corePriceDisplay_mobile_feature_div', '.aok-offscreen'),
		read: featured((node, page) => (closest(node, '.basisPrice') || /[:：]/.test(textOf(node)) ? undefined : readSpoken(node, page))),
	},
	{
		name: 'core-price',
		select:
			'#corePrice_feature_div .a-price, #corePrice_desktop .a-price, #corePrice_mobile .a-price, #corePrice_mobile_feature_div .a-price',
		read: featured(readPriceWidget),
	},
	{ name: 'deal-price', select: '#priceblock_dealprice', read: readBlock },
	{ name: 'sale-price', select: '#priceblock_saleprice, #priceblock_pospromoprice', read: readBlock },
	{ name: 'price-block', select: '#priceblock_ourprice, #atfRedesign_priceblock_priceToPay', read: readBlock },
	{ name: 'new-offer-row', select: within(NEW_ROW, '.offer-price, .header-price, .a-color-price'), read: featured(readPriceText) },
	{
		name: 'buy-box-price',
		select: [
			'#price_inside_buybox, #newBuyBoxPrice, #newPrice, #kindle-price, #buybox .kindle-price .a-color-price',
			'#Ebooks-desktop-KINDLE_ALC-prices-kindlePrice, #Ebooks-mobile-KINDLE_ALC-prices-kindlePrice',
		].join(', '),
		read: featured(readPriceText),
	},
	{
		name: 'old-price',
		select: '#actualPriceValue .priceLarge, #actualPriceValue, #buyingPriceValue',
		read: featured(readPriceText),
	},
	{
		name: 'offer-display',
		select: within('#apex_offerDisplay_desktop, #apex_offerDisplay_mobile', '.a-price'),
		read: featured(readPriceWidget),
	},
	{ name: 'buying-option', select: '.twister-plus-buying-options-price-data', read: readBuyingOption },
	{ name: 'cart-form', select: 'input[name^=items]', read: readCartForm },
	{ name: 'offer-data', select: '#cerberus-data-metrics', read: readOfferData },
	{ name: 'phone-price', select: '#newPitchPriceWrapper_feature_div .a-price, #qpePriceBlock .a-price', read: featured(readPriceWidget) },
]

function within(roots: string, inner: string): string {
	return roots
		.split(',')
		.flatMap((root) => inner.split(',').map((one) => `${root.trim()} ${one.trim()}`))
		.join(', ')
}

/** The price of the featured offer; undefined when there is none, it is hidden, or it cannot be decided. */
export function readFeaturedPrice(page: ListingPage): Sourced<PriceSpan> | undefined {
	const found = firstOf(page, rules)
	return found && !usedOnly(page) && !hidden(page) && !saysOutOfStock(page) ? found : undefined
}

/** Until 2021 the price, or a range of prices, stood in an element of its own; the sign may be drawn by a style. */
function readBlock(node: MarkupNode, page: ListingPage): PriceSpan | undefined {
	if (inOtherOffer(node) || isCutOff(node)) return undefined
	const [low, high, more] = textOf(node).split(/\s[-–—]\s/)
	if (low === undefined || more !== undefined) return undefined
	if (high === undefined) return span(readPriceText(node, page))
	const sign = select(node, '.currencyINR') ? 'INR ' : ''
	return spanOf(readPrice(`${sign}${low}`, page.marketplace.currency), readPrice(`${sign}${high}`, page.marketplace.currency))
}

function readRange(node: MarkupNode, page: ListingPage): PriceSpan | undefined {
	if (
		inOtherOffer(node) ||
		closest(node, '.basisPrice') ||
		!closest(
			node,
			[
				'#apex_desktop,#corePrice_desktop,#corePrice_feature_div',
				'#corePriceDisplay_desktop_feature_div,#corePriceDisplay_mobile_feature_div',
				'#apex_mobile,#corePrice_mobile,#corePrice_mobile_feature_div',
				'#unifiedPrice_feature_div,#price',
			].join(','),
		)
	)
		return undefined
	const [low, high] = selectAll(node, '.a-price').map((part) => readWidgetText(part, page))
	return low && high ? spanOf(low, high) : undefined
}

/** Since 2023 the form that fills the cart carries the price the visitor was shown, beside its currency. */
function readCartForm(node: MarkupNode, page: ListingPage): PriceSpan | undefined {
	if (!node.attribute('name')?.endsWith('[customerVisiblePrice][amount]') || inOtherOffer(node)) return undefined
	const fields = selectAll(page.markup, 'input[name^=items]')
	const currency = fields.find((field) => field.attribute('name')?.endsWith('[customerVisiblePrice][currencyCode]'))?.attribute('value')
	return exact(node.attribute('value'), currency ?? page.marketplace.currency)
}

/** From 2018 to 2021 a hidden block repeated the featured offer as plain data. */
function readOfferData(node: MarkupNode, page: ListingPage): PriceSpan | undefined {
	return exact(node.attribute('data-asin-price'), node.attribute('data-asin-currency-code') || page.marketplace.currency)
}

function exact(amount: string | undefined, currency: string): PriceSpan | undefined {
	return amount && /^\d{1,12}(?:\.\d{1,4})?$/.test(amount) && Number(amount) > 0 && /^[A-Z]{3}$/.test(currency)
		? { lowest: moneyFromMajor(Number(amount), currency) }
		: undefined
}

/** Boxes in which the featured offer's price stands, or the word that it stands in the cart. */
const PRICE_BOXES = [
	'#corePriceDisplay_desktop_feature_div, #corePriceDisplay_mobile_feature_div',
	'#corePrice_desktop, #corePrice_mobile, #corePrice_feature_div, #price',
	'#priceblock_ourprice_row, #unifiedPrice_feature_div, #buybox',
].join(', ')

const says = (node: MarkupNode): boolean => !inOtherOffer(node) && textOf(node) !== ''

/** Sellers may have the price shown in the cart only; the form that fills the cart may know it all the same. */
function hidden(page: ListingPage): boolean {
	return (
		selectAll(page.markup, '#priceNotAvailable_feature_div, #priceHidden_feature_div, .priceToPayReplacementText').some(says) ||
		selectAll(page.markup, PRICE_BOXES).some((node) => says(node) && PRICE_IN_CART.test(textOf(node).toLowerCase()))
	)
}

/** The box that stands in the buy box's place when nothing can be had; a price left elsewhere is of something else. */
function saysOutOfStock(page: ListingPage): boolean {
	return selectAll(page.markup, '#outOfStock').some((node) => !inOtherOffer(node) && textOf(node) !== '')
}

function spanOf(lowest: Money | undefined, highest: Money | undefined): PriceSpan | undefined {
	if (!lowest) return undefined
	return highest && highest.currency === lowest.currency && highest.amountMinor > lowest.amountMinor ? { lowest, highest } : { lowest }
}

/** Pages that say what kinds of offer their buy box holds, and name no new one. */
function usedOnly(page: ListingPage): boolean {
	const kinds = buyingOptions(page).flatMap(({ kind }) => kind ?? [])
	if (kinds.length > 0) return !kinds.includes('NEW')
	return select(page.markup, '#usedOnlyBuybox, #used_buybox_desktop, #used_buybox_mobile') !== undefined
}

/** The one new offer among the buying options the page's own price widget is told. */
function readBuyingOption(_: MarkupNode, page: ListingPage): PriceSpan | undefined {
	const [only, ...more] = buyingOptions(page).filter(({ kind }) => kind === undefined || kind === 'NEW')
	return only && more.length === 0 ? span(only.price) : undefined
}

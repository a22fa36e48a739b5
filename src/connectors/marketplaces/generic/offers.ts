import { type Money, minorDigits, moneyFromMajor } from '../../../core/money'
import type { Availability } from '../../../core/product/product'
import { readAmount } from '../../../core/product/read-price'
import { type Data, isData, termIn, textIn, valuesOf } from './record'

/** What the offers of a product come to. */
export type Offering = { lowest?: Money; highest?: Money; list?: Money; availability?: Availability }

const IN_STOCK =
	/^(?:InStock|LimitedAvailability|OnlineOnly|InStoreOnly|PreOrder|PreSale|BackOrder|MadeToOrder|instock|preorder|available)$/i
const OUT_OF_STOCK = /^(?:OutOfStock|SoldOut|Discontinued|oos|out_of_stock)$/i
const NOT_NEW = /^(?:Used|Damaged|Refurbished)/i

/** Offers of a product and its variants → one price or a range, the earlier price, and whether it can be had. Used goods beside new ones do not count. */
export function offeringOf(product: Data): Offering {
	const variants = valuesOf(product.hasVariant).filter(isData)
	const offers = [product, ...variants]
		.flatMap((one) => valuesOf(one.offers).filter(isData))
		.filter((offer) => !NOT_NEW.test(termIn(offer.itemCondition) ?? ''))
	const prices = offers.flatMap(pricesOf)
	const currency = prices[0]?.currency
	const sorted = prices.filter((one) => one.currency === currency).sort((a, b) => a.amountMinor - b.amountMinor)
	const [lowest] = sorted
	const highest = sorted.at(-1)
	// Two currencies side by side are the visitor's choice; which one counts the page does not say.
	if (!lowest || !highest || sorted.length !== prices.length) return { ...stockOf(offers) }
	const list = offers.flatMap((offer) => listPriceOf(offer) ?? [])[0]
	return {
		lowest,
		...(highest.amountMinor > lowest.amountMinor ? { highest } : {}),
		...(list && list.currency === lowest.currency && list.amountMinor > highest.amountMinor ? { list } : {}),
		...stockOf(offers),
	}
}

function stockOf(offers: readonly Data[]): { availability?: Availability } {
	const terms = offers
		.flatMap((offer) => [offer, ...valuesOf(offer.offers).filter(isData)])
		.flatMap((offer) => termIn(offer.availability) ?? [])
	if (terms.some((term) => IN_STOCK.test(term))) return { availability: 'in_stock' }
	return terms.length > 0 && terms.every((term) => OUT_OF_STOCK.test(term)) ? { availability: 'out_of_stock' } : {}
}

/** An offer's own price, the bounds of a summary of offers, or the price its specification states. */
function pricesOf(offer: Data): Money[] {
	const specifications = specificationsOf(offer).filter((one) => !isListPrice(one))
	const currency = textIn(offer.priceCurrency) ?? textIn(specifications[0]?.priceCurrency)
	const stated = [offer.lowPrice, offer.highPrice].flatMap((value) => moneyIn(value, currency) ?? [])
	if (stated.length > 0) return stated
	const own = moneyIn(offer.price, currency) ?? specifications.flatMap((one) => moneyIn(one.price, currency) ?? [])[0]
	return own
		? [own]
		: valuesOf(offer.offers)
				.filter(isData)
				.flatMap((one) => moneyIn(one.price, textIn(one.priceCurrency) ?? currency) ?? [])
}

function listPriceOf(offer: Data): Money | undefined {
	const listed = specificationsOf(offer).find(isListPrice)
	return listed && moneyIn(listed.price, textIn(listed.priceCurrency) ?? textIn(offer.priceCurrency))
}

/** Prices per unit (per 100 ml) are specifications too, and none of the product's. */
const specificationsOf = (offer: Data): Data[] =>
	valuesOf(offer.priceSpecification)
		.filter(isData)
		.filter((one) => one.referenceQuantity === undefined)
const isListPrice = (specification: Data): boolean =>
	/^(?:ListPrice|StrikethroughPrice|SRP|MSRP)$/i.test(termIn(specification.priceType) ?? '')

/**
 * A price in data → money. The standard writes "1299.00"; shops also write their country's form. A dot before three digits may be either
 * and decides nothing, unless it only carries zeros. Zero is no price.
 */
export function moneyIn(value: unknown, currency: string | undefined): Money | undefined {
	const text = textIn(value)
	if (text === undefined || !currency || !/^[A-Z]{3}$/.test(currency) || !/^\d[\d.,' ]{0,15}$/.test(text)) return undefined
	const digits = minorDigits(currency)
	const [, whole = '', fraction = ''] = /^(\d+)\.(\d+)$/.exec(text) ?? []
	const significant = fraction.replace(/0+$/, '')
	if (whole && significant.length > digits) return undefined
	if (whole && fraction.length === 3 && digits !== 3 && significant === '') return undefined
	const amount = whole ? Number(`${whole}.${significant || '0'}`) : readAmount(text, currency)
	return amount ? moneyFromMajor(amount, currency) : undefined
}

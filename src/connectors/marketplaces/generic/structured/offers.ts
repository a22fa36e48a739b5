import { type Money, minorDigits, moneyFromMajor } from '../../../../core/money'
import { currencyIn } from '../../../../core/product/currency-signs'
import type { Availability, Condition } from '../../../../core/product/product'
import { readAmount, readPrice, withoutPrice } from '../../../../core/product/read-price'
import { FROM, isNotTheAsk } from '../words/price-words'
import { type Data, isData, termIn, textIn, valuesOf } from './record'

/** What the offers of a product come to. */
export type Offering = { lowest?: Money; highest?: Money; list?: Money; availability?: Availability; condition?: Condition }

const IN_STOCK = new RegExp(
	'^(?:instock|limitedavailability|limitedstock|onlineonly|instoreonly|preorder|presale|backorder' +
		'|madetoorder|available(?:fororder)?|yes|true)$',
)
const OUT_OF_STOCK = /^(?:outofstock|soldout|discontinued|oos|unavailable|notavailable|no|false)$/

/**
 * Offers of a product and its variants → one price or a range, the earlier price, whether it can be had and in what
 * state it is. Used goods beside new ones do not count. `home` is the currency of offers that state none.
 */
export function offeringOf(product: Data, home?: string): Offering {
	const variants = valuesOf(product.hasVariant).filter(isData)
	const all = [product, ...variants].flatMap((one) => valuesOf(one.offers).filter(isData))
	const unused = all.filter((offer) => conditionOf(offer, product) === 'new')
	const offers = unused.length > 0 ? unused : all
	const condition = offers[0] && conditionStated(offers[0], product)
	const stated = { ...stockOf(offers), ...(condition ? { condition } : {}) }
	const prices = offers.flatMap((offer) => pricesOf(offer, home))
	const currency = prices[0]?.currency
	const sorted = prices.filter((one) => one.currency === currency).sort((a, b) => a.amountMinor - b.amountMinor)
	const [lowest] = sorted
	const highest = sorted.at(-1)
	// Two currencies side by side are the visitor's choice; which one counts the page does not say.
	if (!lowest || !highest || sorted.length !== prices.length) return stated
	const list = offers.flatMap((offer) => listPriceOf(offer, home) ?? [])[0]
	return {
		lowest,
		...(highest.amountMinor > lowest.amountMinor ? { highest } : {}),
		...(list && list.currency === lowest.currency && list.amountMinor > highest.amountMinor ? { list } : {}),
		...stated,
	}
}

/** What a word of a shop's data says of stock. */
export function availabilityOf(term: string): Availability | undefined {
	const word = term.toLowerCase().replace(/[^a-z]/g, '')
	return IN_STOCK.test(word) ? 'in_stock' : OUT_OF_STOCK.test(word) ? 'out_of_stock' : undefined
}

function stockOf(offers: readonly Data[]): { availability?: Availability } {
	const terms = offers
		.flatMap((offer) => [offer, ...valuesOf(offer.offers).filter(isData)])
		.flatMap((offer) => valuesOf(offer.availability).flatMap((one) => termIn(one) ?? []))
		.map(availabilityOf)
	if (terms.includes('in_stock')) return { availability: 'in_stock' }
	return terms.length > 0 && terms.every((term) => term === 'out_of_stock') ? { availability: 'out_of_stock' } : {}
}

function conditionStated(offer: Data, product: Data): Condition | undefined {
	const word = (termIn(offer.itemCondition) ?? termIn(product.itemCondition))?.toLowerCase()
	if (word === undefined) return undefined
	const found = (['refurbished', 'damaged', 'used', 'new'] as const).find((one) => word.startsWith(one))
	return found
}

const conditionOf = (offer: Data, product: Data): Condition => conditionStated(offer, product) ?? 'new'

/** An offer's own price, the bounds of a summary of offers, or the price its specification states. */
function pricesOf(offer: Data, home: string | undefined): Money[] {
	const specifications = specificationsOf(offer).filter((one) => !isListPrice(one))
	const currency = currencyStated(offer.priceCurrency) ?? currencyStated(specifications[0]?.priceCurrency)
	const bounds = [offer.lowPrice, offer.highPrice].flatMap((value) => moneyIn(value, currency, home) ?? [])
	if (bounds.length > 0) return bounds
	const own = moneyIn(offer.price, currency, home) ?? specifications.flatMap((one) => moneyIn(one.price, currency, home) ?? [])[0]
	if (own) return [own]
	return valuesOf(offer.offers)
		.filter(isData)
		.flatMap((one) => moneyIn(one.price, currencyStated(one.priceCurrency) ?? currency, home) ?? [])
}

function listPriceOf(offer: Data, home: string | undefined): Money | undefined {
	const listed = specificationsOf(offer).find(isListPrice)
	return listed && moneyIn(listed.price, currencyStated(listed.priceCurrency) ?? currencyStated(offer.priceCurrency), home)
}

/** Prices per unit (per 100 ml) are specifications too, and none of the product's. */
const specificationsOf = (offer: Data): Data[] =>
	valuesOf(offer.priceSpecification)
		.filter(isData)
		.filter((one) => one.referenceQuantity === undefined)
const isListPrice = (specification: Data): boolean =>
	/^(?:ListPrice|StrikethroughPrice|SRP|MSRP|RegularPrice)$/i.test(termIn(specification.priceType) ?? '')

/** A currency as data names it: its code, in any case, or its sign. */
export function currencyStated(value: unknown): string | undefined {
	const text = textIn(value)
	if (text === undefined) return undefined
	const code = text.toUpperCase()
	if (/^[A-Z]{3}$/.test(code)) return FORMER_CODES[code] ?? code
	return currencyIn(text)
}

const FORMER_CODES: Readonly<Record<string, string>> = { RUR: 'RUB', BYR: 'BYN', TL: 'TRY' }

/**
 * A price in data → money. The standard writes "1299.00"; shops also write their country's form, or the sign with it.
 * The currency is the offer's, else the sign's, else `home`. A dot before three digits may be either and decides
 * nothing, unless it only carries zeros. Zero is no price, nor is what words make a rate or a beginning.
 */
export function moneyIn(value: unknown, currency: string | undefined, home?: string): Money | undefined {
	const text = textIn(value)
	if (text === undefined || text.length > 60) return undefined
	const code = currency ?? home
	if (/^\d[\d.,' ]{0,15}$/.test(text)) return code && /^[A-Z]{3}$/.test(code) ? bareAmount(text, code) : undefined
	if (FROM.test(text) || isNotTheAsk(text) || withoutPrice(text).length > 12) return undefined
	const read = readPrice(text, code)
	if (!read || !currency || read.currency === currency) return read
	return readPrice(text.replace(/[^\d.,'\s]/g, ''), currency)
}

function bareAmount(text: string, currency: string): Money | undefined {
	const digits = minorDigits(currency)
	const [, whole = '', fraction = ''] = /^(\d+)\.(\d+)$/.exec(text) ?? []
	const significant = fraction.replace(/0{1,20}$/, '')
	if (whole && significant.length > digits) return undefined
	if (whole && fraction.length === 3 && digits !== 3 && significant === '') return undefined
	const amount = whole ? Number(`${whole}.${significant || '0'}`) : readAmount(text, currency)
	return amount ? moneyFromMajor(amount, currency) : undefined
}

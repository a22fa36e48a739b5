import { type Money, minorDigits } from '../../../../core/money'
import type { Availability } from '../../../../core/product/product'
import { availabilityOf, currencyStated, moneyIn } from '../structured/offers'
import { type Data, isData, textIn, valuesOf } from '../structured/record'

/** What an object of a page's scripts says of the price asked, the earlier one and the stock. */
export type StateOffer = { price?: Money; list?: Money; availability?: Availability }

/** Keys without case and signs, the most telling first. */
const ASKED = [
	'saleprice',
	'salesprice',
	'finalprice',
	'currentprice',
	'sellingprice',
	'sellprice',
	'specialprice',
	'discountedprice',
	'discountprice',
	'promoprice',
	'promotionalprice',
	'offerprice',
	'actualprice',
	'minonsaleprice',
	'priceinfo',
	'pricemoney',
	'pricing',
	'prices',
	'price',
	'priceamount',
	'pricevalue',
	'minprice',
	'lowprice',
]
const BEFORE = [
	'listprice',
	'oldprice',
	'originalprice',
	'regularprice',
	'compareatprice',
	'compareprice',
	'compareat',
	'wasprice',
	'previousprice',
	'formerprice',
	'strikethroughprice',
	'crossedprice',
	'retailprice',
	'recommendedretailprice',
	'rrp',
	'msrp',
	'uvp',
	'marketprice',
	'priceold',
	'pricebefore',
	'pricebeforediscount',
	'fullprice',
]
/** Members of an object that is a price. */
const NOW = [
	'current',
	'now',
	'sale',
	'sales',
	'selling',
	'final',
	'discounted',
	'special',
	'actual',
	'value',
	'amount',
	'price',
	'min',
	'raw',
]
const THEN = [
	'was',
	'old',
	'original',
	'regular',
	'list',
	'compareat',
	'before',
	'previous',
	'rrp',
	'msrp',
	'retail',
	'full',
	'strikethrough',
]
const CURRENCY = ['currency', 'currencycode', 'pricecurrency', 'currencyid', 'currencyiso', 'currencyisocode', 'isocode', 'currencysymbol']
const WRITTEN = [
	'formatted',
	'formattedprice',
	'formattedvalue',
	'formattedamount',
	'display',
	'displayprice',
	'displayvalue',
	'text',
	'label',
]
const STOCK = [
	'availability',
	'availabilitystatus',
	'stockstatus',
	'stockavailability',
	'inventorystatus',
	'instock',
	'isinstock',
	'available',
	'isavailable',
	'availableforsale',
	'isbuyable',
	'purchasable',
	'stock',
	'stocklevel',
	'stockquantity',
	'qtyinstock',
	'quantityavailable',
]
const GONE = ['isoutofstock', 'outofstock', 'soldout', 'issoldout']
/** Data that counts in minor units says so in one of these. */
const IN_MINOR = ['centamount', 'priceincents', 'amountincents', 'pricecents']

type Keys = ReadonlyMap<string, string>

/** Keys without case and signs → as they stand. */
export const keysOf = (raw: Data): Map<string, string> => new Map(Object.keys(raw).map((key) => [plainKey(key), key]))

/** Keys without case and signs; some stores name a member with what it was asked with: `assets({"kind":"main"})`. */
export function plainKey(key: string): string {
	const known = plainKeys.get(key)
	if (known !== undefined) return known
	const plain = (key.includes('(') ? key.slice(0, key.indexOf('(')) : key).toLowerCase().replace(/[^a-z0-9]/g, '')
	if (plainKeys.size < MAX_KEYS && key.length < 60) plainKeys.set(key, plain)
	return plain
}

/** The same few hundred keys stand in the data of all shops. */
const plainKeys = new Map<string, string>()
const MAX_KEYS = 5000

/** The first of the keys that holds anything. */
export function under(raw: Data, keys: Keys, names: readonly string[]): unknown {
	for (const name of names) {
		const key = keys.get(name)
		const value = key === undefined ? undefined : raw[key]
		if (value !== null && value !== '' && value !== undefined) return value
	}
	return undefined
}

/**
 * What an object offers its product for. `around` are the objects it stands in, nearest first: a list of goods may name
 * its currency once. `home` is the shop's; `known` are amounts in minor units the page states or shows, by which
 * numbers in minor units are told.
 */
export function stateOffer(raw: Data, around: readonly Data[], home: string | undefined, known: ReadonlySet<number>): StateOffer {
	const keys = keysOf(raw)
	const currency = [raw, ...around.slice(0, 3)].flatMap((one) => currencyIn(one) ?? [])[0]
	const asks = { currency, home, known, whole: !isHosted(keys) }
	const asked = under(raw, keys, ASKED)
	const price = moneyUnder(raw, keys, ASKED, NOW, asks)
	const same = { ...asks, currency: price?.currency ?? currency }
	const before =
		moneyUnder(raw, keys, BEFORE, NOW, same) ??
		valuesOf(asked)
			.filter(isData)
			.flatMap(
				(one) => moneyUnder(one, keysOf(one), [...THEN, ...BEFORE], NOW, { ...same, currency: currencyIn(one) ?? same.currency }) ?? [],
			)[0]
	const availability = stockIn(raw, keys)
	const isHigher = price && before && before.currency === price.currency && before.amountMinor > price.amountMinor
	return { ...(price ? { price } : {}), ...(isHigher ? { list: before } : {}), ...(availability ? { availability } : {}) }
}

type Asks = { currency: string | undefined; home: string | undefined; known: ReadonlySet<number>; whole: boolean }

/** Hosted shops' own product data counts whole numbers in minor units. */
const isHosted = (keys: Keys): boolean =>
	keys.has('compareatprice') && (keys.has('option1') || keys.has('variants')) && keys.has('available')

function moneyUnder(raw: Data, keys: Keys, names: readonly string[], inside: readonly string[], asks: Asks): Money | undefined {
	for (const name of names) {
		const key = keys.get(name)
		// What is written for people names its currency and its decimals.
		const written = under(raw, keys, [`${name}str`, `${name}text`, `${name}formatted`, `formatted${name}`, `display${name}`])
		const money = signed(written, asks) ?? (key === undefined ? undefined : amountOf(raw[key], inside, asks, 0))
		if (money) return money
	}
	return undefined
}

const signed = (value: unknown, { currency, home }: Asks): Money | undefined =>
	typeof value === 'string' && !/^[\d.,\s]+$/.test(value) ? moneyIn(value, currency, home) : undefined

function amountOf(value: unknown, inside: readonly string[], asks: Asks, depth: number): Money | undefined {
	const [one] = valuesOf(value)
	if (!isData(one)) return plainAmount(one, asks)
	if (depth > 2) return undefined
	const keys = keysOf(one)
	const own = { ...asks, currency: currencyIn(one) ?? asks.currency }
	const written = signed(under(one, keys, WRITTEN), own)
	if (written) return written
	const minor = under(one, keys, IN_MINOR)
	const code = own.currency ?? asks.home
	if (typeof minor === 'number' && code) return minor > 0 ? { amountMinor: Math.round(minor), currency: code } : undefined
	for (const name of [...ASKED, ...inside]) {
		const key = keys.get(name)
		const found = key === undefined ? undefined : amountOf(one[key], inside, own, depth + 1)
		if (found) return found
	}
	return undefined
}

/** A number is in major units, unless the page knows it as an amount in minor ones or its maker always counts so. */
function plainAmount(value: unknown, { currency, home, known, whole }: Asks): Money | undefined {
	const code = currency ?? home
	const amount = typeof value === 'string' && /^\d{3,9}$/.test(value) ? Number(value) : value
	if (code && typeof amount === 'number' && Number.isInteger(amount) && minorDigits(code) > 0) {
		if (amount >= 100 && (known.has(amount) || !whole)) return { amountMinor: amount, currency: code }
	}
	return moneyIn(value, currency, home)
}

function currencyIn(raw: Data): string | undefined {
	const stated = under(raw, keysOf(raw), CURRENCY)
	const code = currencyStated(isData(stated) ? (stated.code ?? stated.iso ?? stated.isoCode ?? stated.id) : stated)
	return code && /^[A-Z]{3}$/.test(code) ? code : undefined
}

function stockIn(raw: Data, keys: Keys): Availability | undefined {
	const gone = under(raw, keys, GONE)
	if (typeof gone === 'boolean') return gone ? 'out_of_stock' : 'in_stock'
	for (const name of STOCK) {
		const key = keys.get(name)
		const value = key === undefined ? undefined : raw[key]
		if (typeof value === 'boolean') return value ? 'in_stock' : 'out_of_stock'
		if (typeof value === 'number') return value > 0 ? 'in_stock' : 'out_of_stock'
		const inner = isData(value) ? stockIn(value, keysOf(value)) : availabilityOf((textIn(value) ?? '').replace(/^.*[/#]/, ''))
		if (inner) return inner
	}
	return undefined
}

import { majorAmount } from '../../../src/core/money'
import type { Product } from '../../../src/core/product/product'
import { amountOf, isRecord, numberOf, sameName, sameText, sameValue } from '../normalise'
import type { ShopPage } from './shop-corpus'

export const SHOP_FIELDS = [
	'title',
	'brand',
	'sku',
	'gtin',
	'price',
	'listPrice',
	'priceMax',
	'availability',
	'rating',
	'ratingCount',
	'gallery',
	'variantValues',
] as const
export type ShopField = (typeof SHOP_FIELDS)[number]

/** A number of goods without case, spaces, dashes and leading zeros. */
export const plainCode = (value: unknown): string => String(value).replace(/[\s-]/g, '').replace(/^0+/, '').toLowerCase()

export const amountGiven = (money: Product['price']): number | undefined => (money ? majorAmount(money.value) : undefined)

const same = (one: number | undefined, other: number | undefined): boolean =>
	one === undefined || other === undefined ? one === other : Math.abs(one - other) < 0.005
const f1 = (right: number, given: number, wanted: number): number => (given + wanted === 0 ? 1 : (2 * right) / (given + wanted))

/**
 * A page's fields that its truth decides, each from 0 to 1. A refused page has 0 in each, unless its truth allows
 * refusing.
 */
export function scoreShopPage({ label, product }: ShopPage): Partial<Record<ShopField, number>> {
	if (!product && label.refusalAcceptable) return {}
	const accepted = (isRecord(label.acceptable) ? label.acceptable : {}) as Record<string, unknown[]>
	const unsure = new Set(Array.isArray(label.ambiguousFields) ? label.ambiguousFields : [])
	const truths = (field: string) => [label[field], ...(accepted[field] ?? [])]
	const isText = (field: string, value: unknown) => truths(field).some((one) => sameText(one) === sameText(value))
	const isNumber = (field: string, value: number | undefined) => truths(field).some((one) => same(value, numberOf(one)))
	const money = (field: 'price' | 'listPrice', value: Product['price']) =>
		[amountOf(label[field]), ...(accepted[field] ?? []).map(numberOf)].some((one) => same(amountGiven(value), one))
	const judged: Record<ShopField, () => number> = {
		title: () => Number(isText('title', product?.title?.value)),
		brand: () => Number(isText('brand', product?.brand?.value)),
		sku: () => Number(isCode(truths('sku'), numbersOf(product, 'sku', SKU_NAMES))),
		gtin: () => Number(isCode(truths('gtin'), numbersOf(product, 'gtin', GTIN_NAMES))),
		price: () => Number(money('price', product?.price)),
		listPrice: () => Number(money('listPrice', product?.listPrice)),
		priceMax: () => Number(isNumber('priceMax', amountGiven(product?.priceMax))),
		availability: () => Number((product?.availability?.value ?? 'unknown') === label.availability),
		rating: () => Number(isNumber('rating', product?.rating?.value)),
		ratingCount: () => Number(isNumber('ratingCount', product?.ratingCount?.value)),
		gallery: () => galleryScore(label.galleryImageAliases ?? label.galleryImageIds, product),
		variantValues: () => valuesScore(label, product),
	}
	const named: Partial<Record<ShopField, string>> = { gallery: 'galleryImageIds', variantValues: 'variants' }
	const scores: Partial<Record<ShopField, number>> = {}
	for (const field of SHOP_FIELDS) {
		const key = named[field] ?? field
		if (key in label && !unsure.has(field) && !unsure.has(key)) scores[field] = product ? judged[field]() : 0
	}
	return scores
}

const SKU_NAMES = new Set(['sku', 'productid', 'mpn', 'itemnumber', 'item'])
const GTIN_NAMES = new Set(['gtin', 'gtin13', 'gtin12', 'gtin14', 'gtin8', 'ean', 'upc', 'isbn'])

function numbersOf(product: Product | undefined, field: 'sku' | 'gtin', names: ReadonlySet<string>): string[] {
	const named = (product?.specs ?? [])
		.filter(({ value }) => names.has(value.name.replace(/\W/g, '').toLowerCase()))
		.map(({ value }) => value.value)
	const own = product?.[field]?.value
	return [...(own ? [own] : []), ...named]
}

const isCode = (truths: readonly unknown[], given: readonly string[]): boolean => {
	const wanted = new Set(truths.filter((one) => one !== null && one !== undefined).map(plainCode))
	return wanted.size === 0 ? given.length === 0 : given.some((one) => wanted.has(plainCode(one)))
}

/** One given picture stands for one true one whose distinctive part is in its address. */
function galleryScore(truth: unknown, product: Product | undefined): number {
	const wanted = (Array.isArray(truth) ? truth : []).map((one): string[] => (Array.isArray(one) ? one.map(String) : [String(one)]))
	const hit = new Set<number>()
	let wrong = 0
	for (const { value } of product?.gallery ?? []) {
		const text = decodeURIComponent([value.url, value.id, ...value.aliases].join(' ').replace(/%(?![0-9a-f]{2})/gi, '%25'))
		const at = wanted.findIndex((parts) => parts.some((part) => holds(text, part)))
		if (at < 0) wrong++
		else hit.add(at)
	}
	return f1(hit.size, hit.size + wrong, wanted.length)
}

function holds(text: string, part: string): boolean {
	for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1)) {
		if (!/[A-Za-z0-9]/.test(text[at - 1] ?? '') && !/[0-9]/.test(text[at + part.length] ?? '')) return true
	}
	return false
}

function valuesScore(label: ShopPage['label'], product: Product | undefined): number {
	const optional = new Set((Array.isArray(label.variantsOptional) ? label.variantsOptional : []).map(sameName))
	const valuesIn = (dimensions: unknown) =>
		new Set(
			Object.entries(isRecord(dimensions) ? dimensions : {}).flatMap(([name, values]) =>
				optional.has(sameName(name)) || !Array.isArray(values) ? [] : values.map(sameValue),
			),
		)
	const wanted = valuesIn(isRecord(label.variants) ? label.variants.dimensions : undefined)
	const all = valuesIn(product?.variants?.value.dimensions)
	const given = wanted.size === 0 && all.size <= 1 ? new Set<string>() : all
	return f1([...given].filter((one) => wanted.has(one)).length, given.size, wanted.size)
}

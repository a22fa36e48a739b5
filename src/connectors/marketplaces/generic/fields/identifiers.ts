import type { Condition, Sourced } from '../../../../core/product/product'
import { type Evidence, placeOf } from '../evidence'
import { offeringOf } from '../structured/offers'
import { type Data, isData, textIn, valuesOf } from '../structured/record'
import type { Pair } from '../visible/pairs'
import { CONDITION_LABEL, GTIN_LABEL, MPN_LABEL, SKU_LABEL, WEIGHT_LABEL } from '../words/label-words'

export type Identifiers = {
	sku?: Sourced<string>
	gtin?: Sourced<string>
	mpn?: Sourced<string>
	condition?: Sourced<Condition>
	weightGrams?: Sourced<number>
}

/**
 * The numbers a product is known by, its condition and weight: from data, beside their labels, and the shop's number
 * from its address.
 */
export function readIdentifiers(evidence: Evidence, pairs: readonly Pair[]): Identifiers {
	const { structured, page } = evidence
	const stated = <T>(read: (data: Data) => T | undefined): Sourced<T> | undefined => {
		for (const { data, rule, place } of structured.product) {
			const value = read(data)
			if (value !== undefined) return { value, origin: { rule, place } }
		}
		return undefined
	}
	const inState = <T>(read: (data: Data) => T | undefined): Sourced<T> | undefined => {
		for (const { data, rule, place } of evidence.inState()) {
			const value = read(data)
			if (value !== undefined) return { value, origin: { rule, place } }
		}
		return undefined
	}
	const labelled = <T>(label: RegExp, read: (value: string) => T | undefined): Sourced<T> | undefined => {
		for (const { name, value, node } of pairs) {
			const found = label.test(name) ? read(value) : undefined
			if (found !== undefined) return { value: found, origin: { rule: 'labelled', place: placeOf(node) } }
		}
		return undefined
	}
	const all = {
		sku:
			labelled(SKU_LABEL, plainNumber) ??
			stated(skuIn) ??
			inState((data) => plainNumber(textIn(data.sku) ?? '')) ??
			inState((data) => plainNumber(textIn(data.productID) ?? '')) ??
			ofAddress(page.url),
		gtin: stated(gtinIn) ?? labelled(GTIN_LABEL, gtinOf) ?? (NUMBERED.test(page.markup.source) ? inState(gtinIn) : undefined),
		mpn: stated((data) => textIn(data.mpn)) ?? labelled(MPN_LABEL, plainNumber),
		condition: stated((data) => offeringOf(data, page.home).condition) ?? labelled(CONDITION_LABEL, conditionOf),
		weightGrams: stated((data) => weightIn(data.weight)) ?? labelled(WEIGHT_LABEL, gramsOf),
	}
	return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined))
}

/** Scripts that name such a number; no others are opened for it. */
const NUMBERED = /["'](?:gtin\d*|ean|upc|barcode)["']/i

function skuIn(data: Data): string | undefined {
	const own = textIn(data.sku) ?? textIn(data.productID)?.replace(/^(?:sku|mpn|id):/i, '')
	return (
		own ??
		valuesOf(data.offers)
			.filter(isData)
			.flatMap((offer) => textIn(offer.sku) ?? [])[0]
	)
}

/** A number as shops write them: figures with letters and marks, and no words. */
function plainNumber(value: string): string | undefined {
	const [first = ''] = value.trim().split(/\s+/)
	const number = first.replace(/^[#№:]+|[.,;:)]+$/g, '')
	return /\d/.test(number) && /^[\p{L}\p{N}][\p{L}\p{N}._/+#-]{1,39}$/u.test(number) ? number : undefined
}

function gtinIn(data: Data): string | undefined {
	for (const name of ['gtin13', 'gtin', 'gtin14', 'gtin12', 'gtin8', 'ean', 'isbn', 'upc']) {
		const found = gtinOf(textIn(data[name]) ?? '')
		if (found) return found
	}
	return undefined
}

/** Eight, twelve, thirteen or fourteen digits whose last one checks the others; undefined for anything else. */
export function gtinOf(text: string): string | undefined {
	const digits = text.replace(/^(?:gtin|ean|upc|isbn)\W{0,3}/i, '').replace(/[\s-]/g, '')
	if (!/^(?:\d{8}|\d{11,14})$/.test(digits)) return undefined
	const padded = digits.padStart(14, '0')
	const sum = [...padded.slice(0, 13)].reduce((all, digit, i) => all + Number(digit) * (i % 2 === 0 ? 3 : 1), 0)
	return (10 - (sum % 10)) % 10 === Number(padded[13]) && Number(digits) > 0 ? digits : undefined
}

const CONDITIONS: readonly [RegExp, Condition][] = [
	[
		/refurb|renewed|reconditioned|reconditionné|generalüberholt|reacondicionado|recondicionado|ricondizionato|odnowion|восстановлен|整備済|翻新/i,
		'refurbished',
	],
	[/for parts|not working|damaged|defekt|ersatzteil|pour pièces|para piezas|danneggiat|uszkodzon|ジャンク/i, 'damaged'],
	[
		/used|pre-?owned|second[- ]?hand|gebraucht|occasion|usado|usato|tweedehands|begagnad|brugt|brukt|käytetty|używan|použit|használt|б\/у|中古|二手|중고|مستعمل/i,
		'used',
	],
	[/^(?:brand )?new|^neu|^neuf|^nuevo|^novo|^nuovo|^nieuw|^ny\b|^uusi|^now[ye]|^nov[ýé]|^новый|^新品|^全新|^جديد|^חדש/i, 'new'],
]
const conditionOf = (value: string): Condition | undefined => CONDITIONS.find(([words]) => words.test(value.trim()))?.[1]

const GRAMS: Readonly<Record<string, number>> = {
	mg: 0.001,
	g: 1,
	gr: 1,
	gm: 1,
	grm: 1,
	gram: 1,
	grams: 1,
	г: 1,
	kg: 1000,
	kgm: 1000,
	kgs: 1000,
	кг: 1000,
	kilogram: 1000,
	kilograms: 1000,
	oz: 28.349523125,
	onz: 28.349523125,
	ounces: 28.349523125,
	ounce: 28.349523125,
	lb: 453.59237,
	lbr: 453.59237,
	lbs: 453.59237,
	pounds: 453.59237,
	pound: 453.59237,
}

/** "1,2 kg" → 1200. */
function gramsOf(text: string): number | undefined {
	const [, number = '', unit = ''] = /^(\d{1,6}(?:[.,]\d{1,3})?)\s?([a-zкг]{1,9})\.?(?:\s|$)/i.exec(text.trim()) ?? []
	const factor = GRAMS[unit.toLowerCase()]
	const amount = Number(number.replace(',', '.'))
	return factor !== undefined && amount > 0 ? Math.round(amount * factor * 1000) / 1000 : undefined
}

function weightIn(value: unknown): number | undefined {
	const [first] = valuesOf(value)
	if (!isData(first)) return gramsOf(textIn(first) ?? '')
	return gramsOf(`${textIn(first.value) ?? ''} ${textIn(first.unitCode) ?? textIn(first.unitText) ?? ''}`)
}

/** Shops end an address with their number of the product. */
function ofAddress(address: string): Sourced<string> | undefined {
	const url = URL.parse(address)
	if (!url) return undefined
	const origin = { rule: 'address', place: 'url' }
	for (const name of ['sku', 'pid', 'productid', 'product_id', 'item', 'itemid', 'item_id', 'id', 'goods_id', 'article']) {
		const value = [...url.searchParams].find(([key]) => key.toLowerCase() === name)?.[1]
		if (value && plainNumber(value) === value) return { value, origin }
	}
	const segments = url.pathname.slice(-300).split('/').filter(Boolean)
	const whole = segments.map((one) => one.replace(/\.\w{2,5}$/, '')).findLast((one) => /^[A-Za-z]{1,4}\d{5,20}$/.test(one))
	if (whole) return { value: whole, origin }
	for (const segment of segments.toReversed()) {
		const last = segment.match(/(?<!\d)\d{4,20}(?!\d)/g)?.at(-1)
		if (last && !/^[0-9a-f]{8}-/i.test(segment)) return { value: last, origin }
	}
	return undefined
}

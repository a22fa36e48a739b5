import type { Markup } from '../../html/markup'
import { headingLikeness, plainName } from '../names'
import { type Data, isData, type ProductData, textIn } from '../structured/record'
import { scriptObjects } from './script-objects'

/** An object of the page's scripts that describes its product, and the same in schema.org's form. */
export type StateProduct = ProductData & { raw: Data }

const NAMES = ['name', 'title', 'productname', 'itemname', 'producttitle', 'displayname', 'subject', 'goodsname']
const BRANDS = ['brand', 'vendor', 'manufacturer', 'brandname', 'itembrand', 'productbrand', 'manufacturername']
const SKUS = ['sku', 'productsku', 'partnumber', 'itemnumber', 'articlenumber', 'productcode']
const IDS = ['itemid', 'productid', 'id', 'code']
const GTINS = ['gtin', 'gtin13', 'ean', 'upc', 'barcode', 'gtin14', 'gtin12', 'isbn', 'productean']
const PICTURES = [
	'images',
	'media',
	'gallery',
	'pictures',
	'photos',
	'imageurls',
	'imagelist',
	'imagepathlist',
	'productimages',
	'allimages',
]
const VARIANTS = ['variants', 'skus', 'options', 'variations', 'offers', 'children', 'childproducts']
/** Objects looked at in all scripts together. */
const MAX_OBJECTS = 60_000
const MAX_DEPTH = 24
/** A name must be as good as the product's. */
const NAMED = 0.9

/**
 * Objects of the page's scripts that bear one of the product's names and say something of it, those that say most
 * first.
 */
export function productsInState(page: Markup, names: readonly string[]): StateProduct[] {
	const wanted = [...new Set(names.map(plainName).filter((name) => name.length >= 4))]
	if (wanted.length === 0) return []
	const mayTell = mentions(wanted)
	const likeness = new Map<string, boolean>()
	const isNamed = (text: string) => {
		// Nearly all texts of a page's data are others; none of those is compared word by word.
		if (text.length >= 300 || !mayTell(text)) return false
		const known = likeness.get(text)
		if (known !== undefined) return known
		const plain = plainName(text)
		const alike = wanted.some((name) => plain.length <= name.length * 1.6 && headingLikeness(plain, name) >= NAMED)
		likeness.set(text, alike)
		return alike
	}
	const found: (StateProduct & { said: number })[] = []
	let left = MAX_OBJECTS
	for (const { value, place } of scriptObjects(page, mayTell)) {
		eachObject(value, (raw) => {
			if (--left < 0) return false
			const product = productOf(raw, isNamed)
			if (product) found.push({ ...product, raw, rule: 'embedded-state', place })
			return true
		})
	}
	return found
		.sort((a, b) => b.said - a.said)
		.slice(0, 12)
		.map(({ said: _, ...product }) => product)
}

/**
 * Tells scripts that may bear one of the names: one of its two longest words in plain letters stands in them (others
 * may be written as character codes).
 */
function mentions(names: readonly string[]): (source: string) => boolean {
	const words = names.map((name) =>
		name
			.split(' ')
			.filter((word) => /^[a-z0-9]{3,}$/.test(word))
			.sort((a, b) => b.length - a.length)
			.slice(0, 2),
	)
	if (words.some((two) => two.length === 0)) return () => true
	const any = new RegExp([...new Set(words.flat())].join('|'), 'i')
	return (source) => any.test(source)
}

/** Visits every object inside a value, outer ones first, until `visit` answers false. */
function eachObject(value: unknown, visit: (one: Data) => boolean, depth = 0): boolean {
	if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return true
	if (Array.isArray(value)) {
		for (let i = 0; i < value.length && i < 2000; i++) if (!eachObject(value[i], visit, depth + 1)) return false
		return true
	}
	if (!isData(value)) return true
	if (!visit(value)) return false
	for (const key in value) if (!eachObject(value[key], visit, depth + 1)) return false
	return true
}

/** Keys without case and signs; some stores name a member with what it was asked with: `assets({"kind":"main"})`. */
function plainKey(key: string): string {
	const known = plainKeys.get(key)
	if (known !== undefined) return known
	const plain = (key.includes('(') ? key.slice(0, key.indexOf('(')) : key).toLowerCase().replace(/[^a-z0-9]/g, '')
	if (plainKeys.size < MAX_KEYS && key.length < 60) plainKeys.set(key, plain)
	return plain
}

/** The same few hundred keys stand in the data of all shops. */
const plainKeys = new Map<string, string>()
const MAX_KEYS = 5000

function bearsName(raw: Data, isNamed: (text: string) => boolean): boolean {
	for (const key in raw) {
		const value = raw[key]
		if (typeof value === 'string' && NAMES.includes(plainKey(key)) && isNamed(value)) return true
	}
	return false
}

function productOf(raw: Data, isNamed: (text: string) => boolean): { data: Data; said: number } | undefined {
	if (!bearsName(raw, isNamed)) return undefined
	const keys = new Map(Object.keys(raw).map((key) => [plainKey(key), key]))
	const under = (names: readonly string[]): unknown => {
		for (const name of names) {
			const key = keys.get(name)
			if (key !== undefined && raw[key] !== null && raw[key] !== '' && raw[key] !== undefined) return raw[key]
		}
		return undefined
	}
	const name = NAMES.map((one) => keys.get(one))
		.flatMap((key) => (key !== undefined && typeof raw[key] === 'string' ? [raw[key] as string] : []))
		.find(isNamed)
	if (name === undefined) return undefined
	const parts = {
		brand: under(BRANDS),
		sku: under(SKUS),
		productID: under(IDS),
		gtin: under(GTINS),
		image: under(PICTURES),
		variants: under(VARIANTS),
	}
	const priced = [...keys.keys()].some((key) => key.includes('price'))
	const said = Object.values(parts).filter((one) => one !== undefined).length + (priced ? 1 : 0)
	if (said < 2) return undefined
	const { variants: _, ...stated } = parts
	return {
		said,
		data: {
			'@type': 'Product',
			name,
			...stated,
			brand: textIn(stated.brand),
			sku: textIn(stated.sku),
			productID: textIn(stated.productID),
			gtin: textIn(stated.gtin),
		},
	}
}

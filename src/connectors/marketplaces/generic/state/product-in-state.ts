import type { Markup } from '../../html/markup'
import { headingLikeness, plainName } from '../names'
import { type Data, isData, type ProductData, textIn } from '../structured/record'
import { scriptObjects } from './script-objects'
import { keysOf, plainKey, under } from './state-offer'
import { specsIn } from './state-specs'

/**
 * An object of the page's scripts that describes its product, and the same in schema.org's form; what it is offered for
 * is read when asked for.
 */
export type StateProduct = ProductData & {
	raw: Data
	/** The objects it stands in, nearest first. */
	around: readonly Data[]
}

const NAMES = ['name', 'title', 'productname', 'itemname', 'producttitle', 'displayname', 'subject', 'goodsname']
const BRANDS = ['brand', 'vendor', 'manufacturer', 'brandname', 'itembrand', 'productbrand', 'manufacturername']
const SKUS = ['sku', 'productsku', 'partnumber', 'itemnumber', 'articlenumber', 'productcode']
const IDS = ['itemid', 'productid', 'goodsid', 'id', 'code']
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
const DESCRIPTIONS = ['descriptionhtml', 'longdescription', 'fulldescription', 'description', 'bodyhtml', 'shortdescription', 'summary']
const SPECS = [
	'specifications',
	'specification',
	'specs',
	'techspecs',
	'attributes',
	'properties',
	'characteristics',
	'features',
	'params',
	'parameters',
	'additionalproperty',
	'additionalproperties',
	'productattributes',
]
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
		eachObject(value, (raw, around) => {
			if (--left < 0) return false
			const product = productOf(raw, isNamed)
			if (product) found.push({ ...product, raw, around: around.toReversed(), rule: 'embedded-state', place })
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

/** Visits every object inside a value with those around it, outer ones first, until `visit` answers false. */
function eachObject(value: unknown, visit: (one: Data, around: readonly Data[]) => boolean, around: Data[] = []): boolean {
	if (typeof value !== 'object' || value === null || around.length > MAX_DEPTH) return true
	if (Array.isArray(value)) {
		for (let i = 0; i < value.length && i < 2000; i++) if (!eachObject(value[i], visit, around)) return false
		return true
	}
	if (!isData(value)) return true
	if (!visit(value, around)) return false
	around.push(value)
	for (const key in value) if (!eachObject(value[key], visit, around)) return false
	around.pop()
	return true
}

function bearsName(raw: Data, isNamed: (text: string) => boolean): boolean {
	for (const key in raw) {
		const value = raw[key]
		if (typeof value === 'string' && NAMES.includes(plainKey(key)) && isNamed(value)) return true
	}
	return false
}

function productOf(raw: Data, isNamed: (text: string) => boolean): { data: Data; said: number } | undefined {
	if (!bearsName(raw, isNamed)) return undefined
	const keys = keysOf(raw)
	const has = (names: readonly string[]) => under(raw, keys, names)
	const name = NAMES.map((one) => keys.get(one))
		.flatMap((key) => (key !== undefined && typeof raw[key] === 'string' ? [raw[key] as string] : []))
		.find(isNamed)
	if (name === undefined) return undefined
	const parts = {
		brand: has(BRANDS),
		sku: has(SKUS),
		productID: has(IDS),
		gtin: has(GTINS),
		image: has(PICTURES),
		variants: has(VARIANTS),
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
			description: descriptionIn(has(DESCRIPTIONS)),
			additionalProperty: specsIn(has(SPECS)),
		},
	}
}

/** Words of more than a label; an object holds them in a member of its own. */
function descriptionIn(value: unknown): string | undefined {
	const text = isData(value) ? (value.html ?? value.text ?? value.value) : value
	return typeof text === 'string' && text.trim().length >= 10 ? text : undefined
}

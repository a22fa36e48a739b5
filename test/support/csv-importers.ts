import { parse } from 'csv-parse/sync'
import { SHOPIFY_COLUMNS, WOOCOMMERCE_COLUMNS } from '../../src/render/exports/csv-columns'
import { sniffedType } from '../../src/render/exports/sniffed-type.fixture'

type Row = Record<string, string>

const rowsOf = (csv: string): Row[] => parse(csv, { columns: true, bom: true })
const headsOf = (csv: string): string[] => parse(csv, { bom: true, to: 1 })[0] ?? []
const AMOUNT = /^\d+(?:\.\d+)?$/
const PICTURE = /^https?:\/\/\S+\.(?:jpe?g|png|webp|gif)(?:\?\S*)?$/i
const LARGEST_BYTES = 15_000_000

/**
 * What WooCommerce's own importer (9.2) would find fault with: the upload judged by its first bytes, columns it maps by
 * itself, and by row what class-wc-product-csv-importer.php parses: types, numbers with a point, unique skus, parents
 * that are there before their variations, values of options their parents have, addresses of pictures.
 */
export function woocommerceErrors(csv: string): string[] {
	const errors: string[] = []
	const error = (at: number, words: string) => errors.push(`row ${at + 2}: ${words}`)
	if (sniffedType(csv) !== 'text/plain') errors.push('the upload is taken for a web page')
	const known: readonly string[] = WOOCOMMERCE_COLUMNS
	for (const head of headsOf(csv)) if (!known.includes(head)) errors.push(`column ${head} is not mapped`)
	const seen = new Map<string, Row>()
	for (const [at, row] of rowsOf(csv).entries()) {
		const { Type = '', SKU = '', Name = '', Parent = '', Published = '' } = row
		if (!['simple', 'variable', 'variation'].includes(Type)) error(at, `type ${Type}`)
		if (Name === '') error(at, 'no name')
		if (!['-1', '0', '1'].includes(Published)) error(at, `published ${Published}`)
		if (SKU === '' || seen.has(SKU)) error(at, `sku “${SKU}” is missing or there twice`)
		for (const column of ['Regular price', 'Sale price', 'Weight (kg)', 'Length (cm)', 'Width (cm)', 'Height (cm)'])
			if (row[column] && !AMOUNT.test(row[column])) error(at, `${column} ${row[column]}`)
		if (row['Sale price'] && Number(row['Sale price']) >= Number(row['Regular price'])) error(at, 'a sale that is none')
		if (row['GTIN, UPC, EAN, or ISBN'] && !/^[\d-]+$/.test(row['GTIN, UPC, EAN, or ISBN'])) error(at, 'a GTIN that is none')
		for (const url of listed(row.Images ?? '')) if (!PICTURE.test(url)) error(at, `picture ${url}`)
		if (Type === 'variation') {
			const parent = seen.get(Parent)
			if (parent?.Type !== 'variable') error(at, `parent ${Parent} is not a variable product before it`)
			for (const [name, [value = '', ...more]] of attributesOf(row)) {
				if (
					more.length > 0 ||
					!attributesOf(parent ?? {})
						.get(name)
						?.includes(value)
				)
					error(at, `${name} = ${value} is none of its parent’s`)
			}
		}
		seen.set(SKU, row)
	}
	return errors
}

/** As the importer cuts lists: at commas, but for those with a backslash before them. */
function listed(text: string): string[] {
	const cut = text.replaceAll('\\,', '\0').split(',')
	return cut.map((part) => part.replaceAll('\0', ',').trim()).filter((part) => part !== '')
}

function attributesOf(row: Row): Map<string, string[]> {
	const numbers = Object.keys(row).flatMap((name) => /^Attribute (\d+) name$/.exec(name)?.[1] ?? [])
	const named = numbers.filter((number) => row[`Attribute ${number} name`])
	return new Map(named.map((number) => [row[`Attribute ${number} name`] ?? '', listed(row[`Attribute ${number} value(s)`] ?? '')]))
}

/**
 * What Shopify's product import would find fault with, by its description of the file
 * (https://help.shopify.com/en/manual/products/import-export/using-csv): size, columns, a title in a product's first
 * row alone, handles of letters, digits and hyphens, every variant's options, unique combinations, amounts without
 * signs, positions and addresses of pictures.
 */
export function shopifyErrors(csv: string): string[] {
	const errors: string[] = []
	const error = (at: number, words: string) => errors.push(`row ${at + 2}: ${words}`)
	if (Buffer.byteLength(csv) > LARGEST_BYTES) errors.push('more than 15 MB')
	for (const head of headsOf(csv)) if (!(SHOPIFY_COLUMNS as readonly string[]).includes(head)) errors.push(`column ${head} is unknown`)
	const made = new Set<string>()
	const rows = rowsOf(csv)
	for (const [at, row] of rows.entries()) {
		const isFirst = row['URL handle'] !== rows[at - 1]?.['URL handle']
		if (isFirst !== (row.Title !== '')) error(at, isFirst ? 'no title' : 'a title twice')
		if (!/^[\p{L}\p{N}-]+$/u.test(row['URL handle'] ?? '')) error(at, `handle ${row['URL handle']}`)
		if (isFirst && !['Active', 'Draft', 'Archived'].includes(row.Status ?? '')) error(at, `status ${row.Status}`)
		if (isFirst && !row['Option1 name']) error(at, 'no name of an option')
		const isPicture = row['Option1 value'] === '' && row['Product image URL'] !== ''
		const combination = [row['URL handle'], row['Option1 value'], row['Option2 value'], row['Option3 value']].join('\0')
		if (!isPicture && (row['Option1 value'] === '' || made.has(combination))) error(at, 'a combination without a value, or twice')
		if (!isPicture) made.add(combination)
		for (const column of ['Price', 'Compare-at price', 'Weight value (grams)'])
			if (row[column] && !AMOUNT.test(row[column])) error(at, `${column} ${row[column]}`)
		for (const column of ['Product image URL', 'Variant image URL'])
			if (row[column] && !PICTURE.test(row[column])) error(at, `${column} ${row[column]}`)
		if (row['Product image URL'] && !/^[1-9]\d*$/.test(row['Image position'] ?? '')) error(at, `position ${row['Image position']}`)
		if (row['Google Shopping / Condition'] && !['new', 'used', 'refurbished'].includes(row['Google Shopping / Condition']))
			error(at, `condition ${row['Google Shopping / Condition']}`)
	}
	return errors
}

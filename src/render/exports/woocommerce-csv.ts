import { msg } from '../../core/messages/message'
import type { Page } from '../../core/page/page'
import { attributeValue } from '../../core/stores/attribute-value'
import { plainAmount } from '../../core/stores/page-variants'
import type { LeftOut, StoreProduct, StoreVariant } from '../../core/stores/store-product'
import { AI_MADE, RULE_MADE } from '../view/digital-source'
import { WOOCOMMERCE_COLUMNS, type WooCommerceColumn } from './csv-columns'
import { csvLeftOut } from './csv-left-out'
import type { Csv, CsvTerms } from './csv-product'
import { productOfPage } from './product-of-page'
import { writeCsv } from './write-csv'

type Row = Partial<Record<WooCommerceColumn, string>>

/** The importer itself has no limit; more than these no shop shows. */
const MOST_VARIANTS = 2000
/** Attribute columns the importer maps by itself; options come first. */
const ATTRIBUTES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const

/**
 * A page as a product of WooCommerce's own CSV import: a draft; with options a variable product and a row per
 * combination. `imageUrl` gives absolute public addresses, from which the store fetches the pictures.
 */
export function woocommerceCsv(page: Page, { key, imageUrl }: CsvTerms): Csv {
	const prepared = productOfPage(page, {
		store: 'woocommerce',
		key,
		status: 'draft',
		isStatusChosen: true,
		price: page.offer ? plainAmount(page.offer.price) : '',
		compareAtPrice: page.offer?.compareAt ? plainAmount(page.offer.compareAt) : null,
		currency: page.offer?.price.currency ?? null,
		mostVariants: MOST_VARIANTS,
		imageUrl,
		sendsPictures: true,
	})
	const { product } = prepared
	const isVariable = product.variants.length > 0
	const row: Row = {
		Type: isVariable ? 'variable' : 'simple',
		SKU: product.sku,
		'GTIN, UPC, EAN, or ISBN': product.gtin ?? '',
		Name: product.title,
		Published: '-1',
		'Visibility in catalog': 'visible',
		'Short description': product.shortDescription,
		'Tax status': 'taxable',
		'In stock?': '1',
		...measures(product),
		...(isVariable ? {} : prices(product)),
		Tags: list(product.tags),
		Brands: product.vendor ?? '',
		Images: product.images.map(({ url }) => url).join(', '),
		...attributeColumns(attributes(product)),
		'Meta: _yoast_wpseo_title': product.seo.title,
		'Meta: _yoast_wpseo_metadesc': product.seo.description,
		'Meta: rank_math_title': product.seo.title,
		'Meta: rank_math_description': product.seo.description,
		...googleFields(page, product),
		'Meta: _digital_source_type': sourceType(page),
		Description: behindTheSniffed(product.html),
	}
	const variations = product.variants.map((variant, index) => ({ ...googleFields(page, variant), ...variation(product, variant, index) }))
	const csv = writeCsv(WOOCOMMERCE_COLUMNS, [row, ...variations])
	return { csv, leftOut: csvLeftOut('woocommerce', prepared, beyondColumns(product)) }
}

function variation(product: StoreProduct, variant: StoreVariant, index: number): Row {
	return {
		Type: 'variation',
		SKU: variant.sku,
		'GTIN, UPC, EAN, or ISBN': variant.gtin ?? '',
		Name: `${product.title} - ${variant.values.join(', ')}`,
		Published: '1',
		'Visibility in catalog': 'visible',
		'Tax status': 'taxable',
		'In stock?': variant.isAvailable === false ? '0' : '1',
		Images: product.images.find(({ id }) => id === variant.imageId)?.url ?? '',
		Parent: product.sku,
		Position: String(index + 1),
		...prices(variant),
		...attributeColumns(product.options.map(({ name }, at) => ({ name, value: list([attributeValue(variant.values[at] ?? '')]) }))),
	}
}

/** What Google's product feed asks for, where its plugin keeps it: of each product and variation alike. */
function googleFields({ product: { goods, brand } }: Page, { gtin }: Pick<StoreVariant, 'gtin'>): Row {
	const { condition, mpn } = goods ?? {}
	return {
		'Meta: _wc_gla_brand': brand ?? '',
		'Meta: _wc_gla_gtin': gtin ?? '',
		'Meta: _wc_gla_mpn': mpn ?? '',
		'Meta: _wc_gla_condition': condition === undefined || condition === 'damaged' ? '' : condition,
	}
}

/** The options, then the specifications. */
function attributes({ options, attributes: specifications }: StoreProduct): { name: string; value: string }[] {
	const named = new Set(options.map(({ name }) => name.toLowerCase()))
	return [
		...options.map(({ name, values }) => ({ name, value: list(values.map(attributeValue)) })),
		...specifications
			.filter(({ name }) => !named.has(name.toLowerCase()))
			.map(({ name, value }) => ({ name, value: list([attributeValue(value)]) })),
	]
}

/** Specifications there are no columns left for. */
function beyondColumns(product: StoreProduct): LeftOut[] {
	const beyond = attributes(product).slice(ATTRIBUTES.length)
	if (beyond.length === 0) return []
	const names = beyond.map(({ name }) => name).join(', ')
	return [{ what: msg('stores.specifications'), why: msg('stores.csv_attributes', { most: ATTRIBUTES.length, names }) }]
}

function attributeColumns(entries: readonly { name: string; value: string }[]): Row {
	const row: Row = {}
	for (const number of ATTRIBUTES) {
		const entry = entries[number - 1]
		if (!entry) break
		row[`Attribute ${number} name`] = entry.name
		row[`Attribute ${number} value(s)`] = entry.value
		row[`Attribute ${number} visible`] = '1'
		row[`Attribute ${number} global`] = '0'
	}
	return row
}

/**
 * In the units the importer maps by itself in a shop of kilograms and centimetres; in another, the merchant maps the
 * columns.
 */
function measures({ weightGrams, sizeMm }: StoreProduct): Row {
	const [length, width, height] = sizeMm ?? []
	const cm = (mm: number | undefined) => (mm === undefined ? '' : String(mm / 10))
	return {
		'Weight (kg)': weightGrams === null ? '' : String(weightGrams / 1000),
		'Length (cm)': cm(length),
		'Width (cm)': cm(width),
		'Height (cm)': cm(height),
	}
}

/** WooCommerce crosses out the regular price when there is a lower one of a sale. */
function prices({ price, compareAtPrice }: Pick<StoreProduct, 'price' | 'compareAtPrice'>): Row {
	const isSale = compareAtPrice !== null && Number(compareAtPrice) > Number(price)
	return isSale ? { 'Regular price': compareAtPrice, 'Sale price': price } : { 'Regular price': price }
}

/** The importer cuts lists at commas, but for those with a backslash before them. */
function list(values: readonly string[]): string {
	return values.map((value) => value.replaceAll(',', '\\,')).join(', ')
}

/** How much of a file servers look at to tell its type (libmagic). */
const SNIFFED_BYTES = 4096
const OPENING = '<!-- wp:html -->\n'

/**
 * A description whose tags begin behind what a server sniffs: WordPress refuses a CSV in whose first bytes a link or a
 * table stands, because it takes it for a web page. Blanks inside the block are nothing to WordPress.
 */
function behindTheSniffed(html: string): string {
	return html.replace(OPENING, `${OPENING}${' '.repeat(SNIFFED_BYTES)}\n`)
}

function sourceType({ record }: Page): string {
	if (record.writer.kind === 'person') return ''
	return record.writer.kind === 'model' ? AI_MADE : RULE_MADE
}

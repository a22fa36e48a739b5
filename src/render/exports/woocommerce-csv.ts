import type { Page } from '../../core/page/page'
import { AI_MADE, RULE_MADE } from '../digital-source'
import type { ImageUrl } from '../page-view'
import { storeHtml } from '../store-html/store-html'
import { WOOCOMMERCE_COLUMNS, type WooCommerceColumn } from './csv-columns'
import { combinations, exportedImages, type Option, plainAmount, productName, productOptions } from './csv-product'
import { writeCsv } from './write-csv'

type Row = Partial<Record<WooCommerceColumn, string>>

/**
 * A page as a product of WooCommerce's own CSV import: a draft; with options a variable product and a row per combination.
 * `imageUrl` gives absolute public addresses, from which the store fetches the pictures.
 */
export function woocommerceCsv(page: Page, imageUrl: ImageUrl): string {
	const options = productOptions(page)
	const product: Row = {
		Type: options.length > 0 ? 'variable' : 'simple',
		SKU: page.seo.slug,
		Name: productName(page),
		Published: '-1',
		'Visibility in catalog': 'visible',
		'Short description': escapeHtmlText(page.seo.description),
		Description: behindTheSniffed(storeHtml(page, 'woocommerce', imageUrl)),
		'Tax status': 'taxable',
		'In stock?': '1',
		...(options.length > 0 ? {} : prices(page)),
		Tags: list(page.seo.keywords),
		Images: exportedImages(page, imageUrl)
			.map(({ url }) => url)
			.join(', '),
		...attributes(options, ({ values }) => list(values)),
		'Meta: _yoast_wpseo_title': page.seo.title,
		'Meta: _yoast_wpseo_metadesc': page.seo.description,
		'Meta: rank_math_title': page.seo.title,
		'Meta: rank_math_description': page.seo.description,
		'Meta: _digital_source_type': sourceType(page),
	}
	return writeCsv(WOOCOMMERCE_COLUMNS, [
		product,
		...(options.length > 0 ? combinations(options).map((values, index) => variation(page, options, values, index)) : []),
	])
}

function variation(page: Page, options: readonly Option[], values: readonly string[], index: number): Row {
	return {
		Type: 'variation',
		SKU: `${page.seo.slug}-${index + 1}`,
		Name: `${productName(page)} - ${values.join(', ')}`,
		Published: '1',
		'Visibility in catalog': 'visible',
		'Tax status': 'taxable',
		'In stock?': '1',
		Parent: page.seo.slug,
		Position: String(index + 1),
		...prices(page),
		...attributes(options, (_, at) => list([values[at] ?? ''])),
	}
}

function attributes(options: readonly Option[], value: (option: Option, index: number) => string): Row {
	const row: Row = {}
	for (const [index, option] of options.entries()) {
		const number = (index + 1) as 1 | 2 | 3
		row[`Attribute ${number} name`] = option.name
		row[`Attribute ${number} value(s)`] = value(option, index)
		row[`Attribute ${number} visible`] = '1'
		row[`Attribute ${number} global`] = '0'
	}
	return row
}

/** WooCommerce crosses out the regular price when there is a lower one of a sale. */
function prices({ offer }: Page): Row {
	if (!offer) return {}
	const isSale = offer.compareAt !== undefined && offer.compareAt.amountMinor > offer.price.amountMinor
	return offer.compareAt && isSale
		? { 'Regular price': plainAmount(offer.compareAt), 'Sale price': plainAmount(offer.price) }
		: { 'Regular price': plainAmount(offer.price) }
}

/** The importer cuts lists at commas, but for those with a backslash before them. */
function list(values: readonly string[]): string {
	return values.map((value) => value.replaceAll(',', '\\,')).join(', ')
}

/** How much of a file servers look at to tell its type (libmagic). */
const SNIFFED_BYTES = 4096
const OPENING = '<!-- wp:html -->\n'

/**
 * A description whose tags begin behind what a server sniffs: WordPress refuses a CSV in whose first bytes a link or a table stands, because
 * it takes it for a web page. Blanks inside the block are nothing to WordPress.
 */
function behindTheSniffed(html: string): string {
	return html.replace(OPENING, `${OPENING}${' '.repeat(SNIFFED_BYTES)}\n`)
}

function escapeHtmlText(text: string): string {
	return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

function sourceType({ record }: Page): string {
	if (record.writer.kind === 'person') return ''
	return record.writer.kind === 'model' ? AI_MADE : RULE_MADE
}

import type { Page } from '../../core/page/page'
import type { ImageUrl } from '../page-view'
import { storeHtml } from '../store-html/store-html'
import { SHOPIFY_COLUMNS, type ShopifyColumn } from './csv-columns'
import { combinations, exportedImages, plainAmount, productName, productOptions } from './csv-product'
import { writeCsv } from './write-csv'

type Row = Partial<Record<ShopifyColumn, string>>

/** Option names of a product without options, as Shopify has them. */
const NO_OPTIONS = [{ name: 'Title', values: ['Default Title'] }]

/**
 * A page as a product of Shopify's CSV import: a draft, one row per combination of options, further pictures in rows of their own.
 * `imageUrl` gives absolute public addresses, from which Shopify fetches the pictures.
 */
export function shopifyCsv(page: Page, imageUrl: ImageUrl): string {
	const own = productOptions(page)
	const options = own.length > 0 ? own : NO_OPTIONS
	const variants = combinations(options).map((values, index) => variantRow(page, options, values, index === 0))
	const images = exportedImages(page, imageUrl)
	const rows = Array.from({ length: Math.max(variants.length, images.length) }, (_, index): Row => {
		const image = images[index]
		return {
			'URL handle': page.seo.slug,
			...variants[index],
			...(image ? { 'Product image URL': image.url, 'Image position': String(index + 1), 'Image alt text': image.alt } : {}),
		}
	})
	return writeCsv(SHOPIFY_COLUMNS, [{ ...rows[0], ...productRow(page, imageUrl) }, ...rows.slice(1)])
}

function productRow(page: Page, imageUrl: ImageUrl): Row {
	return {
		Title: productName(page),
		Description: storeHtml(page, 'shopify', imageUrl),
		Vendor: page.product.brand ?? '',
		Tags: page.seo.keywords.map((keyword) => keyword.replaceAll(',', ' ')).join(', '),
		'Published on online store': 'FALSE',
		Status: 'Draft',
		'Gift card': 'FALSE',
		'SEO title': page.seo.title,
		'SEO description': page.seo.description,
	}
}

/** Names stand in the product's first row only; values and prices in each. */
function variantRow(page: Page, options: readonly { name: string }[], values: readonly string[], first: boolean): Row {
	const row: Row = {
		Price: page.offer ? plainAmount(page.offer.price) : '',
		'Compare-at price': page.offer?.compareAt ? plainAmount(page.offer.compareAt) : '',
		'Charge tax': 'TRUE',
		'Continue selling when out of stock': 'DENY',
		'Requires shipping': 'TRUE',
		'Fulfillment service': 'manual',
	}
	for (const [index, { name }] of options.entries()) {
		const number = (index + 1) as 1 | 2 | 3
		if (first) row[`Option${number} name`] = name
		row[`Option${number} value`] = values[index] ?? ''
	}
	return row
}

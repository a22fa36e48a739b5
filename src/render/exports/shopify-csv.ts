import type { Page } from '../../core/page/page'
import { plainAmount } from '../../core/stores/page-variants'
import type { StoreProduct } from '../../core/stores/store-product'
import { SHOPIFY_COLUMNS, type ShopifyColumn } from './csv-columns'
import { csvLeftOut } from './csv-left-out'
import type { Csv, CsvTerms } from './csv-product'
import { productOfPage } from './product-of-page'
import { writeCsv } from './write-csv'

type Row = Partial<Record<ShopifyColumn, string>>

/** Option names of a product without options, as Shopify has them. */
const NO_OPTIONS = [{ name: 'Title', values: ['Default Title'] }]
/** Shopify's own limit of variants. */
const MOST_VARIANTS = 2048

/**
 * A page as a product of Shopify's CSV import: a draft, one row per combination of options, further pictures in rows of
 * their own. `imageUrl` gives absolute public addresses, from which Shopify fetches the pictures.
 */
export function shopifyCsv(page: Page, { key, imageUrl }: CsvTerms): Csv {
	const prepared = productOfPage(page, {
		store: 'shopify',
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
	const options = product.options.length > 0 ? product.options : NO_OPTIONS
	const variants = variantsOf(product).map((variant, index) => ({
		...goodsRow(page, product),
		...variantRow(product, options, variant, index === 0),
	}))
	const rows = Array.from({ length: Math.max(variants.length, product.images.length) }, (_, index): Row => {
		const image = product.images[index]
		return {
			'URL handle': product.slug,
			...variants[index],
			...(image ? { 'Product image URL': image.url, 'Image position': String(index + 1), 'Image alt text': image.alt } : {}),
		}
	})
	const csv = writeCsv(SHOPIFY_COLUMNS, [{ ...rows[0], ...productRow(page, product) }, ...rows.slice(1)])
	return { csv, leftOut: csvLeftOut('shopify', prepared) }
}

type Variant = StoreProduct['variants'][number]

function variantsOf({ variants, price, compareAtPrice, sku, gtin }: StoreProduct): Variant[] {
	const only = { values: ['Default Title'], price, compareAtPrice, sku, gtin, imageId: null, isAvailable: null }
	return variants.length > 0 ? variants : [only]
}

function productRow(page: Page, { title, html, vendor, tags, seo }: StoreProduct): Row {
	return {
		Title: title,
		Description: html,
		Vendor: vendor ?? '',
		Type: page.product.breadcrumbs.at(-1) ?? '',
		Tags: tags.map((tag) => tag.replaceAll(',', ' ')).join(', '),
		'Published on online store': 'FALSE',
		Status: 'Draft',
		'Gift card': 'FALSE',
		'SEO title': seo.title,
		'SEO description': seo.description,
	}
}

/** What each variant's row says of the goods: weight, and what Google's product feed asks for. */
function goodsRow({ product }: Page, { weightGrams }: StoreProduct): Row {
	const { condition, mpn } = product.goods ?? {}
	return {
		...(weightGrams === null ? {} : { 'Weight value (grams)': String(Math.round(weightGrams)), 'Weight unit for display': 'g' }),
		...(condition === undefined || condition === 'damaged' ? {} : { 'Google Shopping / Condition': condition }),
		...(mpn === undefined ? {} : { 'Google Shopping / MPN': mpn }),
	}
}

/** Names stand in the product's first row only; values and prices in each. */
function variantRow({ images }: StoreProduct, options: readonly { name: string }[], variant: Variant, first: boolean): Row {
	const row: Row = {
		SKU: variant.sku,
		Barcode: variant.gtin ?? '',
		Price: variant.price,
		'Compare-at price': variant.compareAtPrice ?? '',
		'Charge tax': 'TRUE',
		'Continue selling when out of stock': 'DENY',
		'Requires shipping': 'TRUE',
		'Fulfillment service': 'manual',
		'Variant image URL': images.find(({ id }) => id === variant.imageId)?.url ?? '',
	}
	for (const [index, { name }] of options.entries()) {
		const number = (index + 1) as 1 | 2 | 3
		if (first) row[`Option${number} name`] = name
		row[`Option${number} value`] = variant.values[index] ?? ''
	}
	return row
}

/**
 * Columns of Shopify's product CSV in the order of its template, as
 * https://help.shopify.com/en/manual/products/import-export/using-csv gives them (read 2026-11-20); those of
 * international and unit prices are left out, which the importer allows.
 */
export const SHOPIFY_COLUMNS = [
	...[
		'Title',
		'URL handle',
		'Description',
		'Vendor',
		'Product category',
		'Type',
		'Tags',
		'Published on online store',
		'Status',
		'SKU',
		'Barcode',
	],
	...['Option1 name', 'Option1 value', 'Option1 Linked To', 'Option2 name', 'Option2 value', 'Option2 Linked To'],
	...['Option3 name', 'Option3 value', 'Option3 Linked To', 'Price', 'Compare-at price', 'Cost per item', 'Charge tax', 'Tax code'],
	...['Inventory tracker', 'Inventory quantity', 'Continue selling when out of stock', 'Weight value (grams)', 'Weight unit for display'],
	...[
		'Requires shipping',
		'Fulfillment service',
		'Product image URL',
		'Image position',
		'Image alt text',
		'Variant image URL',
		'Gift card',
	],
	...['SEO title', 'SEO description', 'Google Shopping / Condition', 'Google Shopping / MPN'],
] as const
export type ShopifyColumn = (typeof SHOPIFY_COLUMNS)[number]

/**
 * Columns WooCommerce's own importer maps by itself
 * (includes/admin/importers/class-wc-product-csv-importer-controller.php, WooCommerce 9.2; read 2026-11-20), of which a
 * page can fill these. `Meta:` columns are stored as they are, also those of the plugin “Google for WooCommerce”;
 * `Brands` is known from 9.6 on and passed over before. The description comes last: servers judge a file by its first
 * bytes.
 */
export const WOOCOMMERCE_COLUMNS = [
	...(['Type', 'SKU', 'GTIN, UPC, EAN, or ISBN', 'Name', 'Published', 'Visibility in catalog', 'Short description'] as const),
	...(['Tax status', 'In stock?', 'Weight (kg)', 'Length (cm)', 'Width (cm)', 'Height (cm)'] as const),
	...(['Sale price', 'Regular price', 'Tags', 'Brands', 'Images', 'Parent', 'Position'] as const),
	...attributeColumns(1),
	...attributeColumns(2),
	...attributeColumns(3),
	...attributeColumns(4),
	...attributeColumns(5),
	...attributeColumns(6),
	...attributeColumns(7),
	...attributeColumns(8),
	...attributeColumns(9),
	...attributeColumns(10),
	...attributeColumns(11),
	...attributeColumns(12),
	...(['Meta: _yoast_wpseo_title', 'Meta: _yoast_wpseo_metadesc', 'Meta: rank_math_title', 'Meta: rank_math_description'] as const),
	...(['Meta: _wc_gla_brand', 'Meta: _wc_gla_gtin', 'Meta: _wc_gla_mpn', 'Meta: _wc_gla_condition'] as const),
	...(['Meta: _digital_source_type', 'Description'] as const),
] as const

function attributeColumns<Number extends number>(number: Number) {
	return [`Attribute ${number} name`, `Attribute ${number} value(s)`, `Attribute ${number} visible`, `Attribute ${number} global`] as const
}
export type WooCommerceColumn = (typeof WOOCOMMERCE_COLUMNS)[number]

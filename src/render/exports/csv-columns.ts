/**
 * Columns of Shopify's product CSV in the order of its template, as https://help.shopify.com/en/manual/products/import-export/using-csv
 * gives them (read 2026-11-20); those of international prices, unit prices and Google Shopping are left out, which the importer allows.
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
	...['SEO title', 'SEO description'],
] as const
export type ShopifyColumn = (typeof SHOPIFY_COLUMNS)[number]

/**
 * Columns WooCommerce's own importer maps by itself (includes/admin/importers/class-wc-product-csv-importer-controller.php,
 * WooCommerce 9.2; read 2026-11-20), of which a page can fill these. `Meta:` columns are stored as they are.
 */
export const WOOCOMMERCE_COLUMNS = [
	...['Type', 'SKU', 'Name', 'Published', 'Visibility in catalog', 'Short description', 'Description', 'Tax status', 'In stock?'],
	...['Sale price', 'Regular price', 'Tags', 'Images', 'Parent', 'Position'],
	...['Attribute 1 name', 'Attribute 1 value(s)', 'Attribute 1 visible', 'Attribute 1 global'],
	...['Attribute 2 name', 'Attribute 2 value(s)', 'Attribute 2 visible', 'Attribute 2 global'],
	...['Attribute 3 name', 'Attribute 3 value(s)', 'Attribute 3 visible', 'Attribute 3 global'],
	...['Meta: _yoast_wpseo_title', 'Meta: _yoast_wpseo_metadesc', 'Meta: rank_math_title', 'Meta: rank_math_description'],
	'Meta: _digital_source_type',
] as const
export type WooCommerceColumn = (typeof WOOCOMMERCE_COLUMNS)[number]

import type { ExportFormat } from '../../core/contracts/pages'

/** A way the page leaves as a file: what it is called, what it is good for, and the file's name when the server gives none. */
export type ExportChoice = { format: ExportFormat; label: string; hint: string; fileName: string }

/** Everything besides the one HTML file, which has a button of its own. */
export const EXPORT_CHOICES: readonly ExportChoice[] = [
	{
		format: 'zip',
		label: 'Page and pictures (.zip)',
		hint: 'HTML with its pictures as files, for your own web space',
		fileName: 'product_page.zip',
	},
	{ format: 'shopify-csv', label: 'Shopify CSV', hint: 'Products → Import in the Shopify admin', fileName: 'shopify_product.csv' },
	{
		format: 'woocommerce-csv',
		label: 'WooCommerce CSV',
		hint: 'Products → Import in the WordPress admin',
		fileName: 'woocommerce_product.csv',
	},
	{
		format: 'liquid',
		label: 'Shopify section (Liquid)',
		hint: 'A section for your theme, editable there',
		fileName: 'product_page.liquid',
	},
	{ format: 'youcan', label: 'HTML for YouCan', hint: 'To paste as a product’s description', fileName: 'youcan.html' },
	{ format: 'shopify', label: 'HTML for Shopify', hint: 'To paste as a product’s description', fileName: 'shopify.html' },
	{ format: 'woocommerce', label: 'HTML for WooCommerce', hint: 'To paste as a product’s description', fileName: 'woocommerce.html' },
]

/** Address of a page as a file of this format. */
export function pageExportUrl(id: string, format: ExportFormat): string {
	return `/api/pages/${encodeURIComponent(id)}/export/${format}`
}

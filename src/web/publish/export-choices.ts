import type { ExportFormat } from '../../core/contracts/pages'
import type english from './words/en.json'

/**
 * A way the page leaves as a file, and the file's name when the server gives none; what it is called and good for
 * stands in `formats`.
 */
export type ExportChoice = { format: keyof typeof english.formats; fileName: string }

/** Everything besides the one HTML file, which has a button of its own. */
export const EXPORT_CHOICES: readonly ExportChoice[] = [
	{ format: 'zip', fileName: 'product_page.zip' },
	{ format: 'shopify-csv', fileName: 'shopify_product.csv' },
	{ format: 'woocommerce-csv', fileName: 'woocommerce_product.csv' },
	{ format: 'liquid', fileName: 'product_page.liquid' },
	{ format: 'youcan', fileName: 'youcan.html' },
	{ format: 'shopify', fileName: 'shopify.html' },
	{ format: 'woocommerce', fileName: 'woocommerce.html' },
]

/** Address of a page as a file of this format. */
export function pageExportUrl(id: string, format: ExportFormat): string {
	return `/api/pages/${encodeURIComponent(id)}/export/${format}`
}

import { Readable } from 'node:stream'
import type { ExportFormat } from '../../core/contracts/pages'
import type { Page } from '../../core/page/page'
import { liquidName, liquidSection } from '../../render/exports/liquid-section'
import { shopifyCsv } from '../../render/exports/shopify-csv'
import { woocommerceCsv } from '../../render/exports/woocommerce-csv'
import type { ImageUrl } from '../../render/page-view'
import { storeHtml } from '../../render/store-html/store-html'
import { renderStandalone, type StandaloneParts } from './render-standalone'
import { zipPage } from './zip-page'

/** A file somebody takes away: its name, its media type and what is in it. */
export type ExportedFile = { name: string; type: string; body: string | Readable }

/** What a page's files are made of, and the absolute public addresses a store fetches its pictures from. */
export type ExportParts = StandaloneParts & { imageUrl: ImageUrl }

const HTML = 'text/html; charset=utf-8'
const CSV = 'text/csv; charset=utf-8'

type Exporter = (page: Page, parts: ExportParts) => Promise<ExportedFile> | ExportedFile

const EXPORTERS: { readonly [F in ExportFormat]: Exporter } = {
	html: async (page, parts) => ({ name: 'product_page.html', type: HTML, body: await renderStandalone(page, parts) }),
	zip: (page, parts) => ({ name: `${page.seo.slug}.zip`, type: 'application/zip', body: Readable.from(zipPage(page, parts)) }),
	youcan: (page, { imageUrl }) => ({ name: `${page.seo.slug}-youcan.html`, type: HTML, body: storeHtml(page, 'youcan', imageUrl) }),
	shopify: (page, { imageUrl }) => ({ name: `${page.seo.slug}-shopify.html`, type: HTML, body: storeHtml(page, 'shopify', imageUrl) }),
	woocommerce: (page, { imageUrl }) => ({
		name: `${page.seo.slug}-woocommerce.html`,
		type: HTML,
		body: storeHtml(page, 'woocommerce', imageUrl),
	}),
	'shopify-csv': (page, { imageUrl }) => ({ name: `${page.seo.slug}-shopify.csv`, type: CSV, body: shopifyCsv(page, imageUrl) }),
	'woocommerce-csv': (page, { imageUrl }) => ({
		name: `${page.seo.slug}-woocommerce.csv`,
		type: CSV,
		body: woocommerceCsv(page, imageUrl),
	}),
	liquid: (page, { imageUrl }) => ({
		name: `${liquidName(page)}.liquid`,
		type: 'text/x-liquid; charset=utf-8',
		body: liquidSection(page, imageUrl),
	}),
	json: (page) => ({ name: `${page.seo.slug}.json`, type: 'application/json; charset=utf-8', body: `${JSON.stringify(page, null, 2)}\n` }),
}

/** Formats that name pictures by public addresses instead of holding them. */
export const FORMATS_WITH_ADDRESSES: ReadonlySet<ExportFormat> = new Set<ExportFormat>([
	...(['youcan', 'shopify', 'woocommerce', 'shopify-csv', 'woocommerce-csv', 'liquid'] as const),
])

/** A page in a format of the contract, as a file. */
export async function exportPage(page: Page, format: ExportFormat, parts: ExportParts): Promise<ExportedFile> {
	return EXPORTERS[format](page, parts)
}

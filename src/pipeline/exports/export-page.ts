import { Readable } from 'node:stream'
import { csvFormatOf, type ExportFormat } from '../../core/contracts/pages'
import type { AppLanguage } from '../../core/locale/app-languages'
import type { Page } from '../../core/page/page'
import { CSV_STORE_IDS, forEachStore, STORE_IDS } from '../../core/stores/store-ids'
import type { LeftOut } from '../../core/stores/store-product'
import { CSV_WRITERS } from '../../render/exports/csv-writers'
import { liquidName, liquidSection } from '../../render/exports/liquid-section'
import { storeHtml } from '../../render/store-html/store-html'
import type { ImageUrl } from '../../render/view/page-view'
import { renderStandalone, type StandaloneParts } from './render-standalone'
import { zipPage } from './zip-page'

/** A file somebody takes away: its name, its media type and what is in it. */
export type ExportedFile = {
	name: string
	type: string
	body: string | Readable
	/** What of the page is not in it, where a format has limits. */
	leftOut?: LeftOut[]
}

/**
 * What a page's files are made of, the absolute public addresses a store fetches its pictures from, and the key a push
 * of it has; `language` is that of what stands beside the page's own words.
 */
export type ExportParts = StandaloneParts & { imageUrl: ImageUrl; key: string; language: AppLanguage }

const HTML = 'text/html; charset=utf-8'
const CSV = 'text/csv; charset=utf-8'

type Exporter = (page: Page, parts: ExportParts) => Promise<ExportedFile> | ExportedFile

const descriptions = forEachStore((store): Exporter => {
	return (page, { imageUrl }) => ({ name: `${page.seo.slug}-${store}.html`, type: HTML, body: storeHtml(page, store, imageUrl) })
})

const imports = Object.fromEntries(
	CSV_STORE_IDS.map((store): [string, Exporter] => [
		csvFormatOf(store),
		(page, { imageUrl, key }) => {
			const { csv, leftOut } = CSV_WRITERS[store](page, { key, imageUrl })
			return { name: `${page.seo.slug}-${store}.csv`, type: CSV, body: csv, leftOut }
		},
	]),
) as Record<ReturnType<typeof csvFormatOf>, Exporter>

const EXPORTERS: { readonly [F in ExportFormat]: Exporter } = {
	html: async (page, parts) => ({ name: 'product_page.html', type: HTML, body: await renderStandalone(page, parts) }),
	zip: (page, parts) => ({ name: `${page.seo.slug}.zip`, type: 'application/zip', body: Readable.from(zipPage(page, parts)) }),
	...descriptions,
	...imports,
	liquid: (page, { imageUrl, language }) => ({
		name: `${liquidName(page)}.liquid`,
		type: 'text/x-liquid; charset=utf-8',
		body: liquidSection(page, imageUrl, language),
	}),
	json: (page) => ({ name: `${page.seo.slug}.json`, type: 'application/json; charset=utf-8', body: `${JSON.stringify(page, null, 2)}\n` }),
}

/** Formats that name pictures by public addresses instead of holding them. */
export const FORMATS_WITH_ADDRESSES: ReadonlySet<ExportFormat> = new Set<ExportFormat>([
	...STORE_IDS,
	...CSV_STORE_IDS.map(csvFormatOf),
	'liquid',
])

/** A page in a format of the contract, as a file. */
export async function exportPage(page: Page, format: ExportFormat, parts: ExportParts): Promise<ExportedFile> {
	return EXPORTERS[format](page, parts)
}

import type { Page } from '../../core/page/page'
import type { CsvStoreId } from '../../core/stores/store-ids'
import type { Csv, CsvTerms } from './csv-product'
import { shopifyCsv } from './shopify-csv'
import { woocommerceCsv } from './woocommerce-csv'

/** A page as the CSV file of each store's own import. */
export const CSV_WRITERS: Record<CsvStoreId, (page: Page, terms: CsvTerms) => Csv> = {
	shopify: shopifyCsv,
	woocommerce: woocommerceCsv,
}

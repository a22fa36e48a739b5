import type { Marketplace } from '../marketplace'
import { classifyAmazonPage } from './classify-page'
import { extractListing } from './extract-listing'
import { requestPreferences } from './marketplaces'
import { parseAmazonLink } from './parse-link'

/** Amazon, all its marketplaces: pure reading of links and pages; the sources bring the bytes. */
export const amazon: Marketplace = {
	id: 'amazon',
	parseLink: parseAmazonLink,
	classify: classifyAmazonPage,
	extract: extractListing,
	requestPreferences,
}

import type { Marketplace } from '../marketplace'
import { classifyAliExpressPage } from './classify-page'
import { descriptionAddress, descriptionPictures } from './description'
import { extractAliExpressListing } from './extract-listing'
import { parseAliExpressLink } from './parse-link'

/** AliExpress, all its domains: pure reading of links and pages; the sources bring the bytes. */
export const aliexpress: Marketplace = {
	id: 'aliexpress',
	parseLink: parseAliExpressLink,
	classify: classifyAliExpressPage,
	extract: extractAliExpressListing,
	descriptionOf(html) {
		const address = descriptionAddress(html)
		return address === undefined ? undefined : { address, picturesIn: descriptionPictures }
	},
}

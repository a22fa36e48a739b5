import type { Marketplace } from '../marketplace'
import { classifyGenericPage } from './classify-page'
import { extractGenericProduct } from './extract-product'
import { parseGenericLink } from './parse-link'

/**
 * Any shop whose product pages describe their product for machines (schema.org as JSON-LD or microdata, or Open Graph).
 * Pure.
 */
export const generic: Marketplace = {
	id: 'generic',
	parseLink: parseGenericLink,
	classify: classifyGenericPage,
	extract: extractGenericProduct,
}

import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { buildListing } from '../../../../test/fixtures/listings/build-listing'
import { COUNTRY_LISTINGS } from '../../../../test/fixtures/listings/country-listings'
import { sampleOf } from '../../../../test/support/sample'
import { isAppError } from '../../../core/errors'
import type { Product } from '../../../core/product/product'
import { extractListing } from './extract-listing'

const FOLDER = 'test/fixtures/listings'
const pages = [
	...readdirSync(FOLDER)
		.filter((file) => file.startsWith('amazon.') && file.endsWith('.html'))
		.map((file) => [file, readFileSync(`${FOLDER}/${file}`, 'utf8')] as const),
	...COUNTRY_LISTINGS.map(({ parts }) => [`${parts.domain} ${parts.lang}`, buildListing(parts)] as const),
]
const NAMES = /\s(?:id|class)=(?:"[^"<>]*"|'[^'<>]*')/g

/** The fields in which a wrong value does harm. */
const decided = ({ price, priceMax, listPrice, availability, rating, ratingCount }: Product) =>
	[price, priceMax, listPrice, availability, rating, ratingCount].map((one) => JSON.stringify(one?.value))

function extractOrNothing(html: string): Product | undefined {
	try {
		return extractListing(html)
	} catch (error) {
		if (isAppError(error, 'listing_unreadable')) return undefined
		throw error
	}
}

/** Each listing has names of its own; where only some are changed, most are on one listing or another. */
const EVERY = 4

describe('a shop that renames its parts', () => {
	it.each(pages.map((one, nth) => [...one, nth] as const))(
		'[X-4] %s: any one name changed, any end cut off or all scripts gone leaves values right or absent, never wrong',
		(_, html, nth) => {
			const right = decided(extractListing(html))
			const names = [...new Set([...html.matchAll(NAMES)].flatMap(([attribute]) => attribute.match(/[A-Za-z][\w-]+/g)?.slice(1) ?? []))]
			const few = names.filter((_, at) => at % EVERY === nth % EVERY)
			const changed = sampleOf(names, few).map((name) =>
				html.replace(NAMES, (attribute) => attribute.replace(new RegExp(`(?<![\\w-])${name}(?![\\w-])`, 'g'), 'renamed')),
			)
			const cut = [0.3, 0.45, 0.6, 0.75, 0.9].map((part) => html.slice(0, html.length * part))
			const bare = html.replace(/(<script\b[^>]*>)[\s\S]*?(<\/script>)/gi, '$1$2')
			for (const one of [...changed, ...cut, bare]) {
				const product = extractOrNothing(one)
				if (!product) continue
				decided(product).forEach((value, i) => {
					if (value !== undefined) expect(value).toBe(right[i])
				})
			}
		},
	)
})

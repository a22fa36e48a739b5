import { describe, expect, it } from 'vitest'
import { buildListing } from '../../../../test/fixtures/listings/build-listing'
import { COUNTRY_LISTINGS } from '../../../../test/fixtures/listings/country-listings'
import { type Money, majorAmount } from '../../../core/money'
import { productSchema } from '../../../core/product/product'
import { classifyAmazonPage } from './classify-page'
import { extractListing } from './extract-listing'

const words = (money: Money | undefined) => money && `${majorAmount(money)} ${money.currency}`
const tidied = (text: string) => text.replace(/\u200e/g, '')

describe('a listing of every shop, in its own language', () => {
	it.each(COUNTRY_LISTINGS.map((one) => [`${one.parts.domain} (${one.parts.lang})`, one] as const))(
		'[X-4] %s',
		(_, { parts, expected }) => {
			const html = buildListing(parts)
			const product = extractListing(html)
			expect(classifyAmazonPage(html)).toEqual({ kind: 'product' })
			expect(productSchema.parse(product)).toEqual(product)
			expect({
				...(product.price ? { price: words(product.price.value) } : {}),
				...(product.listPrice ? { was: words(product.listPrice.value) } : {}),
				brand: product.brand?.value,
				availability: product.availability?.value,
				rating: product.rating?.value,
				ratings: product.ratingCount?.value,
				language: product.source.language,
			}).toEqual(expected)
			expect([product.source.domain, product.asin?.value, product.title?.value]).toEqual([parts.domain, 'B0VITRINE0', parts.title])
			expect(product.breadcrumbs.map(({ value }) => value)).toEqual(parts.crumbs)
			expect(product.bullets.map(({ value }) => value)).toEqual(parts.bullets)
			expect(product.specs.map(({ value }) => [value.name, value.value])).toEqual(
				[...parts.overview, ...parts.details].map(([name, value]) => [name, tidied(value)]),
			)
		},
	)
})

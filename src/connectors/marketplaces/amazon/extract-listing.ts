import { AppError } from '../../../core/errors'
import { type Message, msg } from '../../../core/messages/message'
import type { Product } from '../../../core/product/product'
import { readLanguage } from '../html/page-language'
import { scanMarkup } from '../html/scan-markup'
import type { ListingLink } from '../marketplace'
import { readAsin } from './fields/asin'
import { availabilityRules } from './fields/availability'
import { brandRules } from './fields/brand'
import { breadcrumbRules } from './fields/breadcrumbs'
import { bulletRules } from './fields/bullets'
import { descriptionRules } from './fields/description'
import { readDescriptionImages } from './fields/description-images'
import { readGallery } from './fields/gallery'
import { inTheBoxRules } from './fields/in-the-box'
import { readListPrice } from './fields/list-price'
import { readFeaturedPrice } from './fields/price'
import { ratingCountRules, ratingRules } from './fields/rating'
import { reviewRules } from './fields/reviews'
import { readSpecifications } from './fields/specifications'
import { readTitle } from './fields/title'
import { readVariants } from './fields/variants'
import { firstList, firstOf, type ListingPage } from './listing-page'
import { marketplaceOfPage } from './marketplace-of-page'
import { canonicalAddress } from './parse-link'

/**
 * A product page's HTML → Product: every field with its origin, what could not be decided absent and named in
 * `missing`. Throws AppError `listing_unreadable`.
 */
export function extractListing(html: string, link?: ListingLink): Product {
	const markup = scanMarkup(html)
	const title = readTitle(markup)
	if (!title) throw unreadable(msg('listing.no_title'))
	const marketplace = marketplaceOfPage(markup, link)
	if (!marketplace) throw unreadable(msg('listing.no_marketplace'))
	const page: ListingPage = { markup, marketplace, language: readLanguage(markup) }
	const fields = { title, ...readFields(page) }
	const asin = fields.asin?.value ?? link?.asin
	const present = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as typeof fields
	return {
		source: {
			marketplace: 'amazon',
			domain: marketplace.domain,
			url: asin ? canonicalAddress(marketplace.domain, asin) : (link?.url ?? `https://www.${marketplace.domain}/`),
			...(page.language ? { language: page.language } : {}),
		},
		...(present as Omit<Product, 'source' | 'missing'>),
		missing: Object.entries(fields).flatMap(([name, value]) =>
			value === undefined || (Array.isArray(value) && value.length === 0) ? [name] : [],
		),
	}
}

function readFields(page: ListingPage) {
	const price = readFeaturedPrice(page)
	return {
		asin: readAsin(page),
		brand: firstOf(page, brandRules),
		price: price && { value: price.value.lowest, origin: price.origin },
		priceMax: price?.value.highest && { value: price.value.highest, origin: price.origin },
		listPrice: readListPrice(page, price?.value.lowest),
		availability: firstOf(page, availabilityRules),
		rating: firstOf(page, ratingRules),
		ratingCount: firstOf(page, ratingCountRules),
		breadcrumbs: firstList(page, breadcrumbRules),
		bullets: firstList(page, bulletRules),
		description: firstOf(page, descriptionRules),
		specs: readSpecifications(page),
		gallery: readGallery(page),
		descriptionImages: readDescriptionImages(page),
		variants: readVariants(page),
		inTheBox: firstList(page, inTheBoxRules),
		reviews: firstList(page, reviewRules),
	}
}

const unreadable = (message: Message): AppError => new AppError('listing_unreadable', message)

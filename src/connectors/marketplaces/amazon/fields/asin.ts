import type { Sourced } from '../../../../core/product/product'
import { scriptValues } from '../../html/script-data'
import { firstOf, type ListingPage, type Rule } from '../listing-page'
import { inOtherOffer } from '../offers'
import { asinInPath, isAsin } from '../parse-link'

const asin = (text: string | undefined): string | undefined => {
	const upper = text?.trim().toUpperCase()
	return upper && isAsin(upper) ? upper : undefined
}

const formRules: readonly Rule<string>[] = [{ name: 'buy-form', select: 'input#ASIN', read: (node) => asin(node.attribute('value')) }]
const pageRules: readonly Rule<string>[] = [
	{ name: 'buy-form', select: 'input[name=ASIN]', read: (node) => (inOtherOffer(node) ? undefined : asin(node.attribute('value'))) },
	{ name: 'offer-data', select: '#cerberus-data-metrics', read: (node) => asin(node.attribute('data-asin')) },
	{ name: 'reviews-of', select: '#averageCustomerReviews', read: (node) => asin(node.attribute('data-asin')) },
	{ name: 'canonical', select: 'link[rel=canonical]', read: (node) => asinInPath(node.attribute('href') ?? '') },
]

/** The displayed child's id: what would be bought, before what the address says (that may be the parent). */
export function readAsin(page: ListingPage): Sourced<string> | undefined {
	return firstOf(page, formRules) ?? currentAsin(page) ?? firstOf(page, pageRules)
}

function currentAsin(page: ListingPage): Sourced<string> | undefined {
	for (const { value, place } of scriptValues(page.markup, 'currentAsin')) {
		const found = typeof value === 'string' ? asin(value) : undefined
		if (found) return { value: found, origin: { rule: 'current-variant', place } }
	}
	return undefined
}

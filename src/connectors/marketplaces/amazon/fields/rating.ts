import { westernDigits } from '../../../../core/product/western-digits'
import type { MarkupNode } from '../../html/markup'
import { select } from '../../html/select'
import { textOf } from '../../html/text'
import type { Rule } from '../listing-page'

/** The product's own review summary; the same widget also stands beside other products. */
const SUMMARY = '#averageCustomerReviews'

export const ratingRules: readonly Rule<number>[] = [
	{ name: 'rating-popover', select: `${SUMMARY} #acrPopover`, read: (node) => readStars(node.attribute('title')) },
	{ name: 'rating-icon', select: `${SUMMARY} .a-icon-alt`, read: (node) => readStars(textOf(node)) },
	{ name: 'rating-popover', select: '#acrPopover', read: (node) => readStars(node.attribute('title')) },
	{
		name: 'rating-summary',
		select: '[data-hook=rating-out-of-text], #reviewsMedley .arp-rating-out-of-text',
		read: (node) => readStars(textOf(node)),
	},
]

export const ratingCountRules: readonly Rule<number>[] = [
	{ name: 'rating-count', select: `${SUMMARY} #acrCustomerReviewText`, read: readCountNode },
	{ name: 'rating-count', select: `#acrCustomerReviewText`, read: readCountNode },
	{ name: 'rating-count-link', select: `${SUMMARY} #acrCustomerReviewLink`, read: readCountNode },
	{ name: 'reviews-total', select: '[data-hook=total-review-count]', read: readCountNode },
]

/**
 * "4.4 out of 5 stars", "4,6 von 5 Sternen", "5つ星のうち4.3": one of the two numbers is the scale. Undefined unless exactly
 * one rating remains.
 */
export function readStars(text: string | undefined): number | undefined {
	const numbers = [...westernDigits(text ?? '').matchAll(/\d+(?:[.,٫]\d+)?/g)].map(([number]) => Number(number.replace(/[,٫]/, '.')))
	const scale = numbers.indexOf(5)
	if (numbers.length === 2 && scale >= 0) numbers.splice(numbers[0] === 5 && numbers[1] !== 5 ? 0 : 1, 1)
	const [stars] = numbers
	return numbers.length === 1 && stars !== undefined && stars >= 1 && stars <= 5 ? stars : undefined
}

function readCountNode(node: MarkupNode): number | undefined {
	return readCount(node.attribute('aria-label')) ?? readCount(textOf(node)) ?? readCount(textOf(select(node, 'span') ?? node))
}

/**
 * "5,136 ratings", "14.652 Bewertungen", "(896)": one whole number, grouped in any way; shortened ones ("1.2K") are not
 * exact.
 */
export function readCount(text: string | undefined): number | undefined {
	const numbers = westernDigits(text ?? '').match(
		/(?<![\d.,٫])\d+(?:[.,٬'’\s]\d{2,3})*(?![.,٫]?\d)(?!\s?(?:[KkMm]\b|[万萬만천千]|mil\b|mln\b|Tsd|tys|tn\b|bin\b|тыс|ألف|آلاف|हज़ार))/g,
	)
	const [number] = numbers ?? []
	return numbers?.length === 1 && number && number.length <= MAX_COUNT_LENGTH ? Number(number.replace(/\D/g, '')) : undefined
}

/** A longer number counts no reviews. */
const MAX_COUNT_LENGTH = 15

import type { ImportedReview } from '../../../../core/product/product'
import type { MarkupNode } from '../../html/markup'
import { outermost, select, selectAll } from '../../html/select'
import { textOf, tidy } from '../../html/text'
import type { Rule } from '../listing-page'
import { readStars } from './rating'

/**
 * Reviews printed on the page, word for word. Those without a text or a date are left out: nothing could be said about
 * them truthfully.
 */
export const reviewRules: readonly Rule<ImportedReview[]>[] = [
	{
		name: 'review-list',
		select: '#cm-cr-dp-review-list, #cm-cr-global-review-list, #reviewsMedley',
		read: (node) => outermost(selectAll(node, '[data-hook=review]')).flatMap((review) => readReview(review) ?? []),
	},
]

function readReview(node: MarkupNode): ImportedReview | undefined {
	const of = (hook: string) => {
		const found = select(node, hook)
		return found ? textOf(found, { without: '.a-icon-alt,.a-letter-space' }) : ''
	}
	const text = of('[data-hook=review-collapsed]') || of('[data-hook=review-body]')
	const date = of('[data-hook=review-date]')
	if (!text || !date) return undefined
	const icon = select(node, '[data-hook=review-star-rating] .a-icon-alt, [data-hook=cmps-review-star-rating] .a-icon-alt')
	const rating = icon ? readStars(textOf(icon)) : undefined
	const title = titleOf(node)
	return { title, text, date, author: of('.a-profile-name'), ...(rating === undefined ? {} : { rating }) }
}

function titleOf(node: MarkupNode): string {
	const found = select(node, '[data-hook=review-title], [data-hook=reviewTitle]')
	return found ? tidy(textOf(found, { without: 'i,.a-icon-alt' })) : ''
}

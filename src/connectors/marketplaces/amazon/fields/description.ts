import type { MarkupNode } from '../../html/markup'
import { textOf } from '../../html/text'
import type { Rule } from '../listing-page'

const read = (node: MarkupNode): string | undefined => {
	const text = textOf(node, { lines: true, without: '.aplus,.aplus-v2,#aplus,h2,.a-expander-header,.aok-hidden,.disclaim' })
	return text === '' ? undefined : text
}

/** The seller's own prose; A+ content is pictures and is not counted. */
export const descriptionRules: readonly Rule<string>[] = [
	{ name: 'product-description', select: '#productDescription', read },
	{ name: 'book-description', select: '#bookDescription_feature_div .a-expander-content', read },
	{ name: 'book-description', select: '#bookDescription_feature_div noscript, #bookDescription_feature_div, #iframeContent', read },
	{
		name: 'description-section',
		select: '#productDescription_feature_div .content, #productDescription_feature_div, #descriptionAndDetails #pd',
		read,
	},
	{ name: 'editorial-reviews', select: '#editorialReviews_feature_div .a-section, #product-description-iframe', read },
]

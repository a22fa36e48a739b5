import type { MarkupNode } from '../../html/markup'
import { select } from '../../html/select'
import { textOf, tidyLines } from '../../html/text'
import type { Rule } from '../listing-page'

const read = (node: MarkupNode): string | undefined => {
	const heading = select(node, 'h3')
	const text = textOf(node, { lines: true, without: '.aplus,.aplus-v2,#aplus,h1,h2,button,.a-expander-header,.aok-hidden,.disclaim' })
	const [first, ...rest] = text.split('\n')
	const body = heading && first === textOf(heading) ? tidyLines(rest.join('\n')) : text
	return body === '' ? undefined : body
}

/** The seller's own prose without the section's heading; A+ content is pictures and is not counted. */
export const descriptionRules: readonly Rule<string>[] = [
	{ name: 'product-description', select: '#productDescription', read },
	{ name: 'book-description', select: '#bookDescription_feature_div .a-expander-content', read },
	{ name: 'book-description', select: '#bookDescription_feature_div noscript, #bookDescription_feature_div, #iframeContent', read },
	// In tabs: the overview first, then the press, the author and the manufacturer.
	{ name: 'description-tab', select: '#productDescription_feature_div .pInfoTabCExpander-content', read },
	{
		name: 'description-section',
		select: '#productDescription_feature_div .content, #productDescription_feature_div, #descriptionAndDetails #pd',
		read,
	},
	{ name: 'editorial-reviews', select: '#editorialReviews_feature_div .a-section, #product-description-iframe', read },
]

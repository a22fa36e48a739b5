import type { MarkupNode } from '../../html/markup'
import { closest, contains } from '../../html/select'
import { textOf } from '../../html/text'
import { placesOf, type Rule } from '../listing-page'

/** Every "About this item" entry, whole. The hidden "make sure this fits" entry of the fitment tool is not one. */
export const bulletRules: readonly Rule<string[]>[] = [
	{ name: 'feature-bullets', select: '#feature-bullets', read: entries },
	{ name: 'product-facts', select: '#productFactsDesktopExpander, #productFactsDesktop_feature_div', read: entries },
	{ name: 'phone-facts', select: '#productFactsMobile_feature_div, #productFacts_feature_div, #feature-bullets-mobile', read: entries },
	{ name: 'feature-bullets-section', select: '#featurebullets_feature_div, #feature-bullets_feature_div', read: entries },
	{ name: 'below-the-fold', select: '#feature-bullets-btf .content, #featureBulletsBtf_feature_div, #pqv-feature-bullets', read: entries },
]

function entries(node: MarkupNode): string[] {
	const found = placesOf(node, 'li')
		.filter((entry) => !hidden(entry) && !contains(entry, 'li'))
		.map((entry) => textOf(entry, { without: '.aok-hidden,.a-expander-header,.a-popover-preload' }))
		.filter((text) => text !== '')
	return [...new Set(found)]
}

function hidden(entry: MarkupNode): boolean {
	return closest(entry, '.aok-hidden,.a-hidden,#replacementPartsFitmentBullet,.replacementPartsFitmentBullet') !== undefined
}

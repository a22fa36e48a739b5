import { textOf, tidy } from '../../html/text'
import { nonEmpty, type Rule } from '../listing-page'

/** The product's name as the page shows it, edition words included. */
export const titleRules: readonly Rule<string>[] = [
	{ name: 'product-title', select: 'span#productTitle, h1#productTitle', read: (node) => nonEmpty(textOf(node)) },
	{ name: 'ebook-title', select: '#ebooksProductTitle', read: (node) => nonEmpty(textOf(node)) },
	{ name: 'phone-title', select: '#title_feature_div #title, #title', read: (node) => nonEmpty(textOf(node)) },
	{ name: 'old-title', select: '#btAsinTitle, #productTitleBlock h1', read: (node) => nonEmpty(textOf(node)) },
	{
		name: 'form-title',
		select: 'input#productTitle, input[name=productTitle]',
		read: (node) => nonEmpty(tidy(node.attribute('value') ?? '')),
	},
	{
		name: 'main-image-name',
		select: '#landingImage, #imgBlkFront, #ebooksImgBlkFront',
		read: (node) => nonEmpty(tidy(node.attribute('alt') ?? '')),
	},
]

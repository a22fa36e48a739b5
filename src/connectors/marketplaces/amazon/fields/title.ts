import type { Sourced } from '../../../../core/product/product'
import type { Markup, MarkupNode } from '../../html/markup'
import { selectAll } from '../../html/select'
import { textOf, tidy } from '../../html/text'
import { nonEmpty, placeOf } from '../listing-page'

type TitleRule = { name: string; select: string; read(node: MarkupNode): string | undefined }

const rules: readonly TitleRule[] = [
	{ name: 'product-title', select: 'span#productTitle, h1#productTitle', read: (node) => nonEmpty(textOf(node)) },
	{ name: 'ebook-title', select: '#ebooksProductTitle', read: (node) => nonEmpty(textOf(node)) },
	{
		name: 'phone-title',
		select: '#title_feature_div #title, #title',
		read: (node) => nonEmpty(textOf(node, { without: '#productSubtitle' })),
	},
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

/**
 * The product's name as the page shows it, edition words included. Known before anything else: without it there is no
 * listing to read.
 */
export function readTitle(markup: Markup): Sourced<string> | undefined {
	for (const rule of rules) {
		for (const node of selectAll(markup, rule.select)) {
			const value = rule.read(node)
			if (value !== undefined) return { value, origin: { rule: rule.name, place: placeOf(node) } }
		}
	}
	return undefined
}

import { selectAll } from '../../html/select'
import { textOf } from '../../html/text'
import type { Rule } from '../listing-page'

/** The category path, outermost first; the link back to search results that may stand there is no category. */
export const breadcrumbRules: readonly Rule<string[]>[] = [
	{
		name: 'wayfinding',
		select: '#wayfinding-breadcrumbs_feature_div, #wayfinding-breadcrumbs_container, .a-breadcrumb',
		read: (node) =>
			selectAll(node, 'a')
				.filter((link) => link.id !== 'breadcrumb-back-link')
				.map((link) => textOf(link))
				.filter((text) => text !== ''),
	},
]

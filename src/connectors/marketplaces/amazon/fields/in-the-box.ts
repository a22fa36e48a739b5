import type { MarkupNode } from '../../html/markup'
import { selectAll } from '../../html/select'
import { textOf } from '../../html/text'
import type { Rule } from '../listing-page'

const entries = (node: MarkupNode): string[] =>
	selectAll(node, 'li')
		.map((entry) => textOf(entry))
		.filter((text) => text !== '')

/** What the parcel holds, as the listing counts it up. */
export const inTheBoxRules: readonly Rule<string[]>[] = [
	{ name: 'box-list', select: '#witb-content-list', read: entries },
	{ name: 'box-section', select: '#whatsInTheBoxDeck, #whatsInTheBox_feature_div, #whats-in-the-box, #witb_feature_div', read: entries },
]

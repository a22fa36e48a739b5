import type { MarkupNode } from '../../html/markup'
import { select } from '../../html/select'
import type { ShopPage } from '../shop-page'
import { leadsAway } from './gallery-images'

/** Nodes of a card at most. */
const CARD = 60
const MAX_CLIMB = 8
const NAME = /name|title/i
const NOT_GOODS = /brand|vendor|supplier|manufactur|seller|breadcrumb|categor/i

/**
 * True for an amount in a card of other goods, whatever its classes are called: a small part that does not hold the
 * product's name, in which a link with a name stands before the amount, or around it, and leads to another page.
 */
export function isInCard(node: MarkupNode, page: ShopPage, heading: MarkupNode | undefined): boolean {
	if (!heading) return false
	const own = URL.parse(page.url)?.pathname
	for (let at: MarkupNode | undefined = node, i = 0; at && i <= MAX_CLIMB && at.end - at.index <= CARD; at = at.parent, i++) {
		if (at.index <= heading.index && heading.index < at.end) return false
		for (let k = at.index + 1; k < node.end; k++) {
			const link = node.page.nodes[k]
			if (link?.tag === 'a' && isName(link) && leadsAway(link, own, page.base ?? '')) return true
		}
	}
	return false
}

/** A link in, around or with a heading of the lower orders, or in a part called a name; not a brand's. */
function isName(link: MarkupNode): boolean {
	const around = [link, link.parent, link.page.nodes[link.index + 1]]
	if (around.some((one) => NOT_GOODS.test(one?.classes ?? ''))) return false
	if (select(link, 'h2, h3, h4, h5, h6')) return true
	return around.some((one) => one !== undefined && (/^h[2-6]$/.test(one.tag) || NAME.test(one.classes)))
}

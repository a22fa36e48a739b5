import type { MarkupNode } from '../html/markup'

/**
 * Parts of a page whose prices and stock words are not those of the featured new one-time offer: used and rental rows,
 * subscriptions, other sellers, other formats, add-ons, trade-in, carousels and comparisons. Amazon names them alike
 * through the years, so names decide.
 */
const OTHER_OFFER_ID = new RegExp(
	'used|sns|subscri|rental|(?<!cur|pa)rent(?:[_-]|buy|price|offer)|renewed|refurb|mbc|olp|aod|othersell' +
		'|moreBuyingChoices|tradein|trade-in|exchange|tmm|swatch|twister|variation|mediaMatrix|formats|sims' +
		'|similarit|sponsored|carousel|compar|bundle|addon|add-on|warranty|protection|attach|fbt|frequently' +
		'|installment|coupon|promo|gift-?card|businessPric|quantity|tieredPric|payment|popover|bottomsheet' +
		'|sidesheet|secondary',
	'i',
)
const OTHER_OFFER_CLASS = new RegExp(
	String.raw`(?:^|\s)(?:a-carousel\S*|pricePerUnit|apex-priceperunit\S*|p13n-\S*|_p13n\S*|sims-\S*|a-popover-preload` +
		String.raw`|aod-\S*|olp-\S*|swatchElement|swatch\S*|aok-hidden|snsAccordion\S*)(?=\s|$)`,
)
/** Boxes that hold the featured offer although their names look otherwise. */
const FEATURED_ID = /^(?:newAccordionRow|newOffer|buyNew|apex_desktop_newAccordionRow|buyBoxAccordion|promoPriceBlock)/i

/**
 * True when a node belongs to something else than the featured new offer; looked for up to the buy box or the centre
 * column.
 */
export function inOtherOffer(node: MarkupNode): boolean {
	for (let at: MarkupNode | undefined = node; at; at = at.parent) {
		if (at.id && FEATURED_ID.test(at.id)) continue
		if (saysOtherOffer(at)) return true
		if (at.id && OTHER_OFFER_ID.test(at.id)) return true
		if (at.classes && OTHER_OFFER_CLASS.test(at.classes)) return true
	}
	return false
}

/** Since 2024 rows may carry no id, but say in a data attribute what they offer. */
function saysOtherOffer(node: MarkupNode): boolean {
	const kind = node.attribute('data-csa-c-buying-option-type')
	return (kind !== undefined && kind !== 'NEW') || OTHER_ROW.test(node.attribute('data-csa-c-slot-id') ?? '')
}

const OTHER_ROW = /^(?:used|sns|rental|subscri)/i

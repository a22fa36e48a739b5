import { takesForms } from '../../core/page/compose/buying'
import type { Page } from '../../core/page/page'
import { pageChoices } from '../../core/page/page-choices'
import { plainFromRichText } from '../../core/text/rich-text'
import { anchorOf } from '../style/anchor'
import type { PageView } from '../view/page-view'
import { priceLabel } from './price-label'

/**
 * Where every button of the page leads: to the order form when the page shows one, else to the page's
 * destination, with product, price and options filled in where a message is sent. Undefined when nobody has said where
 * the page is bought.
 */
export function buyingTarget(view: PageView): string | undefined {
	const form = shownForm(view.page)
	return form ? `#${anchorOf(form.id)}` : destinationOf(view)
}

/** The order form that can be sent. */
function shownForm({ sections, buying }: Page) {
	return takesForms(buying) ? sections.find(({ type, hidden }) => type === 'orderForm' && !hidden) : undefined
}

function destinationOf(view: PageView): string | undefined {
	const { buying, product } = view.page
	switch (buying?.kind) {
		case 'form':
			return buying.action
		case 'whatsapp':
			return `https://wa.me/${buying.number.slice(1)}?text=${encodeURIComponent(orderMessage(view))}`
		case 'mail':
			return `mailto:${buying.address}?subject=${encodeURIComponent(product.title)}&body=${encodeURIComponent(orderMessage(view))}`
		case 'phone':
			return `tel:${buying.number}`
		case 'link':
		case 'store':
			return buying.url
		default:
			return undefined
	}
}

/**
 * What somebody who orders by message sends: the product, its price, and a line for each thing to choose or to tell;
 * `picked`: what was chosen, where there is one thing to choose.
 */
export function orderMessage({ page, tag }: PageView, toTell: readonly string[] = [], picked = ''): string {
	const options = pageChoices(page).map(({ name }) => `${plainFromRichText(name.html)}: ${picked}`)
	const price = page.offer ? [priceLabel(page.offer.price, tag, page.market)] : []
	return [page.product.title, ...price, ...options, ...toTell.map((name) => `${name}: `)].join('\n')
}

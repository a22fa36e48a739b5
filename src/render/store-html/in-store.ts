import type { Page, SectionType } from '../../core/page/page'
import { productOptions } from '../exports/csv-product'

/** What a store's product page shows itself: title, picture, price and button; its gallery; its ways to order. */
const SHOWN_BY_STORES: ReadonlySet<SectionType> = new Set(['hero', 'gallery', 'callToAction', 'orderForm', 'stickyBar'])

/**
 * The part of a page that is a product's description: what argues for it. Its opening, pictures, prices, buttons and the seller's logo are
 * the store's, and so are its options where they become the store's own.
 */
export function descriptionOf(page: Page): Page {
	const hasOptions = productOptions(page).length > 0
	const sections = page.sections.filter(({ type }) => !SHOWN_BY_STORES.has(type) && !(type === 'variants' && hasOptions))
	return { ...page, sections, brand: { ...page.brand, logo: null } }
}

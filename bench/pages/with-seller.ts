import { findMarket } from '../../src/core/locale/markets'
import { phrasesFor } from '../../src/core/locale/phrases'
import type { Page, Section } from '../../src/core/page/page'

const text = (html: string) => ({ html, facts: [] })

/**
 * A generated page as its seller would leave it: a price, an address for orders, and in every second one the sections
 * only a seller can fill, in the words of the page's language.
 */
export function withSeller(page: Page, index: number): Page {
	const phrases = phrasesFor(page.language)
	const currency = findMarket(page.market)?.currency ?? 'USD'
	const priced: Page = {
		...page,
		offer: { price: { amountMinor: 249_00, currency }, ...(index % 3 === 0 ? { compareAt: { amountMinor: 299_00, currency } } : {}) },
		buying: { kind: 'form', action: 'https://shop.example/order' },
	}
	if (index % 2 === 1) return priced
	const added = [
		{
			type: 'contact',
			props: {
				heading: text(phrases.contact),
				items: [
					{ id: 'c1', name: text('WhatsApp'), value: text('+212 600 000 000') },
					{ id: 'c2', name: text(phrases.email), value: text('shop@shop.example') },
				],
			},
		},
		{
			type: 'orderForm',
			props: { heading: text(phrases.orderForm), text: text(''), button: text(phrases.orderNow), action: 'https://shop.example/orders' },
		},
		{
			type: 'legal',
			props: {
				heading: text(phrases.legal),
				rows: [{ id: 'l1', name: text('Manufacturer'), value: text('Example Ltd, 1 Example Street, Exampleton') }],
			},
		},
		{ type: 'stickyBar', props: { headline: text(page.product.title), button: text(phrases.orderNow) } },
	].map((section) => ({ id: `own-${section.type}`, hidden: false, locked: false, ...section }) as Section)
	const own = page.sections.filter((section) => !added.some((other) => other.type === section.type))
	return { ...priced, sections: [...own, ...added] }
}

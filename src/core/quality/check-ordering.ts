import { findMarket } from '../locale/markets'
import { takesForms } from '../page/compose/buying'
import { emptyProps } from '../page/compose/default-props'
import { insertSection } from '../page/edit/insert-section'
import { kindOf, type Page, type Section, type SectionType } from '../page/page'
import { type Finding, type QualityFix, toSection } from './finding'

/** Can a buyer order, and do they know on which terms? */
export function checkOrdering(page: Page): Finding[] {
	return [...price(page), ...terms(page), ...orders(page)]
}

function price(page: Page): Finding[] {
	if (page.offer) return []
	return [
		{
			id: 'price',
			code: 'no_price',
			area: 'facts',
			severity: 'problem',
			message: 'The page names no price. Buyers look for it first.',
			fix: { code: 'set_price', label: 'Set a price', goTo: { kind: 'panel', panel: 'publish' } },
		},
	]
}

function terms(page: Page): Finding[] {
	const hero = page.sections.find((section) => section.type === 'hero' && !section.hidden)
	if (hero?.type === 'hero' && hero.props.terms.length > 0) return []
	const shown = page.sections.find((section) => section.type === 'guarantee' && !section.hidden)
	if (shown?.type === 'guarantee' && shown.props.items.length > 0) return []
	return [
		{
			id: 'terms',
			code: 'no_terms',
			area: 'facts',
			severity: 'advice',
			message: 'Nothing is said about delivery, returns, guarantee or payment. State your terms, in your own words.',
			fix: shown
				? toSection(shown.id, 'state_terms', 'State them')
				: { code: 'add_terms', label: 'Add your terms', operation: withSection('guarantee') },
		},
	]
}

function orders(page: Page): Finding[] {
	const form = page.sections.find((section) => section.type === 'orderForm' && !section.hidden)
	if (form && !takesForms(page.buying)) {
		const message = 'The order form is not shown, because nobody said where orders are sent.'
		return [
			{
				id: 'order-address',
				code: 'no_order_address',
				area: 'facts',
				severity: 'problem',
				message,
				section: form.id,
				fix: toSetting(form.id),
			},
		]
	}
	if (page.buying) return []
	if (findMarket(page.market)?.cashOnDelivery) {
		const message = 'Buyers in this market pay on delivery, and there is no way to order: no order form, no address for the buttons.'
		const fix = { code: 'add_order_form', label: 'Add an order form', operation: withSection('orderForm') } as const
		return [{ id: 'order-form', code: 'no_order_form', area: 'facts', severity: 'problem', message, fix }]
	}
	const button = page.sections.find(({ type, hidden }) => !hidden && kindOf(type).button !== undefined)
	if (!button) return []
	const message = 'The buttons lead nowhere outside the page yet. Say where an order is placed: your shop, an e-mail or a telephone number.'
	return [
		{
			id: 'order-url',
			code: 'buttons_lead_nowhere',
			area: 'facts',
			severity: 'advice',
			message,
			section: button.id,
			fix: toSetting(button.id),
		},
	]
}

const toSetting = (id: string): QualityFix => ({ code: 'enter_address', label: 'Enter the address', goTo: { kind: 'setting', id } })

/** Adds an empty section of a kind at the end. */
function withSection(type: SectionType) {
	return (page: Page, newId: () => string): Page =>
		insertSection(page, { id: newId(), type, hidden: false, locked: false, props: emptyProps(type) } as Section, page.sections.length)
}

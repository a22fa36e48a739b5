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
			fix: { code: 'set_price', goTo: { kind: 'panel', panel: 'publish' } },
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
			fix: shown ? toSection(shown.id, 'state_terms') : { code: 'add_terms', operation: withSection('guarantee') },
		},
	]
}

function orders(page: Page): Finding[] {
	const form = page.sections.find((section) => section.type === 'orderForm' && !section.hidden)
	if (form && !takesForms(page.buying)) {
		return [
			{
				id: 'order-address',
				code: 'no_order_address',
				area: 'facts',
				severity: 'problem',
				section: form.id,
				fix: toSetting(form.id),
			},
		]
	}
	if (page.buying) return []
	if (findMarket(page.market)?.cashOnDelivery) {
		const fix = { code: 'add_order_form', operation: withSection('orderForm') } as const
		return [{ id: 'order-form', code: 'no_order_form', area: 'facts', severity: 'problem', fix }]
	}
	const button = page.sections.find(({ type, hidden }) => !hidden && kindOf(type).button !== undefined)
	if (!button) return []
	return [
		{
			id: 'order-url',
			code: 'buttons_lead_nowhere',
			area: 'facts',
			severity: 'advice',
			section: button.id,
			fix: toSetting(button.id),
		},
	]
}

const toSetting = (id: string): QualityFix => ({ code: 'enter_address', goTo: { kind: 'setting', id } })

/** Adds an empty section of a kind at the end. */
function withSection(type: SectionType) {
	return (page: Page, newId: () => string): Page =>
		insertSection(page, { id: newId(), type, hidden: false, locked: false, props: emptyProps(type) } as Section, page.sections.length)
}

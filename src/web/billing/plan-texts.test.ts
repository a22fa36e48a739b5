import { expect, test } from 'vitest'
import { PLAN_CARDS } from '../../core/plans/plan-cards'
import { PRICING } from '../site/pricing'
import { ENGLISH } from '../site/site-words'
import { featuresOf, priceWords } from './plan-texts'
import { meta } from './pricing-page'
import { translate } from './words'

test('[P-1] in English the cards say what the catalogue of plans says', () => {
	for (const { plan, name, description, price, period, features, buttonText } of PLAN_CARDS) {
		expect(priceWords(plan)).toBe(price)
		expect(featuresOf(translate, plan)).toEqual(features)
		expect(translate(`plans.${plan}.name`)).toBe(name)
		expect(translate(`plans.${plan}.description`)).toBe(description)
		expect(translate(`plans.${plan}.period`)).toBe(period)
		expect(translate(`plans.${plan}.button`)).toBe(buttonText)
	}
})

test('[L-3] in English /pricing says to sellers what it says to visitors', () => {
	expect(meta()).toContainEqual({ title: `${PRICING.title} · Vitrine` })
	expect(meta()).toContainEqual({ name: 'description', content: PRICING.description })
	const { reviews, faq, blog, login, dashboard, menu } = ENGLISH.nav
	const nav = { reviews, faq, blog, login, dashboard, menu }
	for (const name of Object.keys(nav) as (keyof typeof nav)[]) expect(translate(`site.nav.${name}`)).toBe(nav[name])
	const { englishOnly: _, ...footer } = ENGLISH.footer
	for (const name of Object.keys(footer) as (keyof typeof footer)[]) expect(translate(`site.footer.${name}`)).toBe(footer[name])
})

import { expect, test } from 'vitest'
import { PLAN_CARDS } from '../../core/plans/plan-cards'
import { featuresOf, priceWords } from './plan-texts'
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

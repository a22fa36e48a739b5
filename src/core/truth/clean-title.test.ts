import { describe, expect, test } from 'vitest'
import { watchThreadTime } from '../../../test/support/thread-time'
import type { Fact } from '../product/facts'
import { cleanTitle } from './clean-title'

const PROMISE: Fact[] = [
	{ id: 'f1', kind: 'seller', text: 'Free delivery. 2 year warranty.', origin: { rule: 'store-profile', place: 'test' } },
]

describe('[K-3] a title loses what no page may say and keeps the rest as it was written', () => {
	test.each([
		['Best Seller #1 Tavio Desk Lamp 12 V, -50% today only', 'Tavio Desk Lamp 12 V'],
		['Tavio Desk Lamp (Amazon’s Choice) with 2 Year Warranty', 'Tavio Desk Lamp'],
		["Amazon's Choice Tavio Lamp | Best Seller | Free Shipping", 'Tavio Lamp'],
		['Tavio Lampe – Bestseller Nr. 1 – Schwarz, 30 Tage Rückgabe', 'Tavio Lampe – Schwarz'],
		['Lampe Tavio, livraison gratuite, garantie 3 ans, 12 V', 'Lampe Tavio, 12 V'],
		['【送料無料】Tavioランプ 売れ筋No.1 3色', 'Tavioランプ 3色'],
		['مصباح تافيو الأكثر مبيعًا مع شحن مجاني', 'مصباح تافيو'],
		['Tavio  Lamp, steel – 1,000 lm', 'Tavio  Lamp, steel – 1,000 lm'],
		['#1 Best Seller', ''],
		['1.73US $ 32% off|Ski Goggles', 'Ski Goggles'],
	])('%s', (title, cleaned) => expect(cleanTitle(title, [])).toBe(cleaned))

	test('[K-4] what the seller promises stays', () => {
		expect(cleanTitle('Tavio Lamp, free delivery', PROMISE)).toBe('Tavio Lamp, free delivery')
	})

	test('[K-8] a hostile title takes time in proportion to its length', () => {
		for (const piece of ['1', ' ', '1 ', '-', 'with ', '#1 best seller ', 'free shipping, ', '1.', 'a1 ']) {
			const title = `${piece.repeat(Math.ceil(3_000 / piece.length))} free shipping`
			const spent = watchThreadTime()
			cleanTitle(title, [])
			expect(spent(), piece).toBeLessThan(2_000)
		}
	})
})

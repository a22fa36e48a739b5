import { describe, expect, test } from 'vitest'
import type { Fact } from '../../product/facts'
import { AD_SLOTS, adLength, fitSlot, textsIn } from './ad-slots'
import { checkAds } from './check-ads'
import { plainAds } from './plain-ads'
import { writeAds } from './write-ads'

const fact = (id: string, kind: Fact['kind'], text: string, name?: string): Fact => ({
	id,
	kind,
	text,
	...(name ? { name } : {}),
	origin: { rule: 'test', place: 'test' },
})
const FACTS = [
	fact('f1', 'title', 'Brask Travel Mug 500 ml Insulated Stainless Steel Cup with Lid for Car and Office, Matte Black'),
	fact('f2', 'brand', 'Brask'),
	fact('f3', 'bullet', 'ONE HAND: The lid opens and closes with one hand.'),
	fact('f4', 'bullet', 'The double wall keeps coffee hot for 6 hours.'),
	fact('f5', 'spec', '320 g', 'Weight'),
]
const ads = writeAds({ language: 'english', market: 'usa', factsLanguage: 'en', facts: FACTS })

describe('ads from the facts alone', () => {
	test('[T-2] every text keeps its channel’s limits in graphemes, none stands twice, each cites its fact', () => {
		for (const slot of AD_SLOTS) {
			const texts = textsIn(ads, slot)
			expect(texts.length).toBeGreaterThan(0)
			expect(texts.length).toBeLessThanOrEqual(slot.count)
			for (const { text, facts } of texts) {
				expect(adLength(text, slot.channel)).toBeLessThanOrEqual(slot.length)
				expect(FACTS.map(({ id }) => id)).toEqual(expect.arrayContaining(facts))
			}
			expect(new Set(texts.map(({ text }) => text)).size).toBe(texts.length)
		}
	})

	test('[T-2] there are as many as the facts carry, not as many as the channel takes', () => {
		expect(ads.google.headline.map(({ text }) => text)).toContain('Weight: 320 g')
		expect(ads.google.headline.length).toBeLessThan(15)
		const nothing = writeAds({ language: 'english', market: 'usa', factsLanguage: 'en', facts: [] })
		expect(plainAds(nothing)).toBe('')
	})

	test('[T-2] a text that is too long is left out, never cut; wide letters count twice for Google, an emoji counts once', () => {
		const [headline] = AD_SLOTS
		if (!headline) throw new Error('no slots')
		const fits = (text: string) => fitSlot([{ text, facts: ['f1'] }], headline).length === 1
		expect([fits('a'.repeat(30)), fits('a'.repeat(31))]).toEqual([true, false])
		expect([fits('魔'.repeat(15)), fits('魔'.repeat(16))]).toEqual([true, false])
		expect(adLength('👩‍👩‍👧‍👦é', 'tiktok')).toBe(2)
	})

	test('[T-1] the plain text holds every text once', () => {
		const lines = plainAds(ads).split('\n').filter(Boolean)
		expect(new Set(lines).size).toBe(lines.length)
		for (const slot of AD_SLOTS) for (const { text } of textsIn(ads, slot)) expect(lines).toContain(text)
	})
})

describe('ads before the checker', () => {
	const of = (text: string) => {
		const one = [{ text, facts: ['f4'] }]
		const none = { google: { headline: [], description: [] }, meta: { primary: [], headline: [], description: [] } }
		return checkAds({ ...none, tiktok: { text: one } }, FACTS, 'english')
	}

	test('[K-2] [T-2] what the facts of the page support stands as it is', () => {
		expect(of('Coffee stays hot for 6 hours.')).toMatchObject({ ads: { tiktok: { text: [{ facts: ['f4'] }] } }, removed: [] })
	})

	test.each([
		'Keeps coffee hot for 24 hours.',
		'TÜV certified travel mug.',
		'Loved by 10,000 customers.',
		'Only 3 left in stock.',
		'50% off today.',
		'The lid opens with one hand. Cures headaches.',
	])('[K-2] [T-2] an ad with a false sentence goes as a whole, with the reason: %s', (text) => {
		const { ads: left, removed } = of(text)
		expect(left.tiktok.text).toEqual([])
		expect(removed).toMatchObject([
			{ text, reasons: expect.arrayContaining([expect.objectContaining({ code: expect.stringMatching(/\w/) })]) },
		])
	})
})

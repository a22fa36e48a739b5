import { describe, expect, it } from 'vitest'
import type { Fact } from '../../product/facts'
import { AD_SLOTS, adsFrom, textsIn } from './ad-slots'
import { checkAds, findingsInAds, mendAds, sentencesOfAds } from './check-ads'

const FACTS: Fact[] = ['The lid opens with one hand.', 'It keeps drinks hot for 6 hours.'].map((text, at) => ({
	id: `f${at + 1}`,
	kind: 'bullet',
	text,
	origin: { rule: 'test', place: 'test' },
}))
const FALSE = 'It keeps drinks hot for 24 hours.'
const TRUE = 'It keeps drinks hot for 6 hours.'
const ads = adsFrom((slot) =>
	slot.length >= 60 ? [{ text: `The lid opens with one hand. ${FALSE}`.slice(0, slot.length), facts: ['f1'] }] : [],
)
const textsOf = (some: typeof ads) => AD_SLOTS.flatMap((slot) => textsIn(some, slot)).map(({ text }) => text)

describe('[K-2] ads are mended as pages are', () => {
	it('a sentence that is objected to is said otherwise, and its neighbour stays', () => {
		expect(findingsInAds(ads, FACTS, 'english', {})).toMatchObject([{ text: FALSE, unliftable: true }])
		const mended = mendAds(ads, { [FALSE]: TRUE })
		expect(sentencesOfAds(mended)).toContain(TRUE)
		expect(textsOf(mended).join(' ')).not.toContain('24')
		expect(checkAds(mended, FACTS, 'english').removed).toEqual([])
	})

	it('what a channel has no room for stays as it was, and is left out by the check', () => {
		const mended = mendAds(ads, { [FALSE]: `${TRUE} ${'So it is. '.repeat(500)}` })
		expect(textsOf(mended)).toEqual(textsOf(ads))
		expect(checkAds(mended, FACTS, 'english').removed.length).toBeGreaterThan(0)
	})

	it('[K-7] a verdict counts for the sentence it was given of alone', () => {
		const said = {
			[FALSE]: { verdict: 'unsupported' as const, facts: [] },
			'The lid opens with one hand.': { verdict: 'entailed' as const, facts: ['f1'] },
		}
		const objected = findingsInAds(ads, FACTS, 'english', said)
		expect(objected.map(({ text }) => text)).toEqual([FALSE])
		expect(checkAds(mendAds(ads, { [FALSE]: TRUE }), FACTS, 'english', said).removed).toEqual([])
	})
})

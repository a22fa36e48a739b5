import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '../../../../core/locale/languages'
import { AD_LANGUAGES, adCards, plainCard } from './ad-channels'

const line = (text: string) => ({ text, facts: ['f1'] })

describe('[T-1] languages of ad copy', () => {
	test('are the pages’ in their order, with Moroccan Darija behind them', () => {
		const pages = LANGUAGES.map(({ id }) => id).filter((id) => id !== 'moroccan arabic')
		expect(AD_LANGUAGES).toEqual([...pages, 'moroccan arabic'])
		expect(AD_LANGUAGES[0]).toBe('english')
	})
})

describe('[T-2] texts by channel', () => {
	const cards = adCards({
		google: { headline: [line('👩‍🍳 إبريق'), line('Kettle')], description: [line('Boils one litre')] },
		meta: { primary: [], headline: [], description: [] },
		tiktok: { text: [line('cafe\u0301')] },
	})

	test('are counted as a reader counts characters, against the channel’s limit', () => {
		expect(cards.map(({ name }) => name)).toEqual(['Google Ads', 'TikTok'])
		expect(cards.flatMap(({ lines }) => lines.map(({ part, length, limit }) => [part, length, limit]))).toEqual([
			['headline', 7, 30],
			['headline', 6, 30],
			['description', 15, 90],
			['text', 4, 100],
		])
	})

	test('are copied a line each', () => {
		expect(cards.map(plainCard)).toEqual(['👩‍🍳 إبريق\nKettle\nBoils one litre', 'cafe\u0301'])
	})
})

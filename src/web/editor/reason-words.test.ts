import { afterEach, describe, expect, it } from 'vitest'
import type { Fact } from '../../core/product/facts'
import { checkStatement } from '../../core/truth/check-statement'
import { showLanguage } from '../i18n/show-language'
import { reasonWords } from './reason-words'
import { translate } from './words'

const FACTS: Fact[] = [
	{ id: 'f1', kind: 'title', text: 'Norrvik desk lamp', origin: { rule: 'title', place: 'title' } },
	{ id: 'f2', kind: 'bullet', text: 'Made of steel, 38 cm high', origin: { rule: 'bullets', place: 'bullets' } },
]

/** Statements no fact bears out, each for a reason of its own. */
const CLAIMS: readonly [text: string, language: string][] = [
	['Made of titanium.', 'english'],
	['It is 52 cm high and draws 90 W.', 'english'],
	['Its own weight is 90 kg.', 'english'],
	['Only 3 left in stock, so be quick.', 'english'],
	['The offer ends in 2 hours.', 'english'],
	['Loved by thousands of happy customers.', 'english'],
	['Now at half the price.', 'english'],
	['With a lifetime warranty.', 'english'],
	['Free delivery tomorrow.', 'english'],
	['Returns are free for 30 days.', 'english'],
	['It cures headaches.', 'english'],
	['The best lamp in the world.', 'english'],
	['On sale since 12 March 2021.', 'english'],
	['Fits every Makita machine.', 'english'],
	['The lamp stands on the desk and gives its light to the page you are reading.', 'arabic'],
	['La lampe est belle et 灯具 sur le bureau.', 'french'],
]
const REASONS = [
	...new Set([
		'Rests on no fact of the listing or the store profile',
		...CLAIMS.flatMap(([text, language]) => checkStatement({ text, facts: FACTS, language }).reasons),
	]),
]

afterEach(() => showLanguage('en'))

describe('[K-2] why a statement was not let stand', () => {
	it('is in English what the checker says', () => {
		expect(REASONS.length).toBeGreaterThan(12)
		for (const reason of REASONS) expect(reasonWords(translate, reason)).toBe(reason)
	})

	it.each(['fr', 'ar', 'es'] as const)('[W-1] is said in %s, also when a record holds several at once', async (language) => {
		await showLanguage(language)
		expect(REASONS.filter((reason) => reasonWords(translate, reason) === reason)).toEqual([])
		const both = reasonWords(translate, REASONS.join('; '))
		for (const reason of REASONS) expect(both).toContain(reasonWords(translate, reason))
	})

	it('names the words it is about, and lets through what it does not know', async () => {
		await showLanguage('fr')
		expect(reasonWords(translate, 'No fact states “titanium” (“titane”)')).toBe('Aucun fait n’affirme «\u202ftitane\u202f»')
		expect(reasonWords(translate, 'Not written in Moroccan Darija')).toBe('N’est pas écrit en arabe (Maroc)')
		expect(reasonWords(translate, 'Something new')).toBe('Something new')
	})
})

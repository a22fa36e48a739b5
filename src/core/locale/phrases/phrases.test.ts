import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '../languages'
import { isWrittenIn, scriptPattern } from '../recognize-language'
import { type Phrases, phrasesFor } from './index'

const english = phrasesFor('english')
const KEYS = Object.keys(english) as (keyof Phrases)[]
const HEADINGS: (keyof Phrases)[] = [
	'benefits',
	'features',
	'story',
	'specifications',
	'variants',
	'box',
	'gallery',
	'images',
	'faq',
	'price',
	'brand',
	'howToUse',
	'comparison',
	'sizeTable',
	'guarantee',
	'delivery',
	'returns',
	'warranty',
	'payment',
	'reviews',
	'contact',
	'phone',
	'email',
	'orderForm',
	'fullName',
	'city',
	'quantity',
	'legal',
]
const BUTTONS: (keyof Phrases)[] = ['buyNow', 'orderNow']
/** Words many languages have taken over as they are. */
const SHARED = /^(?:galerie|galeria|gallery|brand|image|details|spesifikasi|pris|price|menu|foto|no)$/i

const graphemes = (text: string) => Array.from(new Intl.Segmenter('und').segment(text)).length

describe.each(LANGUAGES.map((language) => [language.label, language] as const))('[W-8] phrases in %s', (_, language) => {
	const phrases = phrasesFor(language.id)

	test('every phrase is trimmed, without exclamation marks', () => {
		for (const key of KEYS) {
			expect(phrases[key]).toBe(phrases[key].trim())
			expect(phrases[key]).not.toMatch(/[!！¡]/)
			expect(phrases[key].replace(/\{\{\w+\}\}/g, '')).toMatch(/\p{L}/u)
		}
	})

	test('every letter is of the language’s own script', () => {
		const script = scriptPattern(language.script)
		if (!script) throw new Error(`no pattern for ${language.script}`)
		for (const key of KEYS) {
			const letters = phrases[key].replace(/\{\{\w+\}\}/g, '').match(/\p{L}/gu) ?? []
			expect(letters.filter((letter) => !letter.match(script) && !/\p{Lm}/u.test(letter))).toEqual([])
		}
	})

	test('headings and buttons are short, questions ask', () => {
		for (const key of HEADINGS) expect(graphemes(phrases[key])).toBeLessThanOrEqual(32)
		for (const key of BUTTONS) expect(graphemes(phrases[key])).toBeLessThanOrEqual(24)
		const asks = KEYS.filter((key) => key.startsWith('ask'))
		for (const key of asks) expect(phrases[key]).toMatch(language.id === 'thai' ? /[\u0E00-\u0E7F]$/ : /[?？؟;]$/)
	})

	if (language.id !== 'english') {
		test('no English is left over', () => {
			const same = KEYS.filter(
				(key) =>
					phrases[key].toLowerCase() === english[key].toLowerCase() && !SHARED.test(phrases[key].replace(/\{\{\w+\}\}|[^\p{L}]/gu, '')),
			)
			expect(same).toEqual([])
			expect(isWrittenIn(KEYS.map((key) => phrases[key].replace(/\{\{\w+\}\}/g, '')).join('. '), language.id)).toBe(true)
		})
	}
})

test('[W-8] no two languages share a set of phrases, and an unknown language gets the English ones', () => {
	const sets = LANGUAGES.map((language) => JSON.stringify(phrasesFor(language.id)))
	expect(new Set(sets).size).toBe(LANGUAGES.length)
	expect(phrasesFor('klingon')).toBe(english)
	expect(phrasesFor(' Moroccan Arabic ').buyNow).toBe('شري دابا')
})

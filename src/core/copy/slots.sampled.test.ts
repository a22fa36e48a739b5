import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { timesOf } from '../../../test/support/sample'
import type { Fact, FactKind } from '../product/facts'
import { plainFromRichText, richTextFromPlain } from '../text/rich-text'
import { normalizeText } from '../truth/normalize-text'
import { checkCopy } from './check/check-copy'
import { fillSlots } from './slots'

const rows: readonly (readonly [FactKind, string, string?])[] = [
	['title', 'Sony WH-1000XM6 headphones, 18/8 steel'],
	['spec', '30 h', 'Battery life'],
	['spec', '1,250.5 g', 'Weight'],
	['spec', '12 inches', 'Cable length'],
	['bullet', 'Holds 500 ml and works at 220-240 V.'],
]
const FACTS = rows.map(
	([kind, text, name], at): Fact => ({ id: `f${at + 1}`, kind, text, ...(name ? { name } : {}), origin: { rule: 'test', place: 'test' } }),
)

describe('[W-11] figures are slots, filled by code', () => {
	test.each([
		['english', 'Plays for {{f2:30 h}}.', 'Plays for 30 h.', ['f2']],
		['french', 'Jusqu’à {{f4:12 inches}}.', 'Jusqu’à 12\u00a0pouces.', ['f4']],
		['arabic', 'طوله {{f4:12 inches}}.', 'طوله 12 بوصة.', ['f4']],
		['german', 'Spielt {{f2:30 hours}}.', 'Spielt 30 Stunden.', ['f2']],
		['english', 'Holds {{f5: 500 ml} of {f2: 30 h}} and f5: 500 ml.', 'Holds 500 ml of 30 h and 500 ml.', ['f5', 'f2']],
		['german', 'Wiegt {{f3:1250.5 g}}.', 'Wiegt 1250,5 g.', ['f3']],
		['french', 'Les {{f1:WH-1000XM6}} en acier {{f1:18/8}}.', 'Les WH-1000XM6 en acier 18/8.', ['f1']],
		['spanish', 'El cable mide {{f4:30.5 cm}}.', 'El cable mide 30,5 cm.', ['f4']],
		['english', 'Runs at {{ f5 : 220-240 V }}.', 'Runs at 220-240 V.', ['f5']],
	])('%s: %s', (language, written, filled, facts) => expect(fillSlots(written, FACTS, language)).toEqual({ text: filled, facts }))

	test('one that names no fact, or says otherwise than the fact, is no evidence for its figure', () => {
		expect(fillSlots('Plays {{f2:90 h}} and {{f99:7 kg}} {{', FACTS, 'english')).toEqual({ text: 'Plays 90 h and 7 kg ', facts: [] })
	})

	test('a figure the fact holds in another unit is evidence; one figure it holds does not carry another; words are none', () => {
		const said = (value: string) => fillSlots(`{{f4:${value}}}`, FACTS, 'english').facts
		expect([said('30.48 cm'), said('12 inches'), said('inches long'), said('12 inches and 90 h')]).toEqual([['f4'], ['f4'], [], []])
		expect(fillSlots('{{f5:500 ml at 220 V}}', FACTS, 'english').facts).toEqual(['f5'])
	})

	test('what a fact is called counts as said by it, and nothing stands for a name it has not', () => {
		expect(fillSlots('{{f2:Battery life}} {{f5:undefined}}', FACTS, 'english')).toEqual({ text: 'Battery life undefined', facts: ['f2'] })
	})

	test('random copies in 12 languages, 10 000 of them in the deep run: no digit reaches the page that stands in no fact', () => {
		const languages = 'english french german spanish italian portuguese arabic japanese russian turkish polish hindi'.split(' ')
		const value = fc.constantFrom(
			'30 h',
			'1250.5 g',
			'1,250.5 g',
			'30.5 cm',
			'500 ml',
			'WH-1000XM6',
			'90 h',
			'7 kg',
			'3',
			'999',
			'٧٥٠',
			'48 %',
			'2031',
		)
		const piece = fc.oneof(
			fc.tuple(fc.integer({ min: 1, max: 7 }), value).map(([id, said]) => `{{f${id}:${said}}}`),
			value,
			fc.constantFrom('und', 'la', 'the cable', 'вес', 'مع', 'です。', 'x', '{{', '}}', ':', '.'),
		)
		const known = new Set(FACTS.flatMap(({ text }) => normalizeText(text).match(/\d+/gu) ?? []))
		// What follows from them: 1250.5 without its decimals, 12 in as 30.5 cm.
		for (const digits of ['1250', '5', '30', '2', '6', '1', '48']) known.add(digits)
		known.delete('48')
		fc.assert(
			fc.property(fc.constantFrom(...languages), fc.array(piece, { minLength: 1, maxLength: 8 }), (language, pieces) => {
				const { text } = fillSlots(pieces.join(' '), FACTS, language)
				const sentences = [text, ...text.split(/(?<=\.)\s/u)]
				const verdicts = new Map(sentences.map((said) => [said, { verdict: 'entailed' as const, facts: ['f1'] }]))
				const cited = { html: richTextFromPlain(text), facts: ['f1'] }
				const none = { html: 'A', facts: [] }
				const left = [
					checkCopy('story', { heading: none, paragraphs: [cited] }, FACTS, language, verdicts).copy?.paragraphs,
					checkCopy('hero', { headline: cited, subheadline: cited, callToAction: none }, FACTS, language, verdicts).copy?.subheadline,
					checkCopy('faq', { heading: none, items: [{ question: none, answer: cited }] }, FACTS, language, verdicts).copy?.items,
					checkCopy(
						'seo',
						{ title: 'A', description: text, slug: 'a', keywords: [text], imageSubject: text, facts: ['f1'] },
						FACTS,
						language,
						verdicts,
					).copy,
				]
				const texts = JSON.stringify(left, (key, value: unknown) =>
					key === 'facts' ? undefined : key === 'html' ? plainFromRichText(String(value)) : value,
				)
				const digits = normalizeText(texts).match(/\d+/gu) ?? []
				expect(digits.filter((one) => !known.has(one))).toEqual([])
			}),
			{ numRuns: timesOf(10_000, 500) },
		)
	}, 120_000)
})

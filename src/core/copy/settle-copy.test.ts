import { describe, expect, test } from 'vitest'
import type { Fact } from '../product/facts'
import { richTextFromPlain } from '../text/rich-text'
import type { Verdict } from './check/check-part'
import type { CopyOf, Text } from './copy'
import { checkWith, type Judged, NOT_JUDGED, settleCopy } from './settle-copy'

const fact = (id: string, kind: Fact['kind'], text: string): Fact => ({ id, kind, text, origin: { rule: 'test', place: 'test' } })
const FACTS = [
	fact('f1', 'title', 'Brask Travel Mug, 500 ml'),
	fact('f2', 'bullet', 'Double wall of stainless steel keeps drinks hot for 6 hours.'),
	fact('f3', 'bullet', 'The lid opens with one hand.'),
]
const text = (plain: string, ...facts: string[]): Text => ({ html: richTextFromPlain(plain), facts })
const points = (...items: [string, string, string][]): CopyOf<'benefits'> => ({
	heading: text('Why this mug'),
	items: items.map(([title, words, id]) => ({ title: text(title, id), text: text(words, id) })),
})
const FALSE = 'It keeps drinks hot for 24 hours.'
const TRUE = 'It keeps drinks hot for 6 hours.'
const LID = 'Open it with one hand.'
const written = points(['Hot for long', FALSE, 'f2'], ['One hand', LID, 'f3'])
const settle = (replaced: Record<string, string> = {}, verdicts: Judged['verdicts'] = {}) =>
	settleCopy('benefits', written, { verdicts, replaced, wrongRows: [] }, FACTS, 'english')
const saying = (verdict: Verdict['verdict'], facts: string[] = ['f2']): Verdict => ({ verdict, facts })

describe('what the page gets of a part that was objected to', () => {
	test('[K-2] a sentence that stands takes the place of what could not, and the record says so', () => {
		const { copy, removed } = settle({ [FALSE]: TRUE })
		expect(copy?.items.map((item) => item.text.html)).toEqual([TRUE, LID])
		expect(removed).toMatchObject([{ text: FALSE, outcome: 'rewritten', instead: TRUE }])
	})

	test('[K-2] what fails again is left out, both sayings on the record', () => {
		const again = 'It keeps drinks hot for 48 hours.'
		const { copy, removed } = settle({ [FALSE]: again })
		expect(JSON.stringify(copy)).not.toMatch(/24|48/)
		expect(removed.map(({ text: said, outcome }) => [said, outcome])).toEqual([
			[FALSE, 'left-out'],
			[again, 'left-out'],
		])
	})

	test('[K-2] a sentence given up is left out and its neighbour stays', () => {
		const { copy, removed } = settle({ [FALSE]: '' })
		expect(copy?.items.map((item) => item.text.html)).toContain(LID)
		expect(removed).toMatchObject([{ text: FALSE, outcome: 'left-out' }])
	})

	test('[K-2] a headline that cannot stand is replaced by the plain fact, and the record shows which', () => {
		const hero = { headline: text('The mug of 9 litres', 'f1'), subheadline: text(TRUE, 'f2'), callToAction: text('Buy now') }
		const { copy, removed } = settleCopy('hero', hero, NOT_JUDGED, FACTS, 'english')
		expect(removed).toMatchObject([{ outcome: 'replaced', instead: copy?.headline.html }])
		expect(copy?.headline.html).toContain('Brask Travel Mug')
	})
})

describe('[K-7] a judge decides on meaning', () => {
	test.each(['unsupported', 'contradicted'] as const)('a sentence it calls %s goes, with that reason', (verdict) => {
		const { copy, removed } = settle({ [FALSE]: TRUE }, { [LID]: saying(verdict) })
		expect(JSON.stringify(copy ?? '')).not.toContain(LID)
		expect(removed.find((removal) => removal.text === LID)).toMatchObject({ reasons: [{ code: verdict }], outcome: 'left-out' })
	})

	test('it overrules the floor on superlatives and missing evidence', () => {
		const claims = ['The best mug for the road.', 'It comes with a brush.']
		for (const claim of claims) {
			const copy = points(['Hot', claim, 'f2'])
			const verdicts = { [claim]: saying('entailed') }
			expect(settleCopy('benefits', copy, { verdicts, replaced: {}, wrongRows: [] }, FACTS, 'english').removed).toEqual([])
		}
	})

	test.each([
		'Certified by TÜV.',
		'An award-winning design.',
		'Rated 4.9 stars.',
		'Only 199 dollars today.',
		'It relieves back pain.',
		'Only 3 left in stock.',
		'The offer ends tonight.',
		'Loved by thousands of customers.',
		'Lifetime warranty.',
		'Free shipping.',
		'Free returns.',
		'Now 50% off.',
		'At the lowest price.',
		'It holds 987 ml.',
	])('it never overrules the floor on a hard kind or a figure no fact has: %s', (claim) => {
		const copy = points(['Hot', claim, 'f2'], ['One hand', LID, 'f3'])
		const verdicts = { [claim]: saying('entailed'), Hot: saying('opinion'), 'One hand': saying('opinion'), [LID]: saying('entailed') }
		const { copy: left, removed } = settleCopy('benefits', copy, { verdicts, replaced: {}, wrongRows: [] }, FACTS, 'english')
		expect(JSON.stringify(left)).not.toContain(claim)
		expect(removed.map((removal) => removal.text)).toContain(claim)
	})

	test.each([
		['It keeps drinks hot for 500 hours.', 'english'],
		['It keeps drinks hot for ten hours.', 'english'],
		['Il garde les boissons chaudes 500 heures.', 'french'],
		['Depuis 2019 sur les routes.', 'french'],
	])('no verdict bears a figure that no fact has with its unit: %s', (claim, language) => {
		const copy = points(['Hot', claim, 'f2'], ['One hand', LID, 'f3'])
		for (const verdict of ['entailed', 'opinion'] as const) {
			const judged = { verdicts: { [claim]: saying(verdict, ['f1']) }, replaced: {}, wrongRows: [] }
			expect(settleCopy('benefits', copy, judged, FACTS, language).removed.map((removal) => removal.text)).toContain(claim)
		}
	})

	test('[K-1] a figure names its source, whatever fact the writer cited', () => {
		const copy = points(['Hot', TRUE, 'f1'], ['Holds 500 ml', LID, 'f3'])
		const { copy: left } = settleCopy('benefits', copy, NOT_JUDGED, FACTS, 'english')
		expect(left?.items.map((item) => item.text.facts)).toEqual([['f1', 'f2'], ['f3']])
		expect(left?.items[1]?.title.facts).toEqual(['f3', 'f1'])
		const seo = { title: 'Travel mug, 500 ml', description: TRUE, slug: 'mug', keywords: [], imageSubject: 'A mug', facts: ['f3'] }
		expect(settleCopy('seo', seo, NOT_JUDGED, FACTS, 'english').copy?.facts).toEqual(['f3', 'f1', 'f2'])
	})

	test('[K-4] only a seller’s statement lifts a hard kind', () => {
		const claim = 'Free shipping.'
		const facts = [...FACTS, fact('f4', 'seller', 'Free shipping in all of Morocco.')]
		const copy = points(['Hot', claim, 'f4'])
		expect(settleCopy('benefits', copy, NOT_JUDGED, facts, 'english').removed).toEqual([])
	})

	test('what it calls an opinion needs no fact', () => {
		const scene = 'Sunday morning, rain on the window, and a book you have been saving.'
		const copy: CopyOf<'story'> = { heading: text('Morning'), paragraphs: [text(scene)] }
		expect(
			settleCopy('story', copy, { verdicts: { [scene]: saying('opinion', []) }, replaced: {}, wrongRows: [] }, FACTS, 'english').removed,
		).toEqual([])
	})
})

test('[K-2] with other facts the same copy is judged anew', () => {
	expect(checkWith('benefits', written, FACTS, 'english').removed).toMatchObject([{ text: FALSE }])
	const longer = FACTS.map((one) =>
		one.id === 'f2' ? fact('f2', 'bullet', 'Double wall of stainless steel keeps drinks hot for 24 hours.') : one,
	)
	expect(checkWith('benefits', written, longer, 'english').removed).toEqual([])
})

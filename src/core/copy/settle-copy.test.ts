import { describe, expect, test } from 'vitest'
import { richTextFromPlain } from '../page/rich-text'
import type { Fact } from '../product/facts'
import type { CopyOf, Text } from './copy'
import { checkWith, settleCopy } from './settle-copy'

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
const settle = (rewritten?: CopyOf<'benefits'>) => settleCopy('benefits', { written, rewritten }, FACTS, 'english')

describe('what the page gets of a part that was objected to', () => {
	test('[K-2] a rewriting that stands takes the place of what could not, and the record says so', () => {
		const { copy, removed } = settle(points(['Hot for long', TRUE, 'f2'], ['One hand', LID, 'f3']))
		expect(copy?.items.map((item) => item.text.html)).toEqual([TRUE, LID])
		expect(removed).toMatchObject([{ text: FALSE, outcome: 'rewritten', instead: TRUE }])
	})

	test('[K-2] what fails again is left out, both sayings on the record', () => {
		const again = 'It keeps drinks hot for 48 hours.'
		const { copy, removed } = settle(points(['Hot for long', again, 'f2'], ['One hand', LID, 'f3']))
		expect(JSON.stringify(copy)).not.toMatch(/24|48/)
		expect(removed.map(({ text: said, outcome }) => [said, outcome])).toEqual([
			[FALSE, 'left-out'],
			[again, 'left-out'],
		])
	})

	test('[K-2] a rewriting in which more cannot stand is not taken', () => {
		const worse = points(
			['Hot for long', 'It keeps 9 litres hot for 24 hours. It is certified by TÜV.', 'f2'],
			['One hand', 'Weighs 77 g.', 'f3'],
		)
		const { copy, removed } = settle(worse)
		expect(copy?.items.map((item) => item.text.html)).toContain(LID)
		expect(removed).toMatchObject([{ text: FALSE, outcome: 'left-out' }])
	})

	test('[K-2] a neighbour that moved up is not taken for a rewriting', () => {
		const { removed } = settle(points(['One hand', LID, 'f3']))
		expect(removed).toMatchObject([{ text: FALSE, outcome: 'left-out' }])
		expect(removed[0]?.instead).toBeUndefined()
	})

	test('[K-2] a headline that cannot stand is replaced by the plain fact, and the record shows which', () => {
		const hero = { headline: text('The mug of 9 litres', 'f1'), subheadline: text(TRUE, 'f2'), callToAction: text('Buy now') }
		const { copy, removed } = settleCopy('hero', { written: hero }, FACTS, 'english')
		expect(removed).toMatchObject([{ outcome: 'replaced', instead: copy?.headline.html }])
		expect(copy?.headline.html).toContain('Brask Travel Mug')
	})

	test('[K-2] what a second model objects to is taken out like what the checker does, and nothing else can be done by it', () => {
		const { copy, removed } = checkWith('benefits', written, FACTS, 'english', [
			{ text: LID, reasons: [{ code: 'unsupported', words: '' }] },
		])
		expect(JSON.stringify(copy ?? '')).not.toContain(LID)
		expect(removed[0]).toMatchObject({ text: LID, reasons: [{ code: 'unsupported' }], outcome: 'left-out' })
		expect(checkWith('benefits', written, FACTS, 'english', [{ text: 'Not in the copy', reasons: [] }]).copy?.items.at(-1)?.text.html).toBe(
			LID,
		)
	})
})

test('[K-2] a verdict is of one text, its facts and what was objected: with other facts the same copy is judged anew', () => {
	expect(checkWith('benefits', written, FACTS, 'english').removed).toMatchObject([{ text: FALSE }])
	const longer = FACTS.map((one) =>
		one.id === 'f2' ? fact('f2', 'bullet', 'Double wall of stainless steel keeps drinks hot for 24 hours.') : one,
	)
	expect(checkWith('benefits', written, longer, 'english').removed).toEqual([])
	expect(checkWith('benefits', written, [...FACTS], 'english').removed).toMatchObject([{ text: FALSE }])
	expect(checkWith('benefits', written, FACTS, 'english', [{ text: LID, reasons: [] }]).removed).toHaveLength(2)
})

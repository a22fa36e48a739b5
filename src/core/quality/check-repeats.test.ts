import { describe, expect, test } from 'vitest'
import { hideSection } from '../page/edit/hide-section'
import type { Page, Section } from '../page/page'
import { fullPage } from '../page/page.fixture'
import { checkRepeats } from './check-repeats'

const text = (html: string) => ({ html, facts: [] })
const own = (id: string, body: string) => ({ id, type: 'text', hidden: false, locked: false, props: { body: text(body) } }) as Section
const asked = (...questions: string[]) =>
	({
		id: 'asked',
		type: 'faq',
		hidden: false,
		locked: false,
		props: {
			heading: text('Questions'),
			items: questions.map((question, at) => ({ id: `q${at}`, question: text(question), answer: text(`Answer number ${at}`) })),
		},
	}) as Section
const page = (...sections: Section[]): Page => ({ ...fullPage(), sections })
const SAID = 'The lid opens with one hand, even when it is full.'

describe('[R-8] what a page says twice', () => {
	test('is pointed out where it stands the second time, whatever its case and punctuation', () => {
		const found = checkRepeats(page(own('one', `<p>${SAID}</p>`), own('two', `<p>${SAID.toUpperCase().replace(',', ' –')}</p>`)))
		expect(found).toMatchObject([{ code: 'repeated_text', section: 'two' }])
	})

	test('questions are pointed out however short', () => {
		expect(checkRepeats(page(asked('How big?', 'How heavy?', 'How big')))).toMatchObject([{ code: 'repeated_question', section: 'asked' }])
	})

	test('the bar that stays in sight may name the product as the opening does', () => {
		const bar = { ...own('bar', ''), type: 'stickyBar', props: { headline: text(SAID), button: text('Order') } } as Section
		expect(checkRepeats(page(own('one', `<p>${SAID}</p>`), bar))).toEqual([])
	})

	test('short names and what visitors do not see are none', () => {
		const twice = page(
			own('one', '<p>Steel</p>'),
			own('two', '<p>Steel</p>'),
			own('three', `<p>${SAID}</p>`),
			own('four', `<p>${SAID}</p>`),
		)
		expect(checkRepeats(hideSection(twice, 'four', true))).toEqual([])
	})
})

import { describe, expect, test } from 'vitest'
import { SECTION_TYPES } from '../../../core/page/page'
import { textFieldsOf } from './text-fields'

const RICH = { html: { type: 'richtext', contentEditable: true } }

describe('[R-2] every text of every section is typed into where it stands', () => {
	test.each(SECTION_TYPES)('%s', (type) => {
		expect(Object.keys(textFieldsOf(type)).length).toBeGreaterThan(0)
	})

	test('texts inside entries, and lists of texts inside entries, too', () => {
		expect(textFieldsOf('faq')).toMatchObject({
			items: { arrayFields: { question: { objectFields: RICH }, answer: { objectFields: RICH } } },
		})
		expect(textFieldsOf('variants')).toMatchObject({ dimensions: { arrayFields: { values: { type: 'array', arrayFields: RICH } } } })
	})

	test('a headline is one line, an answer may hold lists', () => {
		expect(textFieldsOf('hero')).toMatchObject({ headline: { objectFields: { html: { options: { bulletList: false, heading: false } } } } })
		expect(textFieldsOf('faq')).toMatchObject({
			items: { arrayFields: { answer: { objectFields: { html: { options: { heading: { levels: [3, 4] } } } } } } },
		})
	})
})

import { describe, expect, it } from 'vitest'
import { isAppError } from '../errors'
import { emptyProps } from './compose/default-props'
import { parsePage } from './migrate'
import { SECTION_TYPES } from './page'
import { countingIds, fullPage } from './page.fixture'
import { puckDataOf, sectionsOfPuckData, withPuckData } from './puck-data'

describe('[R-2] the editor’s data', () => {
	it('comes back as the page that went in, for every section type', () => {
		const page = fullPage()
		expect(new Set(page.sections.map((section) => section.type)).size).toBe(SECTION_TYPES.length)
		expect(withPuckData(page, puckDataOf(page.sections), countingIds('y'))).toEqual(page)
	})

	it('shares nothing with the page, so the editor may write into it', () => {
		const page = fullPage()
		const before = JSON.stringify(page)
		for (const item of puckDataOf(page.sections).content) for (const key of Object.keys(item.props)) item.props[key] = 'scribbled'
		expect(JSON.stringify(page)).toBe(before)
	})

	it('may hold what the editor adds: unknown props, zones, entries without id, missing texts', () => {
		const data = {
			root: { props: { title: 'root' } },
			zones: {},
			content: [
				{
					type: 'faq',
					readOnly: { heading: true },
					props: {
						id: 'faq-1',
						puck: { isEditing: true },
						heading: { html: '<p class="x">Ask</p>', facts: ['f1', 7], extra: 1 },
						items: [{}, { id: 'a', question: { html: '<b>Why?</b>' } }, { id: 'a' }],
					},
				},
			],
		}
		const [section] = sectionsOfPuckData(data, countingIds('y'))
		expect(section).toEqual({
			id: 'faq-1',
			type: 'faq',
			hidden: false,
			locked: false,
			props: {
				heading: { html: '<p>Ask</p>', facts: ['f1'] },
				items: [
					{ id: 'y1', question: { html: '', facts: [] }, answer: { html: '', facts: [] } },
					{ id: 'a', question: { html: '<strong>Why?</strong>', facts: [] }, answer: { html: '', facts: [] } },
					{ id: 'y2', question: { html: '', facts: [] }, answer: { html: '', facts: [] } },
				],
			},
		})
	})

	it('gives a section pasted with an id that is taken one of its own', () => {
		const page = fullPage()
		const data = puckDataOf(page.sections)
		const again = { ...data, content: [...data.content, ...data.content.slice(0, 1)] }
		const changed = withPuckData(page, again, countingIds('y'))
		expect(parsePage(changed).sections.at(-1)?.id).toBe('y1')
	})

	it('with a kind of section no page has is refused by name', () => {
		const data = { root: {}, content: [{ type: 'Marquee', props: { id: 'm' } }] }
		expect(() => sectionsOfPuckData(data, countingIds())).toThrow(/Marquee/)
		try {
			sectionsOfPuckData({ root: {}, content: [{ type: 'hero', props: { id: 'h', images: 7 } }] }, countingIds())
			expect.unreachable()
		} catch (error) {
			expect(isAppError(error, 'invalid_request')).toBe(true)
		}
	})

	it('of an empty section of each type is valid', () => {
		for (const type of SECTION_TYPES) {
			const [section] = sectionsOfPuckData({ root: {}, content: [{ type, props: { id: type } }] }, countingIds())
			expect(section?.props).toEqual(emptyProps(type))
		}
	})
})

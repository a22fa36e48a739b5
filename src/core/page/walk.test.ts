import { describe, expect, it } from 'vitest'
import { fullPage } from './page.fixture'
import { mapTexts, setTextAt, textsOfPage } from './walk'

describe('[K-1] walking the texts of a page', () => {
	it('meets every text once, with a way that leads back to it', () => {
		const page = fullPage()
		const places = textsOfPage(page)
		expect(places).toHaveLength(JSON.stringify(page.sections).split('"html":').length - 1)
		for (const { sectionId, path, text } of places) {
			const section = page.sections.find((candidate) => candidate.id === sectionId)
			const changed = JSON.stringify(setTextAt(section?.props, path, { ...text, html: 'changed-here' }))
			expect(changed.split('changed-here')).toHaveLength(2)
		}
	})

	it('keeps untouched sections the same objects', () => {
		const page = fullPage()
		const changed = mapTexts(page, ({ text }) => (text.html === 'Steel' ? { html: 'Brass', facts: [] } : text))
		expect(changed.sections.filter((section, index) => section !== page.sections[index]).length).toBeGreaterThan(0)
		expect(changed.sections[0]).toBe(page.sections[0])
		expect(mapTexts(page, ({ text }) => text)).toEqual(page)
	})
})

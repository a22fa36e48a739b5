import { expect, it } from 'vitest'
import { fullPage } from './page.fixture'
import { saysNothing } from './says-nothing'
import { mapTexts } from './walk'

it('[R-13] a section emptied of its words says nothing, unless it shows a picture, a price or a form', () => {
	const page = fullPage()
	const bare = mapTexts(page, ({ text }) => ({ ...text, html: '' }))
	const silent = (images: typeof page.images) => bare.sections.filter((section) => saysNothing(section, images)).map(({ type }) => type)
	expect(page.sections.filter((section) => saysNothing(section, page.images))).toEqual([])
	expect(silent([])).toEqual(expect.arrayContaining(['benefits', 'specifications', 'faq', 'gallery']))
	expect(silent([])).not.toContain('hero')
	expect(silent([])).not.toContain('callToAction')
	const pictured = bare.sections.filter(({ props }) => /"image":"/.test(JSON.stringify(props))).map(({ type }) => type)
	expect(pictured.length).toBeGreaterThan(0)
	for (const type of pictured) expect(silent(page.images)).not.toContain(type)
})

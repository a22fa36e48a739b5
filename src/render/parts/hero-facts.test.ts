import { expect, test } from 'vitest'
import type { Page } from '../../core/page/page'
import { fullPage } from '../../core/page/page.fixture'
import { renderPage } from '../render-page'
import { heroFacts } from './hero-facts'

/** A page whose table has so many rows. */
function withRows(count: number): Page {
	const page = fullPage({ theme: 'bench' })
	const rows = Array.from({ length: count }, (_, index) => ({
		id: `row${index}`,
		name: { html: `Name ${index}`, facts: [] },
		value: { html: `Value ${index}`, facts: [] },
	}))
	const sections = page.sections.map((section) =>
		section.type === 'specifications' ? { ...section, props: { ...section.props, rows } } : section,
	)
	return { ...page, sections }
}
const timesSaid = (page: Page) =>
	Array.from(
		{ length: 9 },
		(_, index) => renderPage(page, { imageUrl: ({ key }) => key, mode: 'document' }).split(`>Value ${index}<`).length - 1,
	)

test('[R-13] what the opening shows of the specifications the table leaves out; a short table stays whole', () => {
	expect(heroFacts(withRows(9))).toHaveLength(6)
	expect(timesSaid(withRows(9))).toEqual(Array(9).fill(1))
	expect(heroFacts(withRows(6))).toHaveLength(3)
	expect(heroFacts(withRows(5))).toEqual([])
})

test('[R-13] without an opening the table says it all', () => {
	const page = withRows(9)
	expect(heroFacts({ ...page, sections: page.sections.filter(({ type }) => type !== 'hero') })).toEqual([])
})

import { Parser } from 'htmlparser2'
import { describe, expect, it } from 'vitest'
import { type Page, type Section, themeSchema } from '../core/page/page'
import { fullPage } from '../core/page/page.fixture'
import { renderPage } from './render-page'

type Tag = { name: string; attributes: Record<string, string> }

function tagsOf(html: string): Tag[] {
	const tags: Tag[] = []
	const parser = new Parser({ onopentag: (name, attributes) => tags.push({ name, attributes }) })
	parser.end(html)
	return tags
}

const classed = (tags: readonly Tag[], name: string) => tags.filter(({ attributes }) => attributes.class?.split(' ').includes(name))
const render = (page: Page) => renderPage(page, { imageUrl: ({ key }) => `https://cdn.example/${key}`, mode: 'document' })
const said = (html: string) => ({ html, facts: [] })

/** The page with its opening changed. */
function opening(change: Partial<Extract<Section, { type: 'hero' }>['props']>, theme: Page['theme'] = 'bench'): string {
	const page = fullPage()
	const sections = page.sections.map((section) =>
		section.type === 'hero' ? { ...section, props: { ...section.props, ...change } } : section,
	)
	return render({ ...page, theme, sections })
}

describe('[R-11] the opening', () => {
	it.each(themeSchema.options)(
		'of %s has its pictures to swipe, a thumbnail that leads to each, a dot for each, and the large one behind it',
		(theme) => {
			const page = fullPage()
			const tags = tagsOf(render({ ...page, theme }))
			const pictures = page.sections.flatMap((section) => (section.type === 'hero' ? section.props.images : []))
			expect(pictures.length).toBeGreaterThan(1)

			const links = tags.filter(({ name, attributes }) => name === 'a' && /^#s-.+-\d+$/.test(attributes.href ?? ''))
			expect(links).toHaveLength(pictures.length)
			for (const { attributes } of links) {
				expect(
					classed(
						tags.filter((tag) => tag.attributes.id === attributes.href?.slice(1)),
						'vt-field',
					),
				).toHaveLength(1)
			}
			const dots = tags.slice(tags.findIndex(({ attributes }) => attributes.class === 'vt-dots') + 1)
			expect(dots.findIndex(({ name }) => name !== 'i')).toBe(pictures.length)

			const zooms = classed(tags, 'vt-zoom').map(({ attributes }) => attributes.href)
			const largest = pictures.map((id) => {
				const files = page.images.find((image) => image.id === id)?.files.filter(({ format }) => format !== 'avif') ?? []
				return Math.max(...files.map(({ width }) => width))
			})
			expect(zooms).toHaveLength(pictures.length)
			for (const [index, address] of zooms.entries()) expect(address).toContain(`-${largest[index]}.`)
		},
	)

	it('shows eight of many choices and says how many more there are; a colour that is known has its swatch', () => {
		const values = ['Red', 'Soft grey-ish mix', ...Array.from({ length: 34 }, (_, index) => `Kind ${index}`)].map(said)
		const html = opening({ options: [{ id: 'o', name: said('Colour'), values }] })
		expect(html).toContain('>+28</bdi>')
		expect(classed(tagsOf(html.slice(0, html.indexOf('vt-more"'))), 'vt-chip')).toHaveLength(8)
		expect(classed(tagsOf(html), 'vt-chip')).toHaveLength(36)
		expect(classed(tagsOf(html), 'vt-swatch')[0]?.attributes.style).toMatch(/background/)
		expect(classed(tagsOf(opening({ options: [{ id: 'o', name: said('Pack'), values: values.slice(2, 5) }] })), 'vt-swatch')).toEqual([])
	})

	it.each(themeSchema.options)(
		'of %s says the seller’s terms below the button, each with a drawing; without terms there is no strip',
		(theme) => {
			const term = (topic: 'delivery' | 'returns' | 'payment' | 'guarantee') => ({
				id: topic,
				title: said(`${topic}!`),
				text: said('As said.'),
				topic,
			})
			const terms = (['delivery', 'returns', 'payment', 'guarantee'] as const).map(term)
			const html = opening({ terms }, theme)
			const strip = html.slice(html.indexOf('class="vt-proof"'))
			expect(classed(tagsOf(strip.slice(0, strip.indexOf('</ul>'))), 'vt-sign')).toHaveLength(4)
			expect(html.indexOf('class="vt-proof"')).toBeGreaterThan(html.indexOf('class="vt-btn"'))
			expect(opening({ terms: [] }, theme)).not.toContain('class="vt-proof"')
		},
	)
})

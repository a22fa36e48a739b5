import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'

const { SECTION_TYPES } = await import('../../../src/core/page/page')
const { newSection } = await import('../../../src/web/editor/sections/new-section')
const { runCommand } = await import('../../support/run-command')
const { composePage } = await import('../../../src/core/page/compose/compose-page')
const { parsePage } = await import('../../../src/core/page/migrate')
const { countingIds, fullInput } = await import('../../../src/core/page/page.fixture')
const { puckDataOf, withPuckData } = await import('../../../src/core/page/puck-data')
const { setSectionLook } = await import('../../../src/core/page/section-options')
const { storedPageSchema } = await import('../../../src/core/contracts/pages')
const { renderPage } = await import('../../../src/render/render-page')
const { addEntry, entriesOf } = await import('../../../src/web/editor/sections/section-entry-list')
const { textFieldsOf } = await import('../../../src/web/editor/canvas/text-fields')

describe('[R-13] a new kind of section, by being registered', () => {
	const page = composePage(fullInput())
	const toy = page.sections.find(({ type }) => (type as string) === 'toy')
	const html = (made: typeof page) => renderPage(made, { imageUrl: ({ key }) => key, mode: 'document' })

	it('is composed, stored and read back, at its place', () => {
		expect(parsePage(JSON.parse(JSON.stringify(page)))).toEqual(page)
		const types = page.sections.map(({ type }) => type as string)
		expect(types.indexOf('toy')).toBe(types.indexOf('benefits') + 1)
	})

	it('is part of what the API takes and gives', () => {
		const texts = { product_url: '', product_page_html: '', product_gallery_html: '' }
		const stored = { id: 'p', version: 1, page, ...texts, should_show_toast: 0, updated_at: '' }
		expect(storedPageSchema.parse(stored).page.sections.some(({ id }) => id === toy?.id)).toBe(true)
	})

	it('is drawn with its own CSS, in a layout of its own that is checked', () => {
		expect(html(page)).toContain('class="vt-toy vt-as-spinning"')
		expect(html(page)).toContain('.vt-toy{color:var(--tone)}')
		expect(html(setSectionLook(page, toy?.id ?? '', { layout: 'still' }))).toContain('vt-as-still')
		expect(() => setSectionLook(page, toy?.id ?? '', { layout: 'rows' })).toThrow(/cannot be set/)
	})

	it('is edited: its texts have fields, its entries can be added, and the editor’s data comes back whole', () => {
		expect(Object.keys(textFieldsOf('toy' as 'text'))).toEqual(['heading', 'items'])
		const longer = addEntry(page, toy?.id ?? '', 'x')
		const section = longer.sections.find(({ id }) => id === toy?.id)
		expect(section && entriesOf(section).map(({ id }) => id)).toContain('x')
		expect(withPuckData(page, puckDataOf(page.sections), countingIds('y'))).toEqual(page)
	})

	it('is offered in the menu of sections, filled from the page’s facts', () => {
		expect(SECTION_TYPES as string[]).toContain('toy')
		const { section, filled } = newSection(page, 'toy' as 'text', countingIds('n'))
		expect(filled).toBe(true)
		expect(JSON.stringify(section.props)).toContain(page.product.title)
	})

	it('is written by the command line, in the page and in a store’s description', async () => {
		const folder = await mkdtemp(join(tmpdir(), 'vitrine-toy-'))
		onTestFinished(() => rm(folder, { recursive: true, force: true }))
		await writeFile(join(folder, 'page.json'), JSON.stringify(page))
		for (const format of ['html', 'shopify']) {
			const run = await runCommand([
				...['render', join(folder, 'page.json'), '--format', format, '--pictures', 'https://pictures.example', '--out', '-'],
			])
			expect(run.exitCode, run.stderr).toBe(0)
			expect(run.stdout).toContain(`Toy ${page.product.title}`)
		}
	})
})

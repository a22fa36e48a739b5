import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { AppError } from '../../../core/errors'
import { addColumn } from '../../../core/page/compose/table-columns'
import { duplicateSection } from '../../../core/page/edit/duplicate-section'
import { editText } from '../../../core/page/edit/edit-section'
import { hideSection } from '../../../core/page/edit/hide-section'
import { lockSection } from '../../../core/page/edit/lock-section'
import { moveImage } from '../../../core/page/edit/move-image'
import { moveSection } from '../../../core/page/edit/move-section'
import { removeImage } from '../../../core/page/edit/remove-image'
import { setOffer } from '../../../core/page/edit/set-offer'
import { setSeo } from '../../../core/page/edit/set-seo'
import { parsePage } from '../../../core/page/migrate'
import type { Page } from '../../../core/page/page'
import { countingIds, fullPage } from '../../../core/page/page.fixture'
import { setSectionLook } from '../../../core/page/section-options'
import { textsOfSection } from '../../../core/page/walk'
import { renderPage } from '../../../render/render-page'
import { dataOf, fingerprint, pageOf } from './page-data'

const rendered = (page: Page) => renderPage(page, { imageUrl: (file) => `/files/${file.key}`, mode: 'document' })
const newId = countingIds('x')

type Act = (page: Page, at: number, words: string) => Page
const sectionAt = (page: Page, at: number) => page.sections[at % page.sections.length]?.id ?? ''
const ACTS: Record<string, Act> = {
	move: (page, at) => moveSection(page, sectionAt(page, at), at * 3),
	duplicate: (page, at) => duplicateSection(page, sectionAt(page, at), newId),
	hide: (page, at) => hideSection(page, sectionAt(page, at), at % 2 === 0),
	lock: (page, at) => lockSection(page, page.sections.at(-1)?.id ?? '', at % 2 === 0),
	edit: (page, at, words) => {
		const section = page.sections[at % (page.sections.length - 1)]
		const place = section && textsOfSection(section)[0]
		const html = words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
		return place ? editText(page, section.id, place.path, { html, facts: ['f1'] }) : page
	},
	picture: (page, at) => (page.gallery.length > 1 ? removeImage(page, page.gallery[at % page.gallery.length] ?? '') : page),
	order: (page, at) => moveImage(page, page.gallery[0] ?? '', at),
	layout: (page, at) =>
		setSectionLook(page, page.sections.find(({ type }) => type === 'hero')?.id ?? '', { layout: at % 2 ? 'full' : undefined }),
	price: (page, at) => setOffer(page, { price: { amountMinor: 100 + at, currency: 'USD' } }),
	search: (page, _at, words) => setSeo(page, { description: words }),
	column: (page) => addColumn(page, 'more-comparison'),
}

/** What is locked refuses to be changed: the page stays as it was. */
function after(page: Page, { name, at, words }: { name: string; at: number; words: string }): Page {
	try {
		return ACTS[name]?.(page, at, words) ?? page
	} catch (error) {
		if (error instanceof AppError && error.code === 'conflict') return page
		throw error
	}
}

describe('[R-2] [R-6] what is kept, what is edited and what is exported are one page', () => {
	test('whatever was done to it, a page read back, or opened in the editor, renders to the same HTML', () => {
		const step = fc.record({
			name: fc.constantFrom(...Object.keys(ACTS)),
			at: fc.nat(30),
			words: fc.string({ unit: 'grapheme', maxLength: 20 }),
		})
		fc.assert(
			fc.property(fc.array(step, { maxLength: 8 }), (steps) => {
				const page = steps.reduce(after, fullPage())
				const html = rendered(page)
				expect(rendered(parsePage(JSON.parse(JSON.stringify(page))))).toBe(html)
				const opened = pageOf(page, dataOf(page))
				expect(rendered(opened)).toBe(html)
				expect(fingerprint(pageOf(opened, dataOf(opened)))).toBe(fingerprint(opened))
			}),
			{ numRuns: 15 },
		)
	})

	test('price, search texts and the record travel with the sections, so that one undo brings them back', () => {
		const page = fullPage()
		const changed = setSeo(setOffer(page, null), { title: 'Another' })
		expect(pageOf(page, dataOf(changed))).toMatchObject({ offer: null, seo: { title: 'Another' } })
		expect(pageOf(changed, dataOf(page))).toMatchObject({ offer: page.offer, seo: page.seo })
	})
})

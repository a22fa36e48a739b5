import { describe, expect, it } from 'vitest'
import { isAppError } from '../errors'
import { migratePage, parsePage } from './migrate'
import { fullPage } from './page.fixture'

function codeOf(run: () => unknown): string | undefined {
	try {
		run()
	} catch (error) {
		return isAppError(error) ? error.code : String(error)
	}
	return undefined
}

const words = (html: string) => ({ html, facts: [] })

describe('[N-2] parsePage', () => {
	it('takes a saved page back as it was', () => {
		const page = fullPage()
		expect(parsePage(JSON.parse(JSON.stringify(page)))).toEqual(page)
	})

	it.each([
		['nothing', null],
		['a page of no version', { ...fullPage(), version: undefined }],
		['a newer page', { ...fullPage(), version: 99 }],
		[
			'[N-4] a text with a script',
			{ ...fullPage(), sections: [{ id: 'a', type: 'text', props: { body: { html: '<script>1</script>' } } }] },
		],
		['[N-4] an order address that runs', { ...fullPage(), buying: { kind: 'link', url: 'javascript:alert(1)' } }],
		['a section of an unknown type', { ...fullPage(), sections: [{ id: 'a', type: 'reviews', props: {} }] }],
		['two sections of one id', { ...fullPage(), sections: [...fullPage().sections, ...fullPage().sections.slice(0, 1)] }],
	])('refuses %s with invalid_request', (_, json) => {
		expect(codeOf(() => parsePage(json))).toBe('invalid_request')
	})

	it('[R-12] brings a page of version 1 along: one destination, pictures of the opening, its layout', () => {
		const { buying: _new, ...rest } = fullPage()
		const oldSections = [
			{
				id: 'h',
				type: 'hero',
				props: { headline: words('H'), subheadline: words(''), callToAction: words('Buy'), image: 'a', layout: 'full' },
			},
			{ id: 'o', type: 'orderForm', props: { heading: words('O'), text: words(''), button: words('B'), action: null } },
			{ id: 'b', type: 'box', props: { heading: words('B'), items: [{ id: 'i', text: words('Lamp') }] } },
		]
		const migrated = (change: object) => parsePage({ ...rest, version: 1, sections: oldSections, ...change })
		const page = migrated({ orderUrl: 'https://shop.example/order' })
		expect(page.buying).toEqual({ kind: 'form', action: 'https://shop.example/order' })
		expect(page.sections[0]).toMatchObject({ layout: 'full', props: { images: ['a'], options: [], terms: [], rating: false } })
		expect(page.sections[2]).toMatchObject({ props: { items: [{ image: null }] } })
		const withoutForm = { sections: oldSections.slice(0, 1) }
		expect(migrated({ ...withoutForm, orderUrl: 'https://shop.example' }).buying).toEqual({ kind: 'link', url: 'https://shop.example' })
		expect(migrated({ ...withoutForm, orderUrl: 'mailto:a@b.example?subject=x' }).buying).toEqual({ kind: 'mail', address: 'a@b.example' })
		expect(migrated({ ...withoutForm, orderUrl: 'tel:0600 000 000' }).buying).toEqual({ kind: 'phone', number: '0600000000' })
		expect(migrated(withoutForm).buying).toBeNull()
	})

	it('migrations an old page version by version, and says when a step is lost', () => {
		const migrations = {
			1: (page: Record<string, unknown>) => ({ ...page, a: 1 }),
			2: (page: Record<string, unknown>) => ({ ...page, b: page.a }),
		}
		expect(migratePage({ version: 1 }, migrations, 3)).toEqual({ version: 3, a: 1, b: 1 })
		expect(codeOf(() => migratePage({ version: 1 }, { 2: migrations[2] }, 3))).toBe('invalid_request')
	})
})

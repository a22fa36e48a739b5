import { describe, expect, it } from 'vitest'
import { isAppError } from '../errors'
import { liftPage, parsePage } from './migrate'
import { fullPage } from './page.fixture'

function codeOf(run: () => unknown): string | undefined {
	try {
		run()
	} catch (error) {
		return isAppError(error) ? error.code : String(error)
	}
	return undefined
}

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
		['[N-4] an order address that runs', { ...fullPage(), orderUrl: 'javascript:alert(1)' }],
		['a section of an unknown type', { ...fullPage(), sections: [{ id: 'a', type: 'reviews', props: {} }] }],
		['two sections of one id', { ...fullPage(), sections: [...fullPage().sections, ...fullPage().sections.slice(0, 1)] }],
	])('refuses %s with invalid_request', (_, json) => {
		expect(codeOf(() => parsePage(json))).toBe('invalid_request')
	})

	it('lifts an old page version by version, and says when a step is lost', () => {
		const lifts = {
			1: (page: Record<string, unknown>) => ({ ...page, a: 1 }),
			2: (page: Record<string, unknown>) => ({ ...page, b: page.a }),
		}
		expect(liftPage({ version: 1 }, lifts, 3)).toEqual({ version: 3, a: 1, b: 1 })
		expect(codeOf(() => liftPage({ version: 1 }, { 2: lifts[2] }, 3))).toBe('invalid_request')
	})
})

import { describe, expect, test } from 'vitest'
import { removeFact, unsupportedTexts } from '../../../core/page/edit/edit-facts'
import { removeImage } from '../../../core/page/edit/remove-image'
import { samplePage } from '../preview/sample-page'
import { dataOf, fingerprint, pageOf } from './page-data'

describe('[R-2] what the editor holds is the page', () => {
	test('a page opened and not touched comes back the same, hidden sections and pictures included', () => {
		const page = samplePage()
		expect(fingerprint(pageOf(page, dataOf(page)))).toBe(fingerprint(page))
	})

	test('a text typed into comes back at its place, its facts kept, what may not stand in a page left out', () => {
		const page = samplePage()
		const data = dataOf(page)
		const hero = data.content[0]
		if (!hero) throw new Error('the sample page has a hero')
		hero.props.headline = { html: '<p>Warm <strong>to the end</strong><script>alert(1)</script></p>', facts: ['f1'] }
		const [section] = pageOf(page, data).sections
		expect(section?.type === 'hero' && section.props.headline).toEqual({ html: '<p>Warm <strong>to the end</strong></p>', facts: ['f1'] })
	})

	test('[R-1] pictures travel with the sections, so that one undo brings both back', () => {
		const page = samplePage()
		const without = removeImage(page, 'i1')
		const data = dataOf(without)
		expect(pageOf(page, data)).toMatchObject({ gallery: ['i2', 'i3'] })
		expect(pageOf(page, dataOf(page)).gallery).toEqual(['i1', 'i2', 'i3'])
	})

	test('[R-7] the price asked and the address orders go to are the editor’s, too: set, changed and taken away', () => {
		const page = samplePage()
		const offer = { price: { amountMinor: 4900, currency: 'USD' } }
		const buying = { kind: 'link', url: 'https://shop.example/order' } as const
		const priced = pageOf(page, dataOf({ ...page, offer, buying }))
		expect(priced).toMatchObject({ offer, buying })
		const cleared = pageOf(priced, dataOf({ ...priced, buying: null, offer: null }))
		expect([cleared.offer, cleared.buying]).toEqual([null, null])
	})

	test('[K-2] a text whose fact is gone is told of through saving and opening, until it is rewritten', () => {
		const removed = removeFact(samplePage(), 'f1')
		const opened = dataOf(pageOf(removed, dataOf(removed)))
		expect(unsupportedTexts(pageOf(removed, opened)).map(({ text }) => text.html)).toEqual(['Warm to the last cup'])
		const hero = opened.content[0]
		if (!hero) throw new Error('the sample page has a hero')
		hero.props.headline = { html: 'A teapot', facts: ['f1'] }
		const rewritten = pageOf(removed, opened)
		expect(unsupportedTexts(rewritten)).toEqual([])
		expect(fingerprint(pageOf(rewritten, dataOf(rewritten)))).toBe(fingerprint(rewritten))
	})
})

import { expect, test } from 'vitest'
import { MAX_LISTING_BYTES } from '../../core/limits'
import { bookmarkletOf, keepBrought, readBrought, takeBrought } from './brought-page'

const page = { vitrine: 'page', html: '<h1>Kettle</h1>', url: 'https://shop.example/kettle', title: 'Kettle' }

test('[X-11] a page that is posted to the door is taken with its address and title, once', async () => {
	const brought = readBrought(page)
	if (typeof brought !== 'object') throw new Error('no page')
	expect([await brought.file.text(), brought.url, brought.title]).toEqual(['<h1>Kettle</h1>', 'https://shop.example/kettle', 'Kettle'])
	keepBrought(brought)
	expect(takeBrought()).toBe(brought)
	expect(takeBrought()).toBeUndefined()
})

test('[X-11] what is no page, too large or without an address of the web is refused or left out', () => {
	expect(readBrought({ type: 'webpackOk' })).toBeUndefined()
	expect(readBrought('page')).toBeUndefined()
	expect(readBrought({ ...page, html: ' ' })).toBe('empty')
	expect(readBrought({ ...page, html: 'x'.repeat(MAX_LISTING_BYTES + 1) })).toBe('too_large')
	expect(readBrought({ ...page, url: 'javascript:alert(1)' })).toMatchObject({ url: '' })
})

test('[X-11] the bookmarklet answers its own installation alone', () => {
	const code = decodeURIComponent(bookmarkletOf('https://vitrine.example').replace('javascript:', ''))
	expect(code).toContain('"https://vitrine.example"')
	expect(code).toContain('e.origin===o&&e.source===w')
	expect(() => new Function(code)).not.toThrow()
})

import { describe, expect, test } from 'vitest'
import { MAX_LISTING_BYTES } from '../../../core/limits'
import { errorOf } from './saved-page'

describe('[D-7] a saved page is looked at before it is sent', () => {
	test('an .html, .htm or .mhtml file within the limit is taken', () => {
		expect(errorOf({ name: 'Teapot.HTML', size: 900 })).toBeUndefined()
		expect(errorOf({ name: 'teapot.htm', size: MAX_LISTING_BYTES })).toBeUndefined()
	})

	test('[D-8] anything else is answered with what to do instead', () => {
		expect(errorOf({ name: 'teapot.mhtml', size: 900 })).toBeUndefined()
		expect(errorOf({ name: 'teapot.pdf', size: 900 })).toMatch(/ends in \.html or \.mhtml/)
		expect(errorOf({ name: 'teapot.html', size: 0 })).toMatch(/empty/)
		expect(errorOf({ name: 'teapot.html', size: MAX_LISTING_BYTES + 1 })).toMatch(/20 MB/)
	})
})

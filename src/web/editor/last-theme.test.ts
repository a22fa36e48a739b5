import { expect, test } from 'vitest'
import { openStorage } from '../browser/browser-storage'
import { readLastTheme, rememberLastTheme } from './last-theme'

const store = () =>
	openStorage(() => {
		throw new TypeError('no storage')
	})

test('[R-5] the theme chosen last is offered first the next time; before the first choice, and once it is gone, none is', () => {
	const kept = store()
	expect(readLastTheme(kept)).toBeUndefined()
	rememberLastTheme(kept, 'glow')
	expect(readLastTheme(kept)).toBe('glow')
	kept.setItem('last_theme', '"bazaar"')
	expect(readLastTheme(kept)).toBeUndefined()
})

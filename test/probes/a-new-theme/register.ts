import { vi } from 'vitest'

// A theme is a descriptor, a look, and a line for each in a registry. Here the lines are added as a test adds them;
// that nothing else of the product has to know the theme is what is shown.
vi.mock('../../../src/core/themes/themes', async (original) => {
	const { THEMES, THEME_NAMES } = await original<typeof import('../../../src/core/themes/themes')>()
	const { toybox } = await import('./toybox')
	return { THEMES: { ...THEMES, toybox }, THEME_NAMES: [...THEME_NAMES, 'toybox'] }
})
vi.mock('../../../src/render/themes/looks', async (original) => {
	const { LOOKS } = await original<typeof import('../../../src/render/themes/looks')>()
	const { toyboxLook } = await import('./toybox')
	return { LOOKS: { ...LOOKS, toybox: toyboxLook } }
})

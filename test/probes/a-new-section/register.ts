import { vi } from 'vitest'

// A kind of section is two descriptors and a line for each in a registry. Here the lines are added as a test adds them;
// that nothing else of the product has to know the kind is what is shown.
vi.mock('../../../src/core/page/sections/registry', async (original) => {
	const { SECTION_KINDS } = await original<typeof import('../../../src/core/page/sections/registry')>()
	const { toy } = await import('./kind')
	return { SECTION_KINDS: { ...SECTION_KINDS, toy } }
})
vi.mock('../../../src/render/sections/registry', async (original) => {
	const { designOf, sectionStructure } = await original<typeof import('../../../src/render/sections/registry')>()
	const { toyDesign } = await import('./design')
	return {
		designOf: (type: string) => (type === 'toy' ? toyDesign : designOf(type as 'hero')),
		sectionStructure: sectionStructure + toyDesign.css,
	}
})

import { vi } from 'vitest'

// A marketplace is a descriptor, a reader, and a line for each in a registry. Here the lines are added as a test adds
// them; that nothing else of the product has to know the marketplace is what is shown.
vi.mock('../../../src/core/product/marketplaces/registry', async (original) => {
	const { MARKETPLACES } = await original<typeof import('../../../src/core/product/marketplaces/registry')>()
	const { TOYMART } = await import('./toymart')
	return { MARKETPLACES: [...MARKETPLACES, TOYMART] }
})
vi.mock('../../../src/connectors/marketplaces/registry', async (original) => {
	const { MARKETPLACE_READERS } = await original<typeof import('../../../src/connectors/marketplaces/registry')>()
	const { any, ...particular } = MARKETPLACE_READERS
	const { toymart } = await import('./toymart')
	return { MARKETPLACE_READERS: { ...particular, toymart, any } }
})

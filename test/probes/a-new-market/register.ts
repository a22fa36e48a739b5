import { vi } from 'vitest'

// A market is a descriptor and a line in the registry. Here the line is added as a test adds it; that nothing else of
// the product has to know the market is what is shown.
vi.mock('../../../src/core/locale/markets/registry', async (original) => {
	const { MARKETS } = await original<typeof import('../../../src/core/locale/markets/registry')>()
	const { TOYLAND } = await import('./toyland')
	return { MARKETS: [...MARKETS, TOYLAND] }
})

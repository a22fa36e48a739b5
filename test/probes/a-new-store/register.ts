import { vi } from 'vitest'

// A store is a descriptor, a connector, and a line for each in a registry. Here the lines are added as a test adds
// them; that nothing else of the product has to know the store is what is shown.
vi.mock('../../../src/core/stores/registry', async (original) => {
	const { STORES } = await original<typeof import('../../../src/core/stores/registry')>()
	const { TOY } = await import('./toy')
	return { STORES: [...STORES, TOY] }
})
vi.mock('../../../src/pipeline/store-connector-list', async (original) => {
	const { STORE_CONNECTORS } = await original<typeof import('../../../src/pipeline/store-connector-list')>()
	const { createToy } = await import('./toy')
	return { STORE_CONNECTORS: { ...STORE_CONNECTORS, toy: (_: unknown, { API_URL }: { API_URL: string }) => createToy(API_URL) } }
})
vi.mock('../../../src/render/exports/csv-writers', async (original) => {
	const { CSV_WRITERS } = await original<typeof import('../../../src/render/exports/csv-writers')>()
	const { toyCsv } = await import('./toy')
	return { CSV_WRITERS: { ...CSV_WRITERS, toy: toyCsv } }
})

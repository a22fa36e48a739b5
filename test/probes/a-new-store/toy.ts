import type { StoreConnector } from '../../../src/connectors/stores/store'
import { AppError } from '../../../src/core/errors'
import { msg } from '../../../src/core/messages/message'
import type { StoreDescriptor } from '../../../src/core/stores/descriptors/descriptor'
import type { StoreProduct } from '../../../src/core/stores/store-product'

/** A platform nobody has: what is pushed to it is kept in memory. */
export const TOY = {
	id: 'toy',
	name: 'Toyland',
	connect: { by: 'consent', pushesFrom: 'return' },
	access: 'everyone',
	settings: [
		{ name: 'CLIENT_ID', kind: 'text', required: true },
		{ name: 'API_URL', kind: 'url', initial: 'https://api.toy.example' },
	],
	sendsEvents: true,
	description: 'plain',
	lacks: [],
	mostOptions: null,
	hasCsv: true,
	privacy: { name: 'Toyland', text: 'If you connect a toy store: the product you push.' },
} as const satisfies StoreDescriptor

export const toyCsv = (page: { product: { title: string } }) => ({ csv: `Toy\n${page.product.title}\n`, leftOut: [] })

/** What the toy store holds. */
export const shelf = new Map<string, StoreProduct>()

export function createToy(apiUrl: string): StoreConnector {
	const pushed = (product: StoreProduct) => {
		shelf.set(product.key, product)
		const adminUrl = `${apiUrl}/admin/${product.key}`
		return { id: product.key, imageIds: {}, url: null, adminUrl, status: product.status, leftOut: [] }
	}
	return {
		id: 'toy' as 'youcan',
		entry: 'oauth',
		authorizeUrl: ({ state, returnUrl }) => `${apiUrl}/consent?${new URLSearchParams({ state, return_to: returnUrl })}`,
		readEntry: (query) => ({ state: new URLSearchParams(query).get('state') ?? undefined, startedByStore: false }),
		connect: async () => ({ account: 'toy-1', name: 'The toy shop', url: apiUrl, currency: 'USD', credentials: { token: 't' } }),
		check: async () => ({ name: 'The toy shop', url: apiUrl, currency: 'USD' }),
		find: async (_access, key) => (shelf.has(key) ? { id: key, imageIds: {}, inTrash: false } : undefined),
		push: async (_access, product) => pushed(product),
		update: async (_access, _ref, product) => pushed(product),
		snapshot: async () => null,
		fieldsOf: () => ({}),
		restore: async () => [],
		disconnect: async () => undefined,
		readEvent() {
			throw new AppError('forbidden', msg('request.nothing_here'))
		},
	}
}

import type { StoreDescriptor } from './descriptor'

export const SHOPIFY = {
	id: 'shopify',
	name: 'Shopify',
	connect: { by: 'consent', shop: { name: 'your-store', address: 'your-store.myshopify.com' }, pushesFrom: 'page' },
	access: 'owner',
	settings: [
		{ name: 'CLIENT_ID', kind: 'text', required: true },
		{ name: 'CLIENT_SECRET', kind: 'text', required: true },
		// Where browsers find a shop, when not at its own address.
		{ name: 'BROWSER_URL', kind: 'shop-url' },
	],
	sendsEvents: true,
	description: 'plain',
	// Its stock is counted by location, which needs rights of its own; measures but the weight have no field.
	lacks: ['shortDescription', 'size', 'quantity'],
	mostOptions: 3,
	hasCsv: true,
	csvLacks: ['shortDescription', 'attributes', 'size'],
	privacy: {
		name: 'Shopify',
		text: 'If you connect a Shopify store: the product you push, with texts, price and pictures. You choose this each time.',
	},
} as const satisfies StoreDescriptor

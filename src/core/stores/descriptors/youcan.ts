import type { StoreDescriptor } from './descriptor'

export const YOUCAN = {
	id: 'youcan',
	name: 'YouCan',
	connect: { by: 'consent', pushesFrom: 'return' },
	access: 'everyone',
	settings: [
		{ name: 'CLIENT_ID', kind: 'text', required: true },
		{ name: 'CLIENT_SECRET', kind: 'text', required: true },
		{ name: 'API_URL', kind: 'url', initial: 'https://api.youcan.shop' },
		{ name: 'AUTHORIZE_URL', kind: 'url', initial: 'https://seller-area.youcan.shop/admin/oauth/authorize' },
	],
	sendsEvents: true,
	description: 'plain',
	// The documented calls: a product is found by its sku alone, so that is our key; its lists of categories need a
	// right we do not ask for, its weights name no unit.
	lacks: ['sku', 'shortDescription', 'category', 'tags', 'attributes', 'weight', 'size', 'gtin', 'altTexts'],
	mostOptions: 3,
	hasCsv: false,
	privacy: {
		name: 'YouCan',
		text: 'If you connect a YouCan store: the product you push, with texts, price and pictures. You choose this each time.',
	},
} as const satisfies StoreDescriptor

import type { StoreDescriptor } from './descriptor'

export const WOOCOMMERCE = {
	id: 'woocommerce',
	name: 'WooCommerce',
	place: 'WordPress',
	connect: {
		by: 'keys',
		screen: '/connect-woocommerce-store',
		calls: {
			read: '/get_woo_credentials',
			save: '/save_woo_credentials',
			remove: '/delete_woo_credentials',
			validate: '/validate_woo_credentials',
			push: '/push_to_woocommerce',
		},
	},
	access: 'owner',
	settings: [{ name: 'ALLOW_HTTP', kind: 'flag' }],
	sendsEvents: false,
	description: 'wordpress',
	lacks: [],
	mostOptions: null,
	hasCsv: true,
	csvLacks: ['altTexts'],
	privacy: {
		name: 'Your own WooCommerce store',
		text: 'If you connect one: the product you push, with texts, price and pictures. It runs wherever you host it.',
	},
} as const satisfies StoreDescriptor

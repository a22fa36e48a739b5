import type { StoreProfileField } from '../../core/seller/check-store-profile'

/** How a field is asked for: what it is, what makes it useful to a buyer, and an example of such words. */
export type FieldWords = { field: StoreProfileField; label: string; hint: string; example: string; lines?: number }

/** What the seller promises: each becomes a fact, and stands word for word in a page's terms. */
export const TERMS: readonly FieldWords[] = [
	{
		field: 'delivery',
		label: 'Delivery',
		hint: 'Where to, how long, what it costs. “Fast shipping” tells a buyer nothing; days and a price do.',
		example: 'We deliver everywhere in Morocco within 2 to 4 working days for 30 MAD.',
		lines: 2,
	},
	{
		field: 'returns',
		label: 'Returns',
		hint: 'How many days, in what state, who pays the way back.',
		example: 'Send it back within 14 days, unused and in its box. We pay the return.',
		lines: 2,
	},
	{
		field: 'guarantee',
		label: 'Guarantee',
		hint: 'How long, what it covers, and what you then do. Leave it empty if you give none.',
		example: '12 months on faults of material. We repair it, or replace it with a new one.',
		lines: 2,
	},
	{
		field: 'payment',
		label: 'Payment',
		hint: 'Every way to pay, and when.',
		example: 'Cash on delivery, or by card when you order.',
		lines: 2,
	},
]

/** How a buyer reaches the seller. */
export const CONTACT: readonly FieldWords[] = [
	{ field: 'storeName', label: 'Name of your store', hint: 'As buyers know it.', example: 'Atlas Home' },
	{
		field: 'whatsapp',
		label: 'WhatsApp',
		hint: 'With the country code; becomes a button that opens a chat.',
		example: '+212 6 00 00 00 00',
	},
	{ field: 'phone', label: 'Telephone', hint: 'Becomes a button that calls you.', example: '+212 5 00 00 00 00' },
	{ field: 'email', label: 'E-mail', hint: 'An address you read.', example: 'orders@your-store.example' },
	{
		field: 'address',
		label: 'Postal address',
		hint: 'As it may stand on a page; many countries ask for it.',
		example: 'Street and number, town, country',
		lines: 2,
	},
]

export const FONT_WORDS = {
	theme: 'The theme’s own',
	serif: 'Serif: classic, bookish',
	sans: 'Sans: plain, modern',
	rounded: 'Rounded: friendly, soft',
	condensed: 'Condensed: tall, sporty',
	mono: 'Mono: technical',
} as const

import type { FormFields } from '../http/route-policy'

/** The form that pushes a page to a store (spec §7), for the OpenAPI document. */
export const PUSH_FORM: FormFields = {
	fields: {
		product_html: 'the page’s HTML; not needed with page_id',
		gallery_html: 'the gallery’s HTML',
		price: 'a whole number; with decimals where the operator accepts them (PRICE_DECIMALS)',
		compare_at_price: 'likewise, higher than the price',
		page_id: 'the page as it is stored, which is the truth',
		connection: 'one of several connected stores',
		status: 'draft or published; left out, a product that is there stays as it is',
		new_status: 'draft or published (as when left out): a product that is made, where status is left out',
		title: 'headline (as when left out) or listing: which title the product gets',
		sku: 'the number people read; one is made of the title when it is left out',
		quantity: 'how many there are to sell, a whole number',
		category: 'the id of a category the store has',
		no_category: 'anything: the product is filed nowhere, whatever was chosen for such a listing before',
		new_category: 'the names from the top of a category to be made, with › between them',
		option_values:
			'JSON of the values to make combinations of, by the option’s name: {"Size":["S","M"]}; all of an option that is left out',
		currency: 'ISO 4217 of the price, where the page’s is in another currency than the store’s',
		clerk_user_id: 'must be the user who is signed in',
	},
}

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
		status: 'draft or published',
		clerk_user_id: 'must be the user who is signed in',
	},
}

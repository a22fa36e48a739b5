import {
	authorizeRequestSchema,
	authorizeResponseSchema,
	connectionListSchema,
	connectionSchema,
	pushListSchema,
	pushMessageSchema,
	pushOutcomeSchema,
	pushRequestSchema,
	renameConnectionSchema,
	saveWooRequestSchema,
	wooCredentialsSchema,
	wooRequestSchema,
	wooStatusSchema,
	wooValiditySchema,
} from '../../../core/contracts/stores'
import { DONE, type FormFields, type Named, type Operation } from './operation'

const CONNECTION: Named = ['Connection', connectionSchema]
const WOO_STATUS: Named = ['WooStatus', wooStatusSchema]
const WOO_REQUEST: Named = ['WooRequest', wooRequestSchema]

const PUSH_FORM: FormFields = {
	fields: {
		product_html: 'the page’s HTML; not needed with page_id',
		gallery_html: 'the gallery’s HTML',
		price: 'a whole number',
		compare_at_price: 'a whole number higher than the price',
		page_id: 'the page as it is stored, which is the truth',
		connection: 'one of several connected stores',
		status: 'draft or published',
		clerk_user_id: 'must be the user who is signed in',
	},
}

const authorize = (store: string, query: Record<string, string>): Operation => ({
	method: 'post',
	path: `/${store}/authorize`,
	summary: 'A form of the own pages: connects the store where it is not, then pushes',
	who: 'user',
	csrf: 'origin',
	query,
	body: PUSH_FORM,
	status: 303,
})

/** Connected stores, and pages sent to them. */
export const STORE_OPERATIONS: readonly Operation[] = [
	{
		method: 'get',
		path: '/api/stores/connections',
		summary: 'The stores that are connected',
		who: 'user',
		answer: ['ConnectionList', connectionListSchema],
	},
	{
		method: 'patch',
		path: '/api/stores/connections/{id}',
		summary: 'Names a store',
		who: 'user',
		body: ['RenameConnection', renameConnectionSchema],
		answer: CONNECTION,
	},
	{
		method: 'post',
		path: '/api/stores/connections/{id}/default',
		summary: 'Makes a store the one pages go to unless another is named',
		who: 'user',
		answer: CONNECTION,
	},
	{ method: 'delete', path: '/api/stores/connections/{id}', summary: 'Disconnects a store', who: 'user', status: 204 },
	{
		method: 'post',
		path: '/api/stores/{store}/authorize',
		summary: 'Where to go to connect a store without pushing anything',
		who: 'user',
		body: ['AuthorizeRequest', authorizeRequestSchema],
		answer: ['AuthorizeResponse', authorizeResponseSchema],
	},
	{
		method: 'post',
		path: '/api/pages/{id}/push',
		summary: 'Sends a page to a store: one product, however often',
		who: 'user',
		body: ['PushRequest', pushRequestSchema],
		answer: ['PushOutcome', pushOutcomeSchema],
	},
	{ method: 'get', path: '/api/pages/{id}/pushes', summary: 'What was sent of a page', who: 'user', answer: ['PushList', pushListSchema] },
	{
		method: 'post',
		path: '/api/pushes/{id}/restore',
		summary: 'Brings back what the product was before a push',
		who: 'user',
		answer: DONE,
	},
	authorize('youcan', {}),
	authorize('shopify', { shop: 'my-shop.myshopify.com' }),
	{
		method: 'post',
		path: '/shopify/push',
		summary: 'Sends a page to the connected Shopify store',
		who: 'user',
		csrf: 'origin',
		body: PUSH_FORM,
		answer: ['PushMessage', pushMessageSchema],
	},
	{
		method: 'get',
		path: '/get_woo_credentials',
		summary: 'The connected WooCommerce store, key and secret masked',
		who: 'user',
		query: { clerk_user_id: 'must be the user who is signed in' },
		answer: ['WooCredentials', wooCredentialsSchema],
	},
	{
		method: 'post',
		path: '/save_woo_credentials',
		summary: 'Connects a WooCommerce store',
		who: 'user',
		csrf: 'origin',
		body: ['SaveWooCredentials', saveWooRequestSchema],
		answer: WOO_STATUS,
	},
	{
		method: 'post',
		path: '/delete_woo_credentials',
		summary: 'Disconnects it',
		who: 'user',
		csrf: 'origin',
		body: WOO_REQUEST,
		answer: WOO_STATUS,
	},
	{
		method: 'post',
		path: '/validate_woo_credentials',
		summary: 'Asks the store whether it takes the credentials, for reading and for writing',
		who: 'user',
		csrf: 'origin',
		body: WOO_REQUEST,
		answer: ['WooValidity', wooValiditySchema],
	},
	{
		method: 'post',
		path: '/push_to_woocommerce',
		summary: 'Sends a page to the connected WooCommerce store',
		who: 'user',
		csrf: 'origin',
		body: PUSH_FORM,
		answer: ['PushMessage', pushMessageSchema],
	},
]

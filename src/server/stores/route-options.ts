import { z } from 'zod'
import { authorizeFormSchema } from '../../core/contracts/push-form'
import { describeForm } from '../http/read-form'

/** POST /{store}/authorize: a form of our own pages; a signed-out browser signs in and comes back to the page. */
export const AUTHORIZE_ROUTE = {
	// A page's product is one in the store, however often it is pushed, and a browser's form carries no headers.
	config: {
		who: 'user',
		repeat: 'harmless',
		csrf: 'origin',
		cost: 'push',
		form: describeForm(authorizeFormSchema),
		signInFirst: () => '/product-result',
	},
	schema: {
		tags: ['Stores'],
		summary: 'A form of the own pages: connects the store where it is not, then pushes',
		response: {
			200: { description: 'A page that leads a browser to the store’s consent', content: { 'text/html': { schema: z.string() } } },
			303: z.null().describe('To the store’s consent, or back to the page'),
		},
	},
} as const

/** GET /{store}/callback: where the store sends the browser after its consent. */
export const CALLBACK_ROUTE = {
	config: { who: 'user', signInFirst: (request: { url: string }) => request.url },
} as const

import { z } from 'zod'
import { meSchema } from '../../../core/contracts/account'
import {
	accountChangeSchema,
	accountDeletionSchema,
	accountSchema,
	accountSessionsSchema,
	doneSchema,
	languageChangeSchema,
	passwordChangeSchema,
} from '../../../core/contracts/accounts'
import { usageRequestSchema } from '../../../core/contracts/billing'
import { myReviewSchema, newReviewSchema } from '../../../core/contracts/reviews'
import { storeProfileResponseSchema } from '../../../core/contracts/store-profile'
import { storeProfileSchema } from '../../../core/seller/store-profile'
import type { Named, Operation } from './operation'

const DONE: Named = ['Done', doneSchema]
const PROFILE: Named = ['StoreProfileAnswer', storeProfileResponseSchema]
const REVIEW: Named = ['MyReview', myReviewSchema]
const credentials = { email: z.string(), password: z.string() }
const signedIn: Operation['answer'] = { type: 'application/json', description: 'The user; the session is in the cookie.' }
/** Calls of the embedded identity provider; with Clerk they are 404, and its script signs people in. */
const auth = (path: string, summary: string, body: Named): Operation => ({
	method: 'post',
	path: `/api/auth/${path}`,
	summary,
	description: 'With accounts kept here; 404 where Clerk keeps them.',
	who: 'anyone',
	csrf: 'origin',
	body,
	answer: signedIn,
})

/** Who somebody is, what they may do, and what is kept of them. */
export const ACCOUNT_OPERATIONS: readonly Operation[] = [
	{
		method: 'get',
		path: '/api/csrf/',
		summary: 'Sets the csrftoken cookie, whose value goes into the x-csrftoken header of changing calls',
		who: 'anyone',
		answer: ['CsrfToken', z.object({ csrf_token: z.string() })],
	},
	auth('sign-up/email', 'Makes an account', ['SignUp', z.object({ name: z.string(), ...credentials })]),
	auth('sign-in/email', 'Signs in', ['SignIn', z.object(credentials)]),
	auth('sign-out', 'Ends the session', ['SignOut', z.object({})]),
	auth('request-password-reset', 'Sends a link that sets a new password', ['PasswordResetRequest', z.object({ email: z.string() })]),
	auth('reset-password', 'Sets a new password with the token of a link', [
		'PasswordReset',
		z.object({ token: z.string(), newPassword: z.string() }),
	]),
	{
		method: 'get',
		path: '/api/auth/verify-email',
		summary: 'Confirms an address: where the link of a letter leads',
		who: 'anyone',
		query: { token: 'of the link' },
		status: 302,
	},
	{ method: 'get', path: '/api/me', summary: 'Who is signed in, what they may do, what is left', who: 'user', answer: ['Me', meSchema] },
	{
		method: 'post',
		path: '/api/usage',
		summary: 'Pages used so far',
		description:
			'For programs that speak the original calls; /api/me says the same and more. What the body says of plan and limit is not believed.',
		who: 'user',
		body: ['UsageRequest', usageRequestSchema],
		answer: ['Usage', z.object({ pages_used: z.int() })],
	},
	{ method: 'get', path: '/api/account', summary: 'The own account', who: 'user', answer: ['Account', accountSchema] },
	{
		method: 'put',
		path: '/api/account',
		summary: 'Changes the name',
		who: 'user',
		body: ['AccountChange', accountChangeSchema],
		answer: DONE,
	},
	{
		method: 'put',
		path: '/api/account/language',
		summary: 'Sets the language of the app and of letters',
		who: 'user',
		body: ['LanguageChange', languageChangeSchema],
		answer: DONE,
	},
	{
		method: 'post',
		path: '/api/account/password',
		summary: 'Changes the password, and signs other browsers out',
		who: 'user',
		body: ['PasswordChange', passwordChangeSchema],
		answer: DONE,
	},
	{ method: 'post', path: '/api/account/confirmation', summary: 'Sends the link that confirms the address', who: 'user', answer: DONE },
	{
		method: 'get',
		path: '/api/account/sessions',
		summary: 'Where one is signed in',
		who: 'user',
		answer: ['Sessions', accountSessionsSchema],
	},
	{ method: 'delete', path: '/api/account/sessions/{id}', summary: 'Ends a session', who: 'user', answer: DONE },
	{ method: 'post', path: '/api/account/sessions/end-others', summary: 'Ends all other sessions', who: 'user', answer: DONE },
	{
		method: 'get',
		path: '/api/account/export',
		summary: 'Everything kept of the user',
		who: 'user',
		answer: { type: 'application/zip', description: 'JSON, HTML and pictures' },
	},
	{
		method: 'post',
		path: '/api/account/delete',
		summary: 'Deletes the account and everything kept of it',
		who: 'user',
		body: ['AccountDeletion', accountDeletionSchema],
		answer: DONE,
	},
	{ method: 'get', path: '/api/store-profile', summary: 'What the seller states about themselves', who: 'user', answer: PROFILE },
	{
		method: 'put',
		path: '/api/store-profile',
		summary: 'Replaces what the seller states',
		who: 'user',
		body: ['StoreProfile', storeProfileSchema],
		answer: PROFILE,
	},
	{
		method: 'post',
		path: '/api/store-profile/logo',
		summary: 'Stores a logo',
		who: 'user',
		body: { fields: {}, files: { image: 'JPEG, PNG or WebP' }, required: ['image'] },
		answer: PROFILE,
	},
	{ method: 'get', path: '/api/reviews/mine', summary: 'What the user wrote about Vitrine', who: 'user', answer: REVIEW },
	{
		method: 'post',
		path: '/api/reviews',
		summary: 'Leaves a review of Vitrine',
		who: 'user',
		body: ['NewReview', newReviewSchema],
		answer: REVIEW,
		status: 201,
	},
	{ method: 'delete', path: '/api/reviews/mine', summary: 'Takes the own review back', who: 'user', answer: REVIEW },
]

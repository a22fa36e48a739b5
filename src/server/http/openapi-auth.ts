import { z } from 'zod'

const credentials = { email: z.string(), password: z.string() }

/** A call of the embedded identity provider, which answers everything below /api/auth/ by one route of its own. */
function call(path: string, summary: string, body: z.ZodType) {
	return {
		[`/api/auth/${path}`]: {
			post: {
				operationId: `postApiAuth${path.replace(/(?:^|\W)(\w)/g, (_, letter: string) => letter.toUpperCase())}`,
				tags: ['Accounts'],
				summary,
				description: 'With accounts kept here; 404 where Clerk keeps them.',
				'x-csrf': 'origin',
				security: [{}],
				requestBody: { required: true, content: { 'application/json': { schema: z.toJSONSchema(body, { io: 'input' }) } } },
				responses: {
					200: { description: 'The user; the session is in the cookie.', content: { 'application/json': {} } },
				} as Record<string, unknown>,
			},
		},
	}
}

/** OpenAPI paths of the identity provider's calls that our own screens use. */
export const AUTH_OPERATIONS = {
	...call('sign-up/email', 'Makes an account', z.object({ name: z.string(), ...credentials })),
	...call('sign-in/email', 'Signs in', z.object(credentials)),
	...call('sign-out', 'Ends the session', z.object({})),
	...call('request-password-reset', 'Sends a link that sets a new password', z.object({ email: z.string() })),
	...call('reset-password', 'Sets a new password with the token of a link', z.object({ token: z.string(), newPassword: z.string() })),
	'/api/auth/verify-email': {
		get: {
			operationId: 'getApiAuthVerifyEmail',
			tags: ['Accounts'],
			summary: 'Confirms an address: where the link of a letter leads',
			security: [{}],
			parameters: [{ name: 'token', in: 'query', required: true, schema: { type: 'string' } }],
			responses: { 302: { description: 'Back to the app' } } as Record<string, unknown>,
		},
	},
}

import type { FastifyInstance, FastifyRequest } from 'fastify'
import { CLIENT_ADDRESS_HEADER, type OwnAccounts } from '../../connectors/identity/identity'
import { type Account, accountChangeSchema, type Done, languageChangeSchema, passwordChangeSchema } from '../../core/contracts/accounts'
import { AppError } from '../../core/errors'
import type { RouteContext } from '../http/context'
import { webHeaders } from '../http/sessions'
import { noMoreThan, readBody } from './route-parts'

/** Whoever signed up may have named somebody else's address: its owner is written to no more often than this. */
const LETTERS = { times: 5, minutes: 60 }

/** /api/account: who a user is, and what of that they change here. */
export function registerOwnAccountRoutes(app: FastifyInstance, { config, deps, sessions }: RouteContext): void {
	const { own } = deps.identity
	const guarded = noMoreThan(config.limits.signInPerMinute)

	app.get('/api/account', async (request, reply): Promise<Account> => {
		reply.header('cache-control', 'no-store')
		const { email, name, emailVerified } = await sessions.getUser(request)
		return { email, name, email_verified: emailVerified, confirms_email: own?.confirmsEmail ?? false, own_profile: own !== undefined }
	})

	app.put('/api/account', async (request): Promise<Done> => {
		const user = await sessions.getUser(request)
		const { name } = readBody(request, accountChangeSchema, 'Enter a name of at most 100 characters.')
		await changedHere(own).updateName(user, name)
		return { status: 'done' }
	})

	app.put('/api/account/language', async (request): Promise<Done> => {
		const user = await sessions.getUser(request)
		const { app_language: language } = readBody(request, languageChangeSchema, 'Choose one of the languages Vitrine speaks.')
		await deps.identity.setLanguage(user.id, language)
		return { status: 'done' }
	})

	app.post('/api/account/password', guarded, async (request): Promise<Done> => {
		const user = await sessions.getUser(request)
		const { current_password: current, new_password: next } = readBody(request, passwordChangeSchema, 'Enter both passwords.')
		await changedHere(own).changePassword(user, { current, next }, askedBy(request))
		return { status: 'done' }
	})

	app.post('/api/account/confirmation', noMoreThan(LETTERS.times, LETTERS.minutes), async (request): Promise<Done> => {
		await changedHere(own).sendConfirmation(await sessions.getUser(request), askedBy(request))
		return { status: 'done' }
	})
}

/** The request as a provider is told of it: with the caller's address in place of what the caller may say of it. */
function askedBy(request: FastifyRequest): Headers {
	const headers = webHeaders(request)
	headers.set(CLIENT_ADDRESS_HEADER, request.ip)
	return headers
}

function changedHere(own: OwnAccounts | undefined): OwnAccounts {
	if (!own) throw new AppError('conflict', 'Name and password are kept by the sign-in provider. Change them there.')
	return own
}

import type { FastifyRequest } from 'fastify'
import { CLIENT_ADDRESS_HEADER, type OwnAccounts } from '../../connectors/identity/identity'
import { accountChangeSchema, accountSchema, doneSchema, languageChangeSchema, passwordChangeSchema } from '../../core/contracts/accounts'
import { AppError } from '../../core/errors'
import { msg } from '../../core/messages/message'
import { DONE } from '../http/answers'
import type { RouteContext } from '../http/context'
import { userOf } from '../http/route-policy'
import type { Routes } from '../http/route-schemas'
import { webHeaders } from '../http/sessions'
import type { AccountDeps } from './account-deps'
import { noMoreThan } from './route-parts'

/** Whoever signed up may have named somebody else's address: its owner is written to no more often than this. */
const CONFIRMATIONS = { times: 5, minutes: 60 }

/** /api/account: who a user is, and what of that they change here. */
export function registerOwnAccountRoutes(app: Routes, { config, deps }: RouteContext<AccountDeps>): void {
	const { own } = deps.identity
	const tags = ['Accounts']
	const done = { 200: doneSchema }

	app.get(
		'/api/account',
		{ config: { who: 'user' }, schema: { tags, summary: 'The own account', response: { 200: accountSchema } } },
		async (request) => {
			const { email, name, emailVerified } = userOf(request)
			return { email, name, email_verified: emailVerified, confirms_email: own?.confirmsEmail ?? false, own_profile: own !== undefined }
		},
	)

	app.put(
		'/api/account',
		{
			config: { who: 'user', invalid: msg('accounts.name_length') },
			schema: { tags, summary: 'Changes the name', body: accountChangeSchema, response: done },
		},
		async (request) => {
			await changedHere(own).updateName(userOf(request), request.body.name)
			return DONE
		},
	)

	app.put(
		'/api/account/language',
		{
			config: { who: 'user', invalid: msg('accounts.choose_language') },
			schema: { tags, summary: 'Sets the language of the app and of e-mails', body: languageChangeSchema, response: done },
		},
		async (request) => {
			await deps.identity.setLanguage(userOf(request).id, request.body.app_language)
			return DONE
		},
	)

	app.post(
		'/api/account/password',
		{
			config: { who: 'user', repeat: 'harmless', invalid: msg('accounts.both_passwords'), ...noMoreThan(config.limits.signInPerMinute) },
			schema: { tags, summary: 'Changes the password, and signs other browsers out', body: passwordChangeSchema, response: done },
		},
		async (request) => {
			const { current_password: current, new_password: next } = request.body
			await changedHere(own).changePassword(userOf(request), { current, next }, askedBy(request))
			return DONE
		},
	)

	app.post(
		'/api/account/confirmation',
		{
			config: { who: 'user', repeat: 'harmless', ...noMoreThan(CONFIRMATIONS.times, CONFIRMATIONS.minutes) },
			schema: { tags, summary: 'Sends the link that confirms the address', response: done },
		},
		async (request) => {
			await changedHere(own).sendConfirmation(userOf(request), askedBy(request))
			return DONE
		},
	)
}

/** The request as a provider is told of it: with the caller's address in place of what the caller may say of it. */
function askedBy(request: FastifyRequest): Headers {
	const headers = webHeaders(request)
	headers.set(CLIENT_ADDRESS_HEADER, request.ip)
	return headers
}

function changedHere(own: OwnAccounts | undefined): OwnAccounts {
	if (!own) throw new AppError('conflict', msg('accounts.kept_by_provider'))
	return own
}

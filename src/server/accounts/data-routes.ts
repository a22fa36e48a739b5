import { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import type { SessionUser } from '../../connectors/identity/identity'
import { accountDeletionSchema, doneSchema, FRESH_SIGN_IN_MS, STALE_SIGN_IN } from '../../core/contracts/accounts'
import { CSRF_COOKIE } from '../../core/contracts/csrf'
import { writeEmail } from '../../core/emails/emails'
import { AppError } from '../../core/errors'
import { readerLanguage } from '../../core/locale/reader-language'
import { msg } from '../../core/messages/message'
import { DONE, file } from '../http/answers'
import type { RouteContext } from '../http/context'
import { userOf } from '../http/route-policy'
import type { Routes } from '../http/route-schemas'
import { webHeaders } from '../http/sessions'
import type { AccountDeps } from './account-deps'
import { type DeletionDeps, deleteAccount } from './delete-account'
import { limitEmails } from './email-limits'
import { exportAccount } from './export-account'
import { noMoreThan } from './route-parts'

const EXPORTS = { times: 5, minutes: 10 }

/** A user's own data: all of it as a file, and its end. */
export function registerDataRoutes(app: Routes, { config, deps }: RouteContext<AccountDeps>, deletion: DeletionDeps): void {
	const { identity, mail } = deps
	const admitEmail = limitEmails(deps.database.db, deps.secret)

	app.get(
		'/api/account/export',
		{
			config: { who: 'user', cost: 'export', ...noMoreThan(EXPORTS.times, EXPORTS.minutes) },
			schema: {
				tags: ['Accounts'],
				summary: 'Everything kept of the user',
				response: { 200: file('application/zip', 'JSON, HTML and pictures') },
			},
		},
		async (request, reply) =>
			reply
				.type('application/zip')
				.header('content-disposition', 'attachment; filename="vitrine-data.zip"')
				.send(Readable.from(exportAccount(deps, userOf(request)))),
	)

	const deletionRoute = {
		config: {
			who: 'user',
			repeat: 'harmless',
			invalid: msg('accounts.type_email'),
			...noMoreThan(config.limits.signInPerMinute),
		},
		schema: {
			tags: ['Accounts'],
			summary: 'Deletes the account and everything kept of it',
			body: accountDeletionSchema,
			response: { 200: doneSchema },
		},
	} as const
	app.post('/api/account/delete', deletionRoute, async (request, reply) => {
		const user = userOf(request)
		const { email, password } = request.body
		if (email.trim().toLowerCase() !== user.email.toLowerCase()) {
			throw new AppError('invalid_request', msg('accounts.other_email'), {
				details: { field: 'email' },
			})
		}
		if (identity.own) await identity.own.checkPassword(user, password ?? '')
		else refuseStaleSignIn(user)
		await deleteAccount(deletion, user.id)
		tellDeleted(user, request).catch((err: unknown) => request.log.error({ err }, 'an e-mail could not be sent'))
		// Of cookies our own alone: with `"cookies"` a browser would also clear those of every other service on this domain.
		for (const cookie of await identity.clearCookies()) reply.header('set-cookie', cookie)
		reply.clearCookie(CSRF_COOKIE, { path: '/' }).header('clear-site-data', '"storage"')
		return DONE
	})

	async function tellDeleted(user: SessionUser, request: FastifyRequest): Promise<void> {
		const headers = webHeaders(request)
		// Whoever signed up without an address has one that nobody reads.
		if (user.email.endsWith('.invalid') || !(await admitEmail({ kind: 'deleted', to: user.email, address: request.ip }))) return
		await mail.send(writeEmail('deleted', { email: user.email, language: readerLanguage(user.appLanguage, headers) }))
	}
}

/** Where no password can be asked for here, a browser that was left open must not be enough. */
function refuseStaleSignIn({ provedAt }: SessionUser): void {
	if (provedAt && Date.now() - provedAt.getTime() <= FRESH_SIGN_IN_MS) return
	throw new AppError('forbidden', msg('accounts.sign_in_anew'), {
		details: { reason: STALE_SIGN_IN },
	})
}

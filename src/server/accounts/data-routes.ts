import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { accountDeletionSchema, type Done } from '../../core/contracts/accounts'
import { AppError } from '../../core/errors'
import type { RouteContext } from '../http/context'
import { type DeletionDeps, deleteAccount } from './delete-account'
import { exportAccount } from './export-account'
import { deletedLetter } from './letters'
import { noMoreThan, readBody } from './route-parts'

const EXPORTS = { times: 5, minutes: 10 }

/** A user's own data: all of it as a file, and its end. */
export function registerDataRoutes(app: FastifyInstance, { config, deps, sessions }: RouteContext, deletion: DeletionDeps): void {
	const { identity, mail } = deps

	app.get('/api/account/export', noMoreThan(EXPORTS.times, EXPORTS.minutes), async (request, reply) => {
		const user = await sessions.getUser(request)
		return reply
			.type('application/zip')
			.headers({ 'content-disposition': 'attachment; filename="vitrine-data.zip"', 'cache-control': 'no-store' })
			.send(Readable.from(exportAccount(deps, user)))
	})

	app.post('/api/account/delete', noMoreThan(config.limits.signInPerMinute), async (request, reply): Promise<Done> => {
		const user = await sessions.getUser(request)
		const { email, password } = readBody(request, accountDeletionSchema, 'Type the e-mail address of your account.')
		if (email.trim().toLowerCase() !== user.email.toLowerCase()) {
			throw new AppError('invalid_request', 'This is not the address of your account, so nothing was deleted.', {
				details: { field: 'email' },
			})
		}
		await identity.own?.checkPassword(user, password ?? '')
		await deleteAccount(deletion, user.id)
		const letter = deletedLetter(user)
		if (letter) mail.send(letter).catch((err: unknown) => request.log.error({ err }, 'a letter could not be sent'))
		reply.header('clear-site-data', '"cookies", "storage"')
		return { status: 'done' }
	})
}

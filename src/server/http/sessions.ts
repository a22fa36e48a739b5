import type { FastifyRequest } from 'fastify'
import type { Identity, SessionUser } from '../../connectors/identity/identity'
import { AppError } from '../../core/errors'
import { msg } from '../../core/messages/message'

/** Who makes a request; asked of the identity provider once per request. */
export type Sessions = {
	findUser(request: FastifyRequest): Promise<SessionUser | undefined>
	/** Throws AppError `unauthenticated`. */
	getUser(request: FastifyRequest): Promise<SessionUser>
}

export function createSessions(identity: Identity): Sessions {
	const known = new WeakMap<FastifyRequest, Promise<SessionUser | undefined>>()
	const findUser: Sessions['findUser'] = (request) => {
		const asked = known.get(request) ?? identity.findUser(webHeaders(request))
		known.set(request, asked)
		return asked
	}
	return {
		findUser,
		async getUser(request) {
			const user = await findUser(request)
			if (!user) throw new AppError('unauthenticated', msg('request.sign_in'))
			return user
		},
	}
}

/** A request's headers as the web platform has them. */
export function webHeaders(request: FastifyRequest): Headers {
	const headers = new Headers()
	for (const [name, value] of Object.entries(request.headers)) {
		if (value === undefined) continue
		for (const one of Array.isArray(value) ? value : [value]) headers.append(name, one)
	}
	return headers
}

/** Throws AppError `forbidden` when a body names another user than the one signed in (requirements, decision 7). */
export function refuseOtherUser(user: SessionUser, named: string | undefined): void {
	if (named && named !== user.id) throw new AppError('forbidden', msg('request.somebody_else'))
}

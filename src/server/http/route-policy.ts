import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { SessionUser } from '../../connectors/identity/identity'
import { AppError } from '../../core/errors'
import { type Message, msg } from '../../core/messages/message'
import type { Csrf } from './csrf'
import { refuseOtherUser, type Sessions } from './sessions'

/**
 * What a call costs besides being answered: a model's or a store's time, the making of a file. Each kind is
 * rate-limited by itself.
 */
export type Cost = 'generation' | 'rewriting' | 'ads' | 'images' | 'push' | 'store' | 'export'

/** Who may call a route: `owner` is the operator of the installation. */
export type Audience = 'anyone' | 'user' | 'owner'

/**
 * How a changing call proves that our own pages sent it: `token` by the header of the CSRF cookie (the default),
 * `origin` by the request's origin (calls for which the specification names no token), `own` by its own means (a
 * signature, the provider's check).
 */
export type CsrfRule = 'token' | 'origin' | 'own'

/**
 * Fields of a form: multipart/form-data or, without files, also urlencoded. Values describe the fields in the OpenAPI
 * document.
 */
export type FormFields = {
	fields: Readonly<Record<string, string>>
	files?: Readonly<Record<string, string>>
	required?: readonly string[]
}

declare module 'fastify' {
	interface FastifyContextConfig {
		/** Who may call this route. Every route states it; one that does not keeps the server from starting. */
		who?: Audience
		csrf?: CsrfRule
		cost?: Cost
		/** Sends a signed-out browser (not a program) to sign in, and afterwards to the path this returns; otherwise 401. */
		signInFirst?: (request: FastifyRequest) => string
		/**
		 * What a person is told when the request does not fit the route's schema; the invalid fields are named when absent.
		 */
		invalid?: Message
		/** What a person is told when a part of the address does not fit the route's schema: 404. */
		unknown?: Message
		/** What a person is told when a call comes from a page of another site. */
		foreign?: Message
		/** A route that reads a form itself: its fields, for the OpenAPI document. */
		form?: FormFields
	}
	interface FastifyRequest {
		/** Set before the handler runs on routes for users and the owner. */
		signedInUser: SessionUser | null
	}
}

type PolicyDeps = {
	sessions: Sessions
	csrf: Csrf
	isOwner(user: SessionUser): boolean
	/** Origins of this installation; the first is PUBLIC_URL's. */
	origins: readonly string[]
}

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Enforces what each route states of itself in its `config`: who may call it and how it is protected from other sites.
 */
export function registerRoutePolicies(app: FastifyInstance, deps: PolicyDeps): void {
	app.decorateRequest('signedInUser', null)
	app.addHook('onRoute', ({ url, method, config }) => {
		if (!config?.who) throw new Error(`The route ${String(method)} ${url} does not say who may call it (config.who).`)
	})
	// Before validation: a stranger learns nothing of what a call takes.
	app.addHook('preValidation', async (request, reply) => {
		const { who, csrf = 'token', signInFirst } = request.routeOptions.config
		if (!who) return
		if (!SAFE_METHODS.has(request.method)) {
			if (csrf === 'token') await deps.csrf.check(request, reply)
			if (csrf === 'origin') refuseForeignOrigin(request, deps.origins)
		}
		if (who === 'anyone') return
		reply.header('cache-control', 'no-store')
		const user = await deps.sessions.findUser(request)
		if (!user && signInFirst && wantsPage(request)) {
			return reply.redirect(`/login?next=${encodeURIComponent(signInFirst(request))}`, 303)
		}
		if (!user) throw new AppError('unauthenticated', msg('request.sign_in'))
		if (who === 'owner' && !deps.isOwner(user)) {
			throw new AppError('forbidden', msg('request.owner_only'))
		}
		for (const sent of [request.body, request.query]) refuseNamedUser(user, sent)
		request.signedInUser = user
	})
}

/** Who calls a route for users or the owner. */
export function userOf(request: FastifyRequest): SessionUser {
	if (!request.signedInUser) throw new Error(`${request.routeOptions.url} reads the user, but its config.who lets anyone call it.`)
	return request.signedInUser
}

/** Whatever else is sent names nobody. */
const namesSchema = z.object({ clerk_user_id: z.string().nullish(), userId: z.string().nullish() }).catch({})

/** A body or query may name the user (spec §7); it must be the one signed in (requirements, decision 7). */
function refuseNamedUser(user: SessionUser, sent: unknown): void {
	const names = namesSchema.parse(sent)
	for (const id of [names.clerk_user_id, names.userId]) refuseOtherUser(user, id ?? undefined)
}

/** True for a person in a browser, who is to see a page and not JSON. */
export function wantsPage(request: FastifyRequest): boolean {
	return String(request.headers.accept ?? '').includes('text/html')
}

/**
 * A browser names the site a request comes from. What names none is no browser, and carries nobody's cookies without
 * their knowing.
 */
function refuseForeignOrigin(request: FastifyRequest, origins: readonly string[]): void {
	const { origin } = request.headers
	const isOwn = origin === undefined || origins.includes(origin)
	if (isOwn && request.headers['sec-fetch-site'] !== 'cross-site') return
	throw new AppError('csrf', request.routeOptions.config.foreign ?? msg('request.own_pages'))
}

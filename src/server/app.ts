import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import cookie from '@fastify/cookie'
import multipart from '@fastify/multipart'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import type { Config } from '../config/config'
import { AppError } from '../core/errors'
import { MAX_IMAGE_BYTES, MAX_LISTING_BYTES } from '../core/limits'
import { msg } from '../core/messages/message'
import { registerAccountRoutes } from './accounts/routes'
import { registerAdRoutes } from './ads/routes'
import { registerBillingRoutes } from './billing/routes'
import type { Deps } from './deps/deps'
import { RETENTION } from './deps/retention'
import { registerExportRoutes } from './exports/routes'
import { registerGenerationRoutes } from './generations/routes'
import { registerAuthRoutes } from './http/auth-routes'
import { answerBrokenRequest, REQUEST_LIMIT_MS } from './http/broken-requests'
import { registerCleanText } from './http/clean-text'
import { createCsrf, registerCsrfRoute } from './http/csrf'
import { registerDraining } from './http/draining'
import { answerError } from './http/errors'
import { registerFaceRoutes } from './http/face-routes'
import { registerFileRoutes } from './http/file-routes'
import { registerHealthRoutes } from './http/health-routes'
import { registerIdempotency } from './http/idempotency'
import { withIdentity } from './http/identity-documents'
import { registerMetricsRoutes } from './http/metrics-routes'
import { registerOpenapi, registerOpenapiRoute } from './http/openapi'
import { registerRateLimits } from './http/rate-limits'
import { registerRoutePolicies } from './http/route-policy'
import { registerRouteSchemas } from './http/route-schemas'
import { securityHeaders } from './http/security-headers'
import { createSessions } from './http/sessions'
import { readWebFiles } from './http/web-files'
import { registerModelCallRoutes } from './model-calls/routes'
import { isOwner } from './owner/owner'
import { registerOwnerRoutes } from './owner/routes'
import { registerPageRoutes } from './pages/routes'
import { registerProfileRoutes } from './profile/routes'
import { registerReviewRoutes } from './reviews/routes'
import { registerRewriteRoutes } from './rewrites/routes'
import { registerVerdictRoutes } from './rewrites/verdict-routes'
import { PACKAGE_DIR } from './runtime/root'
import { openSite, registerSiteRoutes } from './site/site'
import { registerWebRoutes } from './site/web-routes'
import { registerStoreRoutes } from './stores/routes'

const BODY_LIMIT = 256 * 1024

/** Builds the web server; does not listen. Closing it ends its open streams. */
export async function buildApp(config: Config, deps: Deps): Promise<FastifyInstance> {
	const https = config.publicUrl.startsWith('https:')
	const app = Fastify({
		loggerInstance: deps.log as FastifyBaseLogger,
		logController: new LogController({ disableRequestLogging: true }),
		genReqId: () => randomUUID(),
		// Believes the proxy in front of us, and nothing that whoever is behind it wrote into the same header.
		trustProxy: config.trustProxy ? (_address: string, hop: number) => hop === 0 : false,
		bodyLimit: BODY_LIMIT,
		forceCloseConnections: true,
		// While it stops our own answers say so (http/draining.ts).
		return503OnClosing: false,
		requestTimeout: REQUEST_LIMIT_MS,
		// What reaches no route, and what never became a request, is refused in the shape of all errors.
		frameworkErrors: (error, request, reply) => void answerError(error, request, reply.headers(securityHeaders(request.url, { https }))),
		clientErrorHandler: (error, socket) => answerBrokenRequest(error, socket, deps.log as FastifyBaseLogger),
		routerOptions: { ignoreTrailingSlash: false },
	})
	deps.telemetry?.watchRequests(app)
	app.addHook('onRequest', async (request, reply) => void reply.headers(securityHeaders(request.url, { https })))
	const closing = registerDraining(app)
	app.addHook('onResponse', async (request, reply) => {
		request.log.info(
			{ method: request.method, path: request.url.split('?', 1)[0], status: reply.statusCode, durationMs: Math.round(reply.elapsedTime) },
			'answered',
		)
	})
	app.setErrorHandler(answerError)

	const sessions = createSessions(deps.identity)
	const csrf = createCsrf({ secret: deps.secret, secure: https, sessions })
	await app.register(cookie)
	await app.register(multipart, {
		limits: { fileSize: Math.max(MAX_LISTING_BYTES, MAX_IMAGE_BYTES), files: 2, fields: 30, fieldSize: 20_000, parts: 40 },
	})
	await registerRateLimits(app, { perMinute: config.limits.perMinute, costlyPerMinute: config.limits.generatePerMinute, sessions })
	const origins = [new URL(config.publicUrl).origin, ...config.otherOrigins]
	registerRoutePolicies(app, { sessions, csrf, origins, isOwner: (user) => isOwner(config, user) })
	registerIdempotency(app, deps.database.db)
	registerCleanText(app)
	registerRouteSchemas(app)
	await registerOpenapi(app, config)
	registerCsrfRoute(app, csrf)

	const context = { config, deps, sessions, csrf, closing }
	registerOpenapiRoute(app)
	registerMetricsRoutes(app, { db: deps.database.db, token: config.metricsToken })
	registerHealthRoutes(app, { ping: deps.database.ping, probeStorage: deps.probeStorage, closing })
	registerAuthRoutes(app, { identity: deps.identity, publicUrl: config.publicUrl })
	registerAccountRoutes(app, context)
	registerGenerationRoutes(app, context)
	registerPageRoutes(app, context)
	registerExportRoutes(app, context)
	registerRewriteRoutes(app, context)
	registerVerdictRoutes(app, context)
	registerAdRoutes(app, context)
	registerProfileRoutes(app, context)
	registerOwnerRoutes(app, context)
	registerBillingRoutes(app, context)
	registerModelCallRoutes(app, context)
	registerStoreRoutes(app, context)
	registerFileRoutes(app, deps.files)
	registerFaceRoutes(app, deps.faces)
	const built = await readWebFiles(config.webDir ?? join(PACKAGE_DIR, 'build', 'client'))
	const files = built && withIdentity(built, deps.identity.screens)
	const site = openSite({ config, retention: RETENTION, db: deps.database.db, files })
	registerReviewRoutes(app, context, site.forgetReviews)
	registerSiteRoutes(app, { config, site, closing, work: deps.work.writing })
	if (files) await registerWebRoutes(app, { files, sessions, site, debugPage: config.debugPage, secure: https })
	else registerNoWeb(app, deps.log)
	return app
}

function registerNoWeb(app: FastifyInstance, log: Deps['log']): void {
	log.warn('the web app is not built; only the API is served')
	app.setNotFoundHandler(async () => {
		throw new AppError('not_found', msg('request.nothing_here'))
	})
}

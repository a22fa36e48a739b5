import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../core/errors'
import { msg } from '../../core/messages/message'
import { APP_SCREENS, KEY_SCREENS } from '../../core/site/app-screens'
import { SIGN_IN_PATHS } from '../../core/site/sign-in-documents'
import { SPOKEN_DOCUMENTS, SPOKEN_PATHS, type SpokenPath, spokenDocument } from '../../core/site/spoken-documents'
import { settleLanguage } from '../http/document-language'
import type { Sessions } from '../http/sessions'
import type { WebDocument } from '../http/web-document'
import type { WebFiles } from '../http/web-files'
import type { Site } from './site'

/** Screens behind sign-in. */
const BEHIND_SIGN_IN = new Set([...APP_SCREENS, ...KEY_SCREENS.map(({ screen }) => screen)].map((path) => `/${path}`))

/** The web app: its files, its prerendered documents, and its fallback for everything else (404 where nothing is). */
export async function registerWebRoutes(
	app: FastifyInstance,
	deps: { files: WebFiles; sessions: Sessions; site: Site; debugPage: boolean; secure: boolean },
): Promise<void> {
	const { files, sessions, site, debugPage, secure } = deps
	await app.register(fastifyStatic, { root: files.dir, serve: false, index: false, cacheControl: false, preCompressed: true })
	// A form of sign-in that was sent before its script was there, or without one: its document says what is needed.
	for (const path of SIGN_IN_PATHS) {
		app.post(
			path,
			{ config: { who: 'anyone', csrf: 'own' }, onRequest: async (request, reply) => reply.redirect(request.url, 303) },
			async () => undefined,
		)
	}
	/** A document that stands in every language, in that of whoever asks. */
	const findSpoken = async (request: FastifyRequest, reply: FastifyReply, path: SpokenPath) => {
		const own = (await sessions.findUser(request))?.appLanguage
		return site.findDocument(spokenDocument(path, settleLanguage(request, reply, { own, secure })))
	}
	const sendMissing = async (request: FastifyRequest, reply: FastifyReply) => {
		const isArticle = pathOf(request).startsWith('/blog/')
		const document = isArticle ? await site.findDocument('/blog/404') : await findSpoken(request, reply, '/404')
		return sendDocument(request, reply.code(404), document ?? site.getFallback())
	}
	app.setNotFoundHandler(async (request, reply) => {
		const path = pathOf(request)
		if (isApi(path) || (request.method !== 'GET' && request.method !== 'HEAD')) throw new AppError('not_found', msg('request.nothing_here'))
		const asset = path.slice(1)
		if (files.assets.has(asset)) return sendAsset(reply, asset)
		if (path.endsWith('/404')) return sendMissing(request, reply)
		const spoken = SPOKEN_PATHS.find((one) => one === path)
		if (!spoken && SPOKEN_DOCUMENTS.includes(path)) return sendMissing(request, reply)
		const document = spoken ? await findSpoken(request, reply, spoken) : await site.findDocument(path)
		if (document) return sendDocument(request, reply, document)
		if (debugPage && path === '/test') return sendDocument(request, reply, site.getFallback())
		if (!BEHIND_SIGN_IN.has(path)) return sendMissing(request, reply)
		if (await sessions.findUser(request)) return sendDocument(request, reply, site.getFallback())
		return reply.header('cache-control', 'no-store').redirect(`/login?next=${encodeURIComponent(request.url)}`, 302)
	})
}

/** The address without query and without a slash at its end. */
function pathOf(request: FastifyRequest): string {
	const path = request.url.split('?', 1)[0] ?? '/'
	return path.length > 1 ? path.replace(/(?<!\/)\/+$/, '') : path
}

function isApi(path: string): boolean {
	return path === '/api' || path.startsWith('/api/') || path.startsWith('/files/') || path.startsWith('/billing/')
}

function sendAsset(reply: FastifyReply, asset: string): FastifyReply {
	// What the build names by its content never changes; the rest is asked for again.
	const lasting = asset.startsWith('assets/')
	return reply
		.header('cache-control', lasting ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
		.code(200)
		.sendFile(asset)
}

function sendDocument(request: FastifyRequest, reply: FastifyReply, document: WebDocument): FastifyReply {
	reply.headers({ 'content-security-policy': document.policy, 'cache-control': 'no-cache', etag: document.etag })
	reply.header('vary', [reply.getHeader('vary'), 'accept-encoding'].filter(Boolean).join(', '))
	if (request.headers['if-none-match'] === document.etag && reply.statusCode === 200) return reply.code(304).send()
	reply.type('text/html; charset=utf-8')
	const encoding = (['br', 'gzip'] as const).find((one) => acceptsEncoding(request, one))
	return encoding ? reply.header('content-encoding', encoding).send(document.encoded[encoding]) : reply.send(document.html)
}

/** True when the browser names the encoding and does not rule it out (`q=0`). */
function acceptsEncoding(request: FastifyRequest, encoding: string): boolean {
	const offers = String(request.headers['accept-encoding'] ?? '').split(',')
	return offers.some((offer) => offer.trim().split(';')[0] === encoding && !/;\s*q=0(?:\.0*)?$/.test(offer))
}

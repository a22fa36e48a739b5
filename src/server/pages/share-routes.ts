import { z } from 'zod'
import { createShareSchema, pageShareSchema, shareListSchema } from '../../core/contracts/pages'
import { msg } from '../../core/messages/message'
import { file, idParams, NOTHING } from '../http/answers'
import type { RouteContext } from '../http/context'
import { userOf } from '../http/route-policy'
import type { Routes } from '../http/route-schemas'
import { SHARED_PAGE_POLICY } from '../http/security-headers'
import type { PageDrawing } from './page-drawing'
import { createShare, deleteShare, findSharedHtml, listShares, SHARE_PATH } from './shares'

/**
 * Links for looking at a page without an account: made, listed and withdrawn by its user; followed by anybody
 * who has one.
 */
export function registerShareRoutes(app: Routes, { config, deps }: RouteContext<{ work: { pages: PageDrawing } }>): void {
	const { db } = deps.database
	const tags = ['Pages']

	app.get(
		'/api/pages/:id/shares',
		{
			config: { who: 'user' },
			schema: {
				tags,
				summary: 'The links by which a page may be looked at without an account',
				params: idParams,
				response: { 200: shareListSchema },
			},
		},
		(request) => listShares(db, config.publicUrl, userOf(request).id, request.params.id),
	)

	app.post(
		'/api/pages/:id/shares',
		{
			config: { who: 'user', repeat: 'key', invalid: msg('pages.link_days') },
			schema: {
				tags,
				summary: 'Makes such a link, for some days',
				params: idParams,
				body: createShareSchema,
				response: { 200: pageShareSchema },
			},
		},
		(request) => createShare(db, config.publicUrl, userOf(request).id, request.params.id, request.body),
	)

	app.delete(
		'/api/pages/:id/shares/:token',
		{
			config: { who: 'user' },
			schema: {
				tags,
				summary: 'Withdraws such a link',
				params: z.object({ id: z.string(), token: z.string() }),
				response: { 204: NOTHING },
			},
		},
		async (request, reply) => {
			await deleteShare(db, userOf(request).id, request.params.id, request.params.token)
			return reply.code(204).send(null)
		},
	)

	app.get(
		`${SHARE_PATH}:token`,
		{
			config: { who: 'anyone' },
			schema: {
				tags,
				summary: 'The page such a link leads to, as HTML',
				params: z.object({ token: z.string() }),
				response: { 200: file('text/html', 'no script runs in it; not to be listed by search engines') },
			},
		},
		async (request, reply) => {
			reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow', 'referrer-policy': 'no-referrer' })
			const html = await findSharedHtml(db, deps.work.pages, request.params.token)
			if (html === undefined) return reply.callNotFound()
			return reply.type('text/html; charset=utf-8').header('content-security-policy', SHARED_PAGE_POLICY).send(html)
		},
	)
}

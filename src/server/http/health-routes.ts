import { z } from 'zod'
import { findOutage } from '../runtime/outage'
import type { Routes } from './route-schemas'

const UNCOUNTED = { who: 'anyone', rateLimit: false } as const

/**
 * /healthz: the process answers. /readyz: it can do its work (the database answers, the data folder and the object
 * storage can be written, and it is not stopping).
 */
export function registerHealthRoutes(
	app: Routes,
	deps: { ping(): Promise<void>; probeStorage(): Promise<void>; closing: AbortSignal },
): void {
	app.get(
		'/healthz',
		{
			config: UNCOUNTED,
			schema: { tags: ['Site'], summary: 'The process answers', response: { 200: z.object({ status: z.literal('ok') }) } },
		},
		async () => ({ status: 'ok' as const }),
	)
	app.get(
		'/readyz',
		{
			config: UNCOUNTED,
			schema: {
				tags: ['Site'],
				summary: 'It can do its work; 503 while it cannot',
				response: { 200: z.object({ status: z.literal('ready') }) },
			},
		},
		async () => {
			deps.closing.throwIfAborted()
			try {
				await Promise.all([deps.ping(), deps.probeStorage()])
			} catch (error) {
				throw findOutage(error) ?? error
			}
			return { status: 'ready' as const }
		},
	)
}

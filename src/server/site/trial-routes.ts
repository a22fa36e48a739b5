import { PassThrough } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Config } from '../../config/config'
import { AppError, isAppError } from '../../core/errors'
import { findMarket } from '../../core/locale/markets'
import { type Message, msg } from '../../core/messages/message'
import { TRIAL_LANGUAGES, TRIAL_PATH, type TrialEvent, type TrialLanguage } from '../../core/site/trial'
import { file } from '../http/answers'
import { disconnectSignal } from '../http/disconnect-signal'
import type { Routes } from '../http/route-schemas'
import type { TrialWork } from './make-trial'
import { createTrialLimits, TRIAL_DEFAULTS, TRIAL_WINDOW_MS, TRIALS_PER_ADDRESS, type TrialSettings } from './trial-limits'

/** A model may take its time; longer than this nobody waits for a sample. */
const TRIAL_TIMEOUT_MS = 90_000

/** The configuration as far as the trial asks for it. */
type TrialConfig = Config & { trial?: TrialSettings }

/** `closing` ends when the server stops. */
export type TrialGiven = { config: TrialConfig; closing: AbortSignal; work: TrialWork }

const bodySchema = z.object({
	language: z.enum(TRIAL_LANGUAGES.map(({ id }) => id) as [TrialLanguage, ...TrialLanguage[]]),
	market: z.string().refine((id) => findMarket(id) !== undefined),
})

/**
 * POST /api/trial: a page of the sample listing for whoever asks, told line by line while it is made, and kept nowhere.
 */
export function registerTrialRoutes(app: Routes, { config, closing, work }: TrialGiven): void {
	const limits = createTrialLimits(config.trial ?? TRIAL_DEFAULTS, config.model !== undefined)

	app.post(
		TRIAL_PATH,
		{
			bodyLimit: 1024,
			config: {
				who: 'anyone',
				invalid: msg('site.trial_choose'),
				rateLimit: { max: TRIALS_PER_ADDRESS, timeWindow: TRIAL_WINDOW_MS, errorResponseBuilder: tooMany },
			},
			schema: {
				tags: ['Site'],
				summary: 'Makes a page of the sample listing, told while it is made and kept nowhere',
				body: bodySchema,
				response: { 200: file('application/x-ndjson', 'one event a line') },
			},
		},
		async (request, reply) => {
			const { writer, end } = limits.take()
			const signal = AbortSignal.any([closing, disconnectSignal(reply), AbortSignal.timeout(TRIAL_TIMEOUT_MS)])
			const lines = new PassThrough()
			const tell = async (event: TrialEvent) => {
				lines.write(`${JSON.stringify(event)}\n`)
			}
			work
				.makeTrial({ ...request.body, writer }, tell, signal)
				.catch((error: unknown) => tell({ type: 'failed', ...toldOf(error, request) }))
				.finally(() => {
					end()
					lines.end()
				})
			return reply
				.headers({ 'content-type': 'application/x-ndjson; charset=utf-8', 'cache-control': 'no-store', 'x-accel-buffering': 'no' })
				.send(lines)
		},
	)
}

function tooMany(_request: FastifyRequest, { ttl }: { ttl: number }): AppError {
	const minutes = Math.max(1, Math.ceil(ttl / 60_000))
	return new AppError(
		'rate_limited',
		msg('site.trial_often', { pages: TRIALS_PER_ADDRESS, wait: msg('request.minutes', { count: minutes }) }),
		{ details: { retryAfterSeconds: Math.ceil(ttl / 1000) } },
	)
}

function toldOf(error: unknown, request: FastifyRequest): { error: string; said: Message } {
	if (!isAppError(error)) request.log.error({ err: error }, 'a trial failed')
	const told = isAppError(error) ? error : new AppError('internal', msg('site.trial_failed'))
	return { error: told.message, said: told.said }
}

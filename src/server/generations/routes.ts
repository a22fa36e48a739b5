import type { FastifyReply, FastifyRequest } from 'fastify'
import { type GenerateResponse, generateResponseSchema, generationFactsSchema, generationSchema } from '../../core/contracts/generation'
import { isAppError } from '../../core/errors'
import { GENERATE_TIMEOUT_MS, MAX_IMAGE_BYTES, MAX_LISTING_BYTES, MAX_PHOTOS_BYTES } from '../../core/limits'
import type { GeneratorDeps } from '../../pipeline/step-parts/generator'
import { file, idParams } from '../http/answers'
import type { RouteContext } from '../http/context'
import { disconnectSignal } from '../http/disconnect-signal'
import { userOf } from '../http/route-policy'
import type { Routes } from '../http/route-schemas'
import { refuseOtherUser } from '../http/sessions'
import type { GenerationQueue } from '../jobs/generation-queue'
import { openSources } from '../owner/owner'
import type { PageDrawing } from '../pages/pages'
import { generateAnswer, generationOf, invalidUrlAnswer, stillGenerating } from './answers'
import { eventStream } from './event-stream'
import { GENERATE_FORM, readGenerateRequest } from './read-request'
import { findNewestGeneration, getOwnGeneration } from './repository'
import { requestGeneration } from './request-generation'
import { cancelGeneration } from './run-generation'
import { settleFacts, waitingFacts } from './settle-facts'
import { watchGeneration, watchNews } from './watch-generation'
import type { GenerationWorker } from './worker'

/** The answer leaves this much before the caller's own time-out (spec §9). */
const ANSWER_MARGIN_MS = 5_000
/** A generation that ended is `current` for this long: a reload still finds how it went. */
const CURRENT_FOR_MS = 10 * 60_000
/** A product with every review and specification there is. */
const MAX_FACTS_BYTES = 2 * 1024 * 1024

/** What these routes use. */
type GenerationUse = Pick<GeneratorDeps, 'files' | 'marketplace' | 'newId'> & {
	queue: GenerationQueue
	generations: Pick<GenerationWorker, 'run'>
	work: { pages: PageDrawing }
}

/** POST /api/generate (spec §7) and what follows a generation: its state, its live events, cancelling it. */
export function registerGenerationRoutes(app: Routes, { config, deps, closing }: RouteContext<GenerationUse>): void {
	const { db } = deps.database
	const { run } = deps.generations
	const tags = ['Pages']
	const requestDeps = {
		db,
		queue: deps.queue,
		files: deps.files,
		marketplace: deps.marketplace,
		newId: deps.newId,
		maxWaiting: config.limits.maxWaiting,
		editsImages: config.imageModel !== undefined,
		openSources: () => openSources(db, config),
	}

	app.post(
		'/api/generate',
		{
			bodyLimit: MAX_LISTING_BYTES + MAX_IMAGE_BYTES + MAX_PHOTOS_BYTES + 2 * 1024 * 1024,
			config: {
				who: 'user',
				repeat: 'key',
				cost: 'generation',
				form: GENERATE_FORM,
				rateLimit: { max: config.limits.generatePerMinute, timeWindow: 60_000 },
			},
			schema: {
				tags,
				summary: 'Makes a page from a listing',
				description: [
					'Answers when the page is ready, for 155 seconds at the most; sent again with the same',
					'Idempotency-Key or generation_id it waits for the same page. With `Prefer:',
					'respond-async` it answers 202 at once; the generation’s events tell the rest.',
				].join(' '),
				response: { 200: generateResponseSchema, 202: generateResponseSchema },
			},
		},
		async (request, reply) => {
			const user = userOf(request)
			const wanted = await readGenerateRequest(request)
			refuseOtherUser(user, wanted.user_id)
			const keyed = await request.keyedId(wanted)
			const named = { ...wanted, generation_id: wanted.generation_id ?? keyed }
			const started = await requestGeneration(requestDeps, user.id, named).catch(limitAnswer)
			if (started === 'invalid_url') return invalidUrlAnswer(await requestDeps.openSources())
			if ('status' in started) return started
			if (!prefersAsync(request)) await ended(started.id, reply)
			const row = await getOwnGeneration(db, user.id, started.id)
			const answer = prefersAsync(request) ? stillGenerating(row) : await generateAnswer(db, deps.work.pages, row)
			return reply.code(answer.status === 'generating' ? 202 : 200).send(answer)
		},
	)

	/** Waits for the end of a generation, or until it waits for its seller; as long as the caller does. */
	async function ended(id: string, reply: FastifyReply): Promise<void> {
		const signal = AbortSignal.any([closing, AbortSignal.timeout(GENERATE_TIMEOUT_MS - ANSWER_MARGIN_MS), disconnectSignal(reply)])
		for await (const { event } of watchGeneration(run, id, 0, signal)) if (event.type === 'facts') return
	}

	app.get(
		'/api/generations/current',
		{
			config: { who: 'user' },
			schema: {
				tags,
				summary: 'The generation under way or just ended; null when there is none',
				response: { 200: generationSchema.nullable() },
			},
		},
		async (request, reply) => {
			const row = await findNewestGeneration(db, userOf(request).id)
			const recent = row && (!row.endedAt || Date.now() - row.endedAt.getTime() < CURRENT_FOR_MS)
			// A bare null would be sent as an empty body.
			reply.type('application/json; charset=utf-8').serializer((answer) => JSON.stringify(answer))
			return reply.send(recent ? generationOf(row) : null)
		},
	)

	const ownGeneration = { params: idParams, response: { 200: generationSchema } }
	app.get(
		'/api/generations/:id',
		{ config: { who: 'user' }, schema: { tags, summary: 'How a generation stands', ...ownGeneration } },
		async (request) => generationOf(await getOwnGeneration(db, userOf(request).id, request.params.id)),
	)

	app.get(
		'/api/generations/:id/events',
		{
			config: { who: 'user' },
			schema: {
				tags,
				summary: 'What happens, while it happens',
				description: 'Server-sent events; Last-Event-ID goes on where a lost connection ended.',
				params: idParams,
				response: { 200: file('text/event-stream', 'each event is JSON') },
			},
		},
		async (request, reply) => {
			const { id } = await getOwnGeneration(db, userOf(request).id, request.params.id)
			const after = Number(request.headers['last-event-id'] ?? 0)
			reply.headers({ 'content-type': 'text/event-stream; charset=utf-8', 'x-accel-buffering': 'no' })
			const watch = (gone: AbortSignal) => watchNews(run, id, Number.isSafeInteger(after) ? after : 0, AbortSignal.any([gone, closing]))
			return reply.send(eventStream(watch, (error) => request.log.error({ err: error }, 'an event stream broke off')))
		},
	)

	app.get(
		'/api/generations/:id/facts',
		{
			config: { who: 'user' },
			schema: { tags, summary: 'The facts a generation waits with', params: idParams, response: { 200: generationFactsSchema } },
		},
		async (request) => ({ product: await waitingFacts(db, await getOwnGeneration(db, userOf(request).id, request.params.id)) }),
	)

	app.post(
		'/api/generations/:id/facts',
		{
			bodyLimit: MAX_FACTS_BYTES,
			config: { who: 'user', repeat: 'harmless', cost: 'generation' },
			schema: { tags, summary: 'Settles the facts, and goes on', ...ownGeneration, body: generationFactsSchema.partial() },
		},
		async (request) => {
			const user = userOf(request)
			const row = await getOwnGeneration(db, user.id, request.params.id)
			await settleFacts({ db, queue: deps.queue, notifier: run.notifier }, row, request.body.product)
			return generationOf(await getOwnGeneration(db, user.id, row.id))
		},
	)

	app.post(
		'/api/generations/:id/cancel',
		{ config: { who: 'user', repeat: 'harmless' }, schema: { tags, summary: 'Cancels a generation', ...ownGeneration } },
		async (request) => {
			const user = userOf(request)
			await cancelGeneration(run, await getOwnGeneration(db, user.id, request.params.id))
			return generationOf(await getOwnGeneration(db, user.id, request.params.id))
		},
	)
}

/** A used-up quota is an outcome the spec has a status for, not a failed request. */
function limitAnswer(error: unknown): GenerateResponse {
	if (!isAppError(error, 'limit')) throw error
	return { status: 'limit', message: error.message, said: error.said, code: 'limit' }
}

function prefersAsync(request: FastifyRequest): boolean {
	const { prefer } = request.headers
	return [prefer ?? []].flat().some((value) => /(?:^|[,;\s])respond-async(?:$|[,;\s])/i.test(value))
}

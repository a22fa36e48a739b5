import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { GenerateResponse, Generation, GenerationFacts } from '../../core/contracts/generation'
import { isAppError } from '../../core/errors'
import { GENERATE_TIMEOUT_MS, MAX_IMAGE_BYTES, MAX_LISTING_BYTES, MAX_PHOTOS_BYTES } from '../../core/limits'
import type { RouteContext } from '../http/context'
import { goneOf } from '../http/gone-of'
import { refuseOtherUser } from '../http/sessions'
import { generateAnswer, generationOf, invalidUrlAnswer, stillGenerating } from './answers'
import { eventStream } from './event-stream'
import { readGenerateRequest } from './read-request'
import { requestGeneration } from './request-generation'
import { cancelGeneration } from './run-generation'
import { settleFacts, waitingFacts } from './settle-facts'
import { findNewestGeneration, getOwnGeneration } from './store'
import { watchGeneration } from './watch-generation'

/** The answer leaves this much before the caller's own time-out (spec §9). */
const ANSWER_MARGIN_MS = 5_000
/** A generation that ended is `current` for this long: a reload still finds how it went. */
const CURRENT_FOR_MS = 10 * 60_000
/** A product with every review and specification there is. */
const MAX_FACTS_BYTES = 2 * 1024 * 1024
type ById = { Params: { id: string } }

/** POST /api/generate (spec §7) and what follows a generation: its state, its live events, cancelling it. */
export function registerGenerationRoutes(app: FastifyInstance, { config, deps, sessions, closing }: RouteContext): void {
	const { db } = deps.database
	const { run } = deps.generations
	const requestDeps = {
		db,
		queue: deps.queue,
		files: deps.files,
		marketplace: deps.marketplace,
		newId: deps.newId,
		maxWaiting: config.limits.maxWaiting,
		editsImages: config.imageModel !== undefined,
	}

	app.post(
		'/api/generate',
		{
			bodyLimit: MAX_LISTING_BYTES + MAX_IMAGE_BYTES + MAX_PHOTOS_BYTES + 2 * 1024 * 1024,
			config: { rateLimit: { max: config.limits.generatePerMinute, timeWindow: 60_000 } },
		},
		async (request, reply): Promise<GenerateResponse> => {
			const user = await sessions.getUser(request)
			const wanted = await readGenerateRequest(request)
			refuseOtherUser(user, wanted.userId)
			const started = await requestGeneration(requestDeps, user.id, wanted).catch(limitAnswer)
			if (started === 'invalid_url') return invalidUrlAnswer()
			if ('status' in started) return started
			if (!prefersAsync(request)) await ended(started.id, reply)
			const row = await getOwnGeneration(db, user.id, started.id)
			const answer = prefersAsync(request) ? stillGenerating(row) : await generateAnswer(db, row)
			if (answer.status === 'generating') reply.code(202)
			return answer
		},
	)

	/** Waits for the end of a generation, or until it waits for its seller; as long as the caller does. */
	async function ended(id: string, reply: FastifyReply): Promise<void> {
		const signal = AbortSignal.any([closing, AbortSignal.timeout(GENERATE_TIMEOUT_MS - ANSWER_MARGIN_MS), goneOf(reply)])
		for await (const { event } of watchGeneration({ db, bell: run.bell }, id, 0, signal)) if (event.type === 'facts') return
	}

	app.get('/api/generations/current', async (request, reply): Promise<Generation | null> => {
		reply.header('cache-control', 'no-store').type('application/json; charset=utf-8')
		const user = await sessions.getUser(request)
		const row = await findNewestGeneration(db, user.id)
		const recent = row && (!row.endedAt || Date.now() - row.endedAt.getTime() < CURRENT_FOR_MS)
		// A bare null would be sent as an empty body.
		return recent ? generationOf(row) : reply.send('null')
	})

	app.get<ById>('/api/generations/:id', async (request, reply): Promise<Generation> => {
		reply.header('cache-control', 'no-store')
		const user = await sessions.getUser(request)
		return generationOf(await getOwnGeneration(db, user.id, request.params.id))
	})

	app.get<ById>('/api/generations/:id/events', async (request, reply) => {
		const user = await sessions.getUser(request)
		const { id } = await getOwnGeneration(db, user.id, request.params.id)
		const after = Number(request.headers['last-event-id'] ?? 0)
		reply.headers({ 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store', 'x-accel-buffering': 'no' })
		const watch = (gone: AbortSignal) =>
			watchGeneration({ db, bell: run.bell }, id, Number.isSafeInteger(after) ? after : 0, AbortSignal.any([gone, closing]))
		return reply.send(eventStream(watch, (error) => request.log.error({ err: error }, 'an event stream broke off')))
	})

	app.get<ById>('/api/generations/:id/facts', async (request, reply): Promise<GenerationFacts> => {
		reply.header('cache-control', 'no-store')
		const user = await sessions.getUser(request)
		return { product: await waitingFacts(db, await getOwnGeneration(db, user.id, request.params.id)) }
	})

	app.post<ById>('/api/generations/:id/facts', { bodyLimit: MAX_FACTS_BYTES }, async (request): Promise<Generation> => {
		const user = await sessions.getUser(request)
		const row = await getOwnGeneration(db, user.id, request.params.id)
		await settleFacts({ db, queue: deps.queue, bell: run.bell }, row, request.body)
		return generationOf(await getOwnGeneration(db, user.id, row.id))
	})

	app.post<ById>('/api/generations/:id/cancel', async (request): Promise<Generation> => {
		const user = await sessions.getUser(request)
		await cancelGeneration(run, await getOwnGeneration(db, user.id, request.params.id))
		return generationOf(await getOwnGeneration(db, user.id, request.params.id))
	})
}

/** A used-up quota is an outcome the spec has a status for, not a failed request. */
function limitAnswer(error: unknown): GenerateResponse {
	if (!isAppError(error, 'limit')) throw error
	return { status: 'limit', message: error.message, code: 'limit' }
}

function prefersAsync(request: FastifyRequest): boolean {
	const { prefer } = request.headers
	return [prefer ?? []].flat().some((value) => /(?:^|[,;\s])respond-async(?:$|[,;\s])/i.test(value))
}

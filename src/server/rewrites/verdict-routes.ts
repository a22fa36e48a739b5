import { setImmediate as nextTurn } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { type TextVerdict, type VerdictsRequest, type VerdictsResponse, verdictsRequestSchema } from '../../core/contracts/verdicts'
import { AppError } from '../../core/errors'
import { checkStatement } from '../../core/truth/check-statement'
import type { RouteContext } from '../http/context'

const BODY_LIMIT = 2 * 1024 * 1024
/** Asked again whenever a text of an open page changes. */
const PER_MINUTE = 120

/** POST /api/verdicts: what the facts of an open page say to its texts (K-2, R-8). Nothing is stored. */
export function registerVerdictRoutes(app: FastifyInstance, { sessions, closing }: RouteContext): void {
	app.post(
		'/api/verdicts',
		{ bodyLimit: BODY_LIMIT, config: { rateLimit: { max: PER_MINUTE, timeWindow: 60_000 } } },
		async (request): Promise<VerdictsResponse> => {
			await sessions.getUser(request)
			const parsed = verdictsRequestSchema.safeParse(request.body)
			if (!parsed.success) throw new AppError('invalid_request', 'The texts could not be understood: check language, facts and texts.')
			return { verdicts: await verdictsOf(parsed.data, closing) }
		},
	)
}

/** One text a turn, so that other requests are answered meanwhile. */
async function verdictsOf({ texts, facts, language }: VerdictsRequest, closing: AbortSignal): Promise<TextVerdict[]> {
	const verdicts: TextVerdict[] = []
	for (const { text, cited } of texts) {
		verdicts.push(checkStatement({ text, facts, language, cited }))
		await nextTurn(undefined, { signal: closing })
	}
	return verdicts
}

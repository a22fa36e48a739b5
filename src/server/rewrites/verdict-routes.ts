import { type TextVerdict, type VerdictsRequest, verdictsRequestSchema, verdictsResponseSchema } from '../../core/contracts/verdicts'
import { msg } from '../../core/messages/message'
import type { RouteContext } from '../http/context'
import type { Routes } from '../http/route-schemas'

const BODY_LIMIT = 2 * 1024 * 1024
/** Asked again whenever a text of an open page changes. */
const PER_MINUTE = 120

/** Judging the texts of an open page, wherever it is done. */
export type VerdictWork = { verdicts(request: VerdictsRequest): Promise<TextVerdict[]> }

/** POST /api/verdicts: what the facts of an open page say to its texts (K-2, R-8). Nothing is stored. */
export function registerVerdictRoutes(app: Routes, { deps }: RouteContext<{ work: { pages: VerdictWork } }>): void {
	app.post(
		'/api/verdicts',
		{
			bodyLimit: BODY_LIMIT,
			config: {
				who: 'user',
				repeat: 'harmless',
				invalid: msg('writing.texts_not_understood'),
				rateLimit: { max: PER_MINUTE, timeWindow: 60_000 },
			},
			schema: {
				tags: ['Pages'],
				summary: 'What the facts of an open page say to its texts; nothing is stored',
				body: verdictsRequestSchema,
				response: { 200: verdictsResponseSchema },
			},
		},
		async (request) => ({ verdicts: await deps.work.pages.verdicts(request.body) }),
	)
}

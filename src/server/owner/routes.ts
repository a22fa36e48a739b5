import { z } from 'zod'
import type { Identity } from '../../connectors/identity/identity'
import type { LocalModelState } from '../../connectors/writers/local/local-model'
import {
	failuresSchema,
	type LocalModelAnswer,
	listingAttemptsSchema,
	localModelChoiceSchema,
	localModelSchema,
	type OpenSourcesAnswer,
	openSourcesSchema,
	ownerPagesSchema,
	ownerUsersSchema,
	sourcesChoiceSchema,
} from '../../core/contracts/owner'
import { msg } from '../../core/messages/message'
import { SOURCE_NAMES } from '../../core/product/source-names'
import type { GeneratorDeps } from '../../pipeline/step-parts/generator'
import type { RouteContext } from '../http/context'
import type { Routes } from '../http/route-schemas'
import { summarizeAttempts } from './attempt-repository'
import { listUsers } from './list-users'
import { chooseSources, chosenSources } from './open-sources'
import { summarizeFailures } from './summarize-failures'
import { summarizePages } from './summarize-pages'

/** What these routes use. */
type OwnerUse = Pick<GeneratorDeps, 'localModel'> & { identity: Identity }

const searchQuery = z.object({ search: z.string().trim().max(200).default('').describe('part of an address or a name') })

/** GET /api/owner/…: what the owner alone sees (N-9). */
export function registerOwnerRoutes(app: Routes, { config: settings, deps }: RouteContext<OwnerUse>): void {
	const { db } = deps.database
	const config = { who: 'owner', invalid: msg('request.search_long') } as const
	const tags = ['Site']
	app.get(
		'/api/owner/listing-attempts',
		{ config, schema: { tags, summary: 'How reading listings went', response: { 200: listingAttemptsSchema } } },
		() => summarizeAttempts(db, new Date()),
	)
	app.get(
		'/api/owner/local-model',
		{ config, schema: { tags, summary: 'The model of this machine', response: { 200: localModelSchema } } },
		async () => localModelAnswer(await deps.localModel?.refresh()),
	)
	app.put(
		'/api/owner/local-model',
		{
			config: { who: 'owner', invalid: msg('request.local_model_choice') },
			schema: {
				tags,
				summary: 'Lets the model of this machine write, or not',
				body: localModelChoiceSchema,
				response: { 200: localModelSchema },
			},
		},
		async (request) => localModelAnswer(await deps.localModel?.choose(request.body.use)),
	)
	const sources = async (): Promise<OpenSourcesAnswer> => {
		const chosen = await chosenSources(db)
		return { open: [...(chosen ?? settings.sources)], configured: [...settings.sources], chosen: chosen !== undefined }
	}
	app.get(
		'/api/owner/sources',
		{ config, schema: { tags, summary: 'Whose product links are taken', response: { 200: openSourcesSchema } } },
		sources,
	)
	app.put(
		'/api/owner/sources',
		{
			config: { who: 'owner', invalid: msg('request.sources_choice') },
			schema: {
				tags,
				summary: 'Chooses whose product links are taken; null: as SOURCES says',
				body: sourcesChoiceSchema,
				response: { 200: openSourcesSchema },
			},
		},
		async (request) => {
			const { open } = request.body
			await chooseSources(db, open && SOURCE_NAMES.filter((name) => open.includes(name)))
			return sources()
		},
	)
	app.get(
		'/api/owner/failures',
		{ config, schema: { tags, summary: 'Generations that made no page, and why', response: { 200: failuresSchema } } },
		() => summarizeFailures(db, new Date()),
	)
	app.get('/api/owner/pages', { config, schema: { tags, summary: 'What is made here', response: { 200: ownerPagesSchema } } }, () =>
		summarizePages(db),
	)
	app.get(
		'/api/owner/users',
		{ config, schema: { tags, summary: 'Who has an account', querystring: searchQuery, response: { 200: ownerUsersSchema } } },
		(request) => listUsers(db, deps.identity, request.query.search),
	)
}

function localModelAnswer(state: LocalModelState | undefined): LocalModelAnswer {
	const { found = null, used = false, fixed = false } = state ?? {}
	return {
		state: state === undefined ? 'named' : found === null ? 'none' : used ? 'used' : 'found',
		server: found?.server ?? null,
		model: found?.model ?? null,
		sees: found?.sees ?? false,
		fixed,
	}
}

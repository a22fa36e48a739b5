import { z } from 'zod'
import type { LocalAddresses, LocalServer } from '../../../core/local-models'
import type { ModelRef } from '../open-model'
import { ollamaFetch } from './ollama-fetch'

/** A model of this machine: its server, and how it is asked. */
export type LocalModel = { server: LocalServer; ref: ModelRef; fetch?: typeof fetch }

/** A server of this machine answers at once, or is not there. */
const LOOK_MS = 1_000
/** What a page takes with the compact prompts, answer included, and what is asked of a server that lets us choose. */
const WANTED_CONTEXT = 16_384

const tags = z.object({ models: z.array(z.object({ name: z.string(), size: z.number().default(0) })) })
const shown = z.object({ capabilities: z.array(z.string()).default([]), model_info: z.record(z.string(), z.unknown()).default({}) })
const studio = z.object({
	data: z.array(
		z.object({
			id: z.string(),
			type: z.string().default('llm'),
			state: z.string().default('not-loaded'),
			max_context_length: z.number().optional(),
			loaded_context_length: z.number().optional(),
		}),
	),
})
const props = z.object({
	default_generation_settings: z.object({ n_ctx: z.number() }),
	modalities: z.object({ vision: z.boolean().default(false) }).optional(),
})
const listed = z.object({ data: z.array(z.object({ id: z.string() })) })

/** The first server that answers with a model that writes; undefined where none does. Asks loopback addresses alone. */
export async function findLocalModel(addresses: LocalAddresses): Promise<LocalModel | undefined> {
	const found = await Promise.all([ofOllama(addresses.ollama), ofStudio(addresses['lm-studio']), ofLlamaCpp(addresses['llama-cpp'])])
	return found.find((one) => one !== undefined)
}

/** The largest model that writes; Ollama says of each what it can. */
async function ofOllama(address: string): Promise<LocalModel | undefined> {
	const models = (await look(`${address}/api/tags`, tags))?.models ?? []
	for (const { name } of models.toSorted((a, b) => b.size - a.size)) {
		const about = await look(`${address}/api/show`, shown, { model: name })
		if (!about?.capabilities.includes('completion')) continue
		const most = Object.entries(about.model_info).find(([key]) => key.endsWith('.context_length'))?.[1]
		const contextTokens = Math.min(WANTED_CONTEXT, typeof most === 'number' ? most : WANTED_CONTEXT)
		const ref = refOf(name, `${address}/v1`, about.capabilities.includes('vision'), contextTokens)
		return { server: 'ollama', ref, fetch: ollamaFetch(contextTokens) }
	}
	return undefined
}

/** The model that is loaded, else the first. */
async function ofStudio(address: string): Promise<LocalModel | undefined> {
	const models = ((await look(`${address}/api/v0/models`, studio))?.data ?? []).filter(({ type }) => type === 'llm' || type === 'vlm')
	const model = models.find(({ state }) => state === 'loaded') ?? models[0]
	if (!model) return undefined
	const context = model.loaded_context_length ?? Math.min(model.max_context_length ?? WANTED_CONTEXT, WANTED_CONTEXT)
	return { server: 'lm-studio', ref: refOf(model.id, `${address}/v1`, model.type === 'vlm', context) }
}

async function ofLlamaCpp(address: string): Promise<LocalModel | undefined> {
	const about = await look(`${address}/props`, props)
	if (!about) return undefined
	const name = (await look(`${address}/v1/models`, listed))?.data[0]?.id ?? 'default'
	return {
		server: 'llama-cpp',
		ref: refOf(name, `${address}/v1`, about.modalities?.vision ?? false, about.default_generation_settings.n_ctx),
	}
}

const refOf = (name: string, baseUrl: string, sees: boolean, contextTokens: number): ModelRef => ({
	provider: 'compatible',
	name,
	baseUrl,
	sees,
	contextTokens,
})

/** What a server says at an address; undefined where nobody or somebody else answers. */
async function look<T>(url: string, schema: z.ZodType<T>, body?: object): Promise<T | undefined> {
	try {
		const response = await fetch(url, {
			signal: AbortSignal.timeout(LOOK_MS),
			redirect: 'error',
			...(body ? { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {}),
		})
		const parsed = response.ok ? schema.safeParse(await response.json()) : undefined
		return parsed?.success ? parsed.data : undefined
	} catch (error) {
		// Nobody listens there, or it is no such server: both are what was to be found out.
		if (error instanceof Error) return undefined
		throw error
	}
}

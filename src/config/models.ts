import { join } from 'node:path'
import { z } from 'zod'
import type { LocalModelConfig } from '../connectors/writers/local/local-model'
import type { ModelRef } from '../connectors/writers/open-model'
import { LOCAL_SERVERS, type LocalAddresses, type LocalServer, USUAL_ADDRESSES } from '../core/local-models'
import { list } from './fields'

/** What the environment says of models; each field as its variable is called. */
export type ModelEnvironment = {
	MODEL?: string | undefined
	MODEL_FALLBACK?: string | undefined
	MODEL_SMALL?: string | undefined
	CHECK_MODEL?: string | undefined
	MODEL_BASE_URL?: string | undefined
	MODEL_API_KEY?: string | undefined
	OPENAI_API_KEY?: string | undefined
	OPENAI_BASE_URL?: string | undefined
	ANTHROPIC_API_KEY?: string | undefined
	ANTHROPIC_BASE_URL?: string | undefined
	GOOGLE_API_KEY?: string | undefined
	GOOGLE_BASE_URL?: string | undefined
	MODEL_TIMEOUT_MS: number
	MODEL_SEES?: boolean | undefined
	MODEL_CONTEXT_TOKENS?: number | undefined
	IMAGE_MODEL?: string | undefined
	IMAGE_MODEL_BASE_URL?: string | undefined
	IMAGE_MODEL_API_KEY?: string | undefined
}

/** Where copy comes from; absent = the embedded writer. */
export type ModelConfig = {
	/** In the order to be asked: MODEL, then MODEL_FALLBACK. */
	models: ModelRef[]
	/** Asked first for what arranges facts rather than tells of them. */
	smallModels?: ModelRef[]
	/** Reads what was written, besides the rules. */
	reviewer?: ModelRef
	timeoutMs: number
}

/** An image-editing model behind an OpenAI-compatible `images/edits` (W-9). */
export type ImageModelConfig = { model: string; baseUrl: string; apiKey?: string }

/** US dollars for a million tokens, in and out. */
export type Price = { input: number; output: number }

/** `gpt-5-mini=0.25/2, …`: prices that go before the built-in ones. */
export const priceTable = list(
	z.string().transform((entry, context): [string, Price] => {
		const [, name = '', input = '', output = ''] = /^(\S+)=(\d+(?:\.\d+)?)\/(\d+(?:\.\d+)?)$/u.exec(entry) ?? []
		if (!name) {
			context.addIssue({
				code: 'custom',
				message: `holds "${entry}", which is not model=input/output in US dollars per million tokens (gpt-5-mini=0.25/2)`,
			})
			return z.NEVER
		}
		return [name, { input: Number(input), output: Number(output) }]
	}),
)

const NAMED = /^(openai|anthropic|google|compatible)\/(.+)$/u
const SETTINGS = ['MODEL', 'MODEL_FALLBACK', 'MODEL_SMALL', 'CHECK_MODEL'] as const
type Setting = (typeof SETTINGS)[number]

/** The models that are configured, or what is wrong with them, in sentences. */
export function readModels(env: ModelEnvironment): { models: ModelConfig | undefined; errors: string[] } {
	if (env.MODEL === 'auto') {
		const set = NAMED_BESIDE_AUTO.filter((key) => env[key])
		const errors = set.length > 0 ? [`MODEL=auto takes the model of this machine; remove ${set.join(' and ')}, or name a model`] : []
		return { models: undefined, errors }
	}
	const others = (['MODEL_BASE_URL', 'MODEL_API_KEY', 'MODEL_FALLBACK', 'MODEL_SMALL', 'CHECK_MODEL'] as const).filter((key) => env[key])
	if (!env.MODEL) {
		const errors = others.length > 0 ? [`MODEL must be set when ${others.join(' and ')} is; or remove both`] : []
		return { models: undefined, errors }
	}
	const named = SETTINGS.flatMap((setting) => (env[setting] ? [{ setting, ref: refOf(env, env[setting]) }] : []))
	const errors = [...named.flatMap(({ setting, ref }) => keyError(env, setting, ref)), ...unusedAddress(env, named)]
	const of = (setting: Setting) => named.filter((one) => one.setting === setting).map(({ ref }) => ref)
	const [small, [reviewer]] = [of('MODEL_SMALL'), of('CHECK_MODEL')]
	return {
		models: {
			models: [...of('MODEL'), ...of('MODEL_FALLBACK')],
			...(small.length > 0 ? { smallModels: small } : {}),
			...(reviewer ? { reviewer } : {}),
			timeoutMs: env.MODEL_TIMEOUT_MS,
		},
		errors,
	}
}

const NAMED_BESIDE_AUTO = ['MODEL_FALLBACK', 'MODEL_SMALL', 'CHECK_MODEL', 'MODEL_BASE_URL', 'MODEL_API_KEY'] as const

/** A model of this machine writes more slowly than one of a provider. */
const LEAST_LOCAL_TIMEOUT_MS = 240_000

/** Where a model of this machine is looked for, and when it is used; undefined where another model is named (W-12). */
export function readLocalModel(
	env: ModelEnvironment & { LOCAL_MODEL_SERVERS: LocalAddresses; DATA_DIR: string },
): LocalModelConfig | undefined {
	if (env.MODEL && env.MODEL !== 'auto') return undefined
	return {
		addresses: env.LOCAL_MODEL_SERVERS,
		use: env.MODEL === 'auto' ? 'always' : 'if-chosen',
		choiceFile: join(env.DATA_DIR, 'use-local-model'),
		timeoutMs: Math.max(env.MODEL_TIMEOUT_MS, LEAST_LOCAL_TIMEOUT_MS),
	}
}

/** `ollama=http://127.0.0.1:11434, …`: servers at other addresses than their usual ones. */
export const localAddresses = list(
	z.string().transform((entry, context): [LocalServer, string] => {
		const [name = '', address = ''] = entry.split(/=(.*)/s)
		const server = LOCAL_SERVERS.find((one) => one === name)
		const isLoopback = URL.canParse(address) && /^(?:127\.\d+\.\d+\.\d+|localhost|\[::1\])$/.test(new URL(address).hostname)
		if (server && isLoopback) return [server, address.replace(/(?<!\/)\/+$/, '')]
		context.addIssue({ code: 'custom', message: `holds "${entry}", which is not ${LOCAL_SERVERS.join(', ')}=an address of this machine` })
		return z.NEVER
	}),
).transform((entries): LocalAddresses => ({ ...USUAL_ADDRESSES, ...Object.fromEntries(entries) }))

/** A name without a provider is one of MODEL_BASE_URL's server; without that, OpenAI's. */
function providerOf(env: ModelEnvironment, name: string): Pick<ModelRef, 'provider' | 'name'> {
	const [, provider, rest] = NAMED.exec(name) ?? []
	if (provider && rest) return { provider: provider as ModelRef['provider'], name: rest }
	return { provider: env.MODEL_BASE_URL ? 'compatible' : 'openai', name }
}

function refOf(env: ModelEnvironment, written: string): ModelRef {
	const { provider, name } = providerOf(env, written)
	// MODEL_API_KEY is that of the server at MODEL_BASE_URL; without such a server, of the provider MODEL names. It is
	// sent to nobody else.
	const keyed = env.MODEL_BASE_URL ? 'compatible' : providerOf(env, env.MODEL ?? '').provider
	const own = provider === keyed ? env.MODEL_API_KEY : undefined
	const { baseUrl, apiKey } = {
		compatible: { baseUrl: env.MODEL_BASE_URL, apiKey: undefined },
		openai: { baseUrl: env.OPENAI_BASE_URL, apiKey: env.OPENAI_API_KEY },
		anthropic: { baseUrl: env.ANTHROPIC_BASE_URL, apiKey: env.ANTHROPIC_API_KEY },
		google: { baseUrl: env.GOOGLE_BASE_URL, apiKey: env.GOOGLE_API_KEY },
	}[provider]
	const key = apiKey ?? own
	return {
		provider,
		name,
		...(baseUrl ? { baseUrl } : {}),
		...(key ? { apiKey: key } : {}),
		...(env.MODEL_SEES === undefined ? {} : { sees: env.MODEL_SEES }),
		...(env.MODEL_CONTEXT_TOKENS ? { contextTokens: env.MODEL_CONTEXT_TOKENS } : {}),
	}
}

function keyError(env: ModelEnvironment, setting: Setting, { provider, baseUrl, apiKey }: ModelRef): string[] {
	if (provider === 'compatible') return baseUrl ? [] : [`${setting} names a compatible server, so MODEL_BASE_URL must be set`]
	if (apiKey || baseUrl) return []
	const own = `${provider.toUpperCase()}_API_KEY`
	if (setting === 'MODEL' && !NAMED.test(env.MODEL ?? ''))
		return ['MODEL needs MODEL_API_KEY, or MODEL_BASE_URL of a server that asks for no key']
	return [`${setting} names ${provider}, so ${own}${setting === 'MODEL' && !env.MODEL_BASE_URL ? ' or MODEL_API_KEY' : ''} must be set`]
}

/**
 * Names such as openai/gpt-… are also what gateways call their models: sending them elsewhere than meant must not pass
 * in silence.
 */
function unusedAddress(env: ModelEnvironment, named: readonly { ref: ModelRef }[]): string[] {
	if (!env.MODEL_BASE_URL || named.some(({ ref }) => ref.provider === 'compatible')) return []
	return [
		[
			'MODEL_BASE_URL is used by none of the models, for names with openai/, anthropic/ or google/ go to that',
			`provider; write compatible/${env.MODEL} for a model of the server at MODEL_BASE_URL, or remove it`,
		].join(' '),
	]
}

/** The image-editing model, whole or absent. */
export function readImageModel(env: ModelEnvironment): { imageModel: ImageModelConfig | undefined; errors: string[] } {
	const { IMAGE_MODEL: model, IMAGE_MODEL_BASE_URL: baseUrl, IMAGE_MODEL_API_KEY: apiKey } = env
	const others = (['IMAGE_MODEL_BASE_URL', 'IMAGE_MODEL_API_KEY'] as const).filter((key) => env[key])
	if (!model)
		return {
			imageModel: undefined,
			errors: others.length > 0 ? [`IMAGE_MODEL must be set when ${others.join(' and ')} is; or remove both`] : [],
		}
	if (!baseUrl && !apiKey)
		return {
			imageModel: undefined,
			errors: ['IMAGE_MODEL needs IMAGE_MODEL_API_KEY, or IMAGE_MODEL_BASE_URL of a server that asks for no key'],
		}
	return { imageModel: { model, baseUrl: baseUrl ?? 'https://api.openai.com/v1', ...(apiKey ? { apiKey } : {}) }, errors: [] }
}

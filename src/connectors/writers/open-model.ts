import { createAnthropic } from '@ai-sdk/anthropic'
import { createGoogle } from '@ai-sdk/google'
import { createOpenAI } from '@ai-sdk/openai'
import type { LanguageModel } from 'ai'

/** A model of a provider. `compatible` is any server that speaks as OpenAI does (Ollama, vLLM, OpenRouter). */
export type ModelRef = {
	provider: 'openai' | 'anthropic' | 'google' | 'compatible'
	/** As the provider calls it. */
	name: string
	/** The provider's own address when absent. */
	baseUrl?: string
	/** Local servers need none. */
	apiKey?: string
	/** Whether it looks at pictures; absent: as `seesPictures` says. */
	sees?: boolean
	/** How many tokens it reads at a time, where that is few. */
	contextTokens?: number
}

/** What a model is called in records: with its provider, unless the server is the operator's own choice. */
export function modelIdOf({ provider, name }: ModelRef): string {
	return provider === 'compatible' ? name : `${provider}/${name}`
}

/** The large providers' models of today look at pictures; of a server of one's own nobody knows. */
export const seesPictures = ({ sees, provider }: ModelRef): boolean => sees ?? provider !== 'compatible'

/** Of OpenAI and what is compatible only chat completions are used, for every such server has them. */
export function openModel(ref: ModelRef, door?: typeof fetch): LanguageModel {
	const settings = {
		...(ref.baseUrl ? { baseURL: ref.baseUrl } : {}),
		// The clients insist on a key.
		apiKey: ref.apiKey || 'none',
		...(door ? { fetch: door } : {}),
	}
	switch (ref.provider) {
		case 'anthropic':
			return createAnthropic(settings)(ref.name)
		case 'google':
			return createGoogle(settings)(ref.name)
		default:
			return createOpenAI(settings).chat(ref.name)
	}
}

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

/**
 * Loads the provider's client, and only that. Of OpenAI and what is compatible only chat completions are used, for
 * every such server has them.
 */
export async function openModel(ref: ModelRef, door?: typeof fetch): Promise<LanguageModel> {
	const settings = {
		...(ref.baseUrl ? { baseURL: ref.baseUrl } : {}),
		// The clients insist on a key.
		apiKey: ref.apiKey || 'none',
		...(door ? { fetch: door } : {}),
	}
	switch (ref.provider) {
		case 'anthropic':
			return (await import('@ai-sdk/anthropic')).createAnthropic(settings)(ref.name)
		case 'google':
			return (await import('@ai-sdk/google')).createGoogle(settings)(ref.name)
		default:
			return (await import('@ai-sdk/openai')).createOpenAI(settings).chat(ref.name)
	}
}

import type { Price } from '../../config/models'

/**
 * What the providers ask for a million tokens, in US dollars, on 20 November 2026 as far as it could be looked up:
 * Anthropic's pricing page (docs.anthropic.com/en/docs/about-claude/pricing), OpenAI's as the table of GitHub's
 * documentation quotes it (github/docs data/tables/copilot/models-and-pricing.yml), Google's pricing page
 * (ai.google.dev/gemini-api/docs/pricing). Prices change: MODEL_PRICES goes before this table, and a model that stands
 * in neither has an unknown cost, not a guessed one.
 */
const PRICES: Readonly<Record<string, Price>> = {
	'claude-opus-4-6': { input: 5, output: 25 },
	'claude-opus-4-5': { input: 5, output: 25 },
	'claude-opus-4-1': { input: 15, output: 75 },
	'claude-sonnet-4-6': { input: 3, output: 15 },
	'claude-sonnet-4-5': { input: 3, output: 15 },
	'claude-sonnet-4': { input: 3, output: 15 },
	'claude-haiku-4-5': { input: 1, output: 5 },
	'gpt-5.2': { input: 1.75, output: 14 },
	'gpt-5-mini': { input: 0.25, output: 2 },
	'gpt-4.1': { input: 2, output: 8 },
	'gemini-2.5-pro': { input: 1.25, output: 10 },
	'gemini-2.5-flash': { input: 0.3, output: 2.5 },
	'gemini-2.5-flash-lite': { input: 0.1, output: 0.4 },
}
/** `-20251101`, `-2026-01-15`, `-latest`: the same model of a certain day. */
const DATED = /-(?:\d{8}|\d{4}-\d{2}-\d{2}|latest)$/u

type Tokens = { model: string; outcome: string; inputTokens: number; outputTokens: number }

/**
 * Millionths of a US dollar a call cost; null when the model's price is not known. What was cached or never answered
 * cost nothing.
 */
export function costUsdMicros({ model, outcome, inputTokens, outputTokens }: Tokens, own: ReadonlyMap<string, Price>): number | null {
	if (outcome === 'cached' || (outcome !== 'ok' && inputTokens + outputTokens === 0)) return 0
	const bare = model.replace(/^(?:openai|anthropic|google)\//u, '')
	const undated = bare.replace(DATED, '')
	const price = own.get(model) ?? own.get(bare) ?? own.get(undated) ?? PRICES[bare] ?? PRICES[undated]
	// A millionth of a dollar for a token is a dollar for a million of them.
	return price ? Math.round(inputTokens * price.input + outputTokens * price.output) : null
}

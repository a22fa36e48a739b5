import { z } from 'zod'

/** Where product links may come from: the marketplaces with a reader of their own, and any other shop. */
export const SOURCE_NAMES = ['amazon', 'aliexpress', 'any'] as const
export const sourceNameSchema = z.enum(SOURCE_NAMES, `may name ${SOURCE_NAMES.join(', ')} only`)
export type SourceName = z.infer<typeof sourceNameSchema>

/** Names of the marketplaces, the same in every language. */
export const MARKETPLACE_NAMES = { amazon: 'Amazon', aliexpress: 'AliExpress' } as const satisfies Partial<Record<SourceName, string>>

const HOSTS: readonly [RegExp, SourceName][] = [
	[/(?:^|\.)(?:amazon\.[a-z.]{2,6}|amzn\.[a-z]{2,4})$|^a\.co$/, 'amazon'],
	[/(?:^|\.)aliexpress\.(?:com|us|ru)$/, 'aliexpress'],
]

/** The source a typed address belongs to; undefined while it is none. */
export function sourceOfLink(text: string): SourceName | undefined {
	const typed = text.trim()
	const url = URL.parse(/^https?:\/\//i.test(typed) ? typed : `https://${typed}`)
	if (!typed || !url?.hostname.includes('.')) return undefined
	return HOSTS.find(([host]) => host.test(url.hostname))?.[1] ?? 'any'
}

/**
 * The source whose links a marketplace's are, by the marketplace's id; shops without a reader of their own are `any`.
 */
export const sourceOfMarketplace = (id: string): SourceName => SOURCE_NAMES.find((name) => name === id) ?? 'any'

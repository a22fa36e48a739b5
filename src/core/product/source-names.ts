import { z } from 'zod'
import { MARKETPLACES } from './marketplaces/registry'

/** The marketplace a product link is of, or `any` other shop. */
export type SourceName = (typeof MARKETPLACES)[number]['id'] | 'any'

/** Where product links may come from: the marketplaces with a reader of their own, and any other shop. */
export const SOURCE_NAMES: readonly SourceName[] = [...MARKETPLACES.map(({ id }) => id), 'any']
export const sourceNameSchema = z.enum(SOURCE_NAMES, `may name ${SOURCE_NAMES.join(', ')} only`)

/** What a marketplace is called; undefined for any other shop, which each language calls its own way. */
export const marketplaceName = (source: SourceName): string | undefined => MARKETPLACES.find(({ id }) => id === source)?.name

/** The source a typed address belongs to; undefined while it is none. */
export function sourceOfLink(text: string): SourceName | undefined {
	const typed = text.trim()
	const url = URL.parse(/^https?:\/\//i.test(typed) ? typed : `https://${typed}`)
	if (!typed || !url?.hostname.includes('.')) return undefined
	return MARKETPLACES.find(({ hosts }) => hosts.test(url.hostname))?.id ?? 'any'
}

/**
 * The source whose links a marketplace's are, by the marketplace's id; shops without a reader of their own are `any`.
 */
export const sourceOfMarketplace = (id: string): SourceName => SOURCE_NAMES.find((name) => name === id) ?? 'any'

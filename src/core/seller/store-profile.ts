import { z } from 'zod'
import { findLanguage } from '../locale/languages'
import { findMarket } from '../locale/markets'
import { brandFontsSchema } from './brand'
import { voiceSchema } from './voice'

const line = (max: number) => z.string().trim().max(max).default('')
const words = line(600)

/** Stands in place of a market's id where a statement holds for all of them. */
export const EVERY_MARKET = 'all'

const marketSchema = z.string().refine((id) => id === EVERY_MARKET || findMarket(id)?.id === id, 'is no market')

/** What is promised to the buyers of a market, in one language, in the seller's own words. Empty = not stated. */
const termsSchema = z.object({
	market: marketSchema,
	/** Value of the request (core/locale/languages): the language these words are written in. */
	language: z.string().refine((id) => findLanguage(id)?.id === id, 'is no language'),
	delivery: words,
	returns: words,
	guarantee: words,
	payment: words,
	/** What the law of the market wants said: who sells, registrations, withdrawal. */
	legal: words,
})
export type Terms = z.infer<typeof termsSchema>

/** How the buyers of a market reach the seller; numbers and addresses have no language. */
const reachSchema = z.object({
	market: marketSchema,
	whatsapp: line(40),
	phone: line(40),
	email: line(200),
	/** Postal address, as it may stand on a page. */
	address: line(300),
})
export type Reach = z.infer<typeof reachSchema>

const MOST_ENTRIES = 100

/**
 * What a seller states about themselves and how they sell (K-4): terms per market and language, ways to reach them per
 * market. Each text is a fact of the pages it holds for, word for word.
 */
export const storeProfileSchema = z.object({
	storeName: line(80),
	terms: z.array(termsSchema).max(MOST_ENTRIES).refine(areDistinct, 'state a market and language twice').default([]),
	reach: z.array(reachSchema).max(MOST_ENTRIES).refine(areDistinct, 'state a market twice').default([]),
	/** Where orders go: the shop's page, a form's address, or mailto:. */
	orderUrl: z
		.union([
			z.literal(''),
			z
				.string()
				.max(2_000)
				.regex(/^(?:https?:\/\/|mailto:|tel:)[^"<>\s]+$/),
		])
		.default(''),
	brand: z
		.object({
			accent: z
				.string()
				.regex(/^#[0-9a-f]{6}$/)
				.nullable()
				.default(null),
			fonts: brandFontsSchema.default('theme'),
			/** Key of the logo in the file store. */
			logoKey: z.string().nullable().default(null),
		})
		.prefault({}),
	/** How they speak (W-13); shapes what a model writes, and is no fact. */
	voice: voiceSchema.prefault({}),
	/** Copy already paid for may be used again for the same facts, market and language. */
	reuseCopy: z.boolean().default(true),
})
export type StoreProfile = z.infer<typeof storeProfileSchema>

/** Nothing stated. */
export const EMPTY_STORE_PROFILE: StoreProfile = storeProfileSchema.parse({})

function areDistinct(entries: readonly { market: string; language?: string }[]): boolean {
	return new Set(entries.map(({ market, language = '' }) => `${market} ${language}`)).size === entries.length
}

import { z } from 'zod'
import { brandFontsSchema } from '../page/brand'

const line = (max: number) => z.string().trim().max(max).default('')
const words = line(600)

/**
 * What a seller states about themselves and how they sell (K-4). Each text is a fact: pages may rest on it, word for
 * word. Empty = not stated. Texts are in the seller's own words and language.
 */
export const storeProfileSchema = z.object({
	storeName: line(80),
	delivery: words,
	returns: words,
	guarantee: words,
	payment: words,
	whatsapp: line(40),
	phone: line(40),
	email: line(200),
	/** Postal address, as it may stand on a page. */
	address: line(300),
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
	/** Copy already paid for may be used again for the same facts, market and language. */
	reuseCopy: z.boolean().default(true),
})
export type StoreProfile = z.infer<typeof storeProfileSchema>

/** Nothing stated. */
export const EMPTY_STORE_PROFILE: StoreProfile = storeProfileSchema.parse({})

/** Fields that are statements, with the names their facts carry; `seller-terms.ts` tells topics by these names. */
const STATEMENTS = [
	['storeName', 'Store'],
	['delivery', 'Delivery'],
	['returns', 'Returns'],
	['guarantee', 'Guarantee'],
	['payment', 'Payment'],
	['whatsapp', 'WhatsApp'],
	['phone', 'Phone'],
	['email', 'E-mail'],
	['address', 'Address'],
] as const satisfies readonly (readonly [keyof StoreProfile, string])[]

export type SellerStatement = { field: (typeof STATEMENTS)[number][0]; name: string; text: string }

/** What the profile states, in a fixed order; fields left empty state nothing. */
export function sellerStatements(profile: StoreProfile): SellerStatement[] {
	return STATEMENTS.flatMap(([field, name]) => (profile[field] ? [{ field, name, text: profile[field] }] : []))
}

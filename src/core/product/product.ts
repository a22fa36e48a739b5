import { z } from 'zod'
import { moneySchema } from '../money'

/** Where a value was read: the rule that matched and the place in the page (selector, script variable, form field). */
export const originSchema = z.object({ rule: z.string(), place: z.string() })
export type Origin = z.infer<typeof originSchema>

const sourced = <T extends z.ZodType>(value: T) => z.object({ value, origin: originSchema })
/** A value together with where it was read. */
export type Sourced<T> = { value: T; origin: Origin }

/**
 * One picture as the marketplace names it: `id` is the part of the path up to the first dot, `url` the largest file
 * offered.
 */
export const imageRefSchema = z.object({
	id: z.string().min(1),
	url: z.string(),
	/** Other ids the marketplace gives the same picture (hiRes, large and thumb differ). */
	aliases: z.array(z.string()).default([]),
	alt: z.string().optional(),
})
export type ImageRef = z.infer<typeof imageRefSchema>

export const availabilitySchema = z.enum(['in_stock', 'out_of_stock', 'unknown'])
export type Availability = z.infer<typeof availabilitySchema>

/** State of the goods as schema.org's OfferItemCondition tells them apart. */
export const conditionSchema = z.enum(['new', 'refurbished', 'used', 'damaged'])
export type Condition = z.infer<typeof conditionSchema>

/** One combination a buyer can order, with what the listing says of it alone; what it does not say is absent. */
export const variantItemSchema = z.object({
	/** Dimension → value, for every dimension the combination is told apart by. */
	options: z.record(z.string(), z.string()),
	price: moneySchema.optional(),
	listPrice: moneySchema.optional(),
	/** The shop's own number of this combination. */
	sku: z.string().optional(),
	/** GTIN-8, -12, -13 or -14, digits only. */
	gtin: z.string().optional(),
	image: imageRefSchema.optional(),
	available: z.boolean().optional(),
	origin: originSchema,
})
export type VariantItem = z.infer<typeof variantItemSchema>

export const variantsSchema = z.object({
	/** Dimension as shown ("Colour") → its values in page order. */
	dimensions: z.record(z.string(), z.array(z.string())),
	/** How many combinations the listing offers. */
	count: z.number().int().positive(),
	/** The combinations the listing tells apart, in its order; absent when it names only the dimensions. */
	items: z.array(variantItemSchema).optional(),
	/** Dimension → value → picture of that value (a swatch), where the listing shows one. */
	pictures: z.record(z.string(), z.record(z.string(), imageRefSchema)).optional(),
})
export type Variants = z.infer<typeof variantsSchema>

export const importedReviewSchema = z.object({
	title: z.string(),
	text: z.string(),
	rating: z.number().min(1).max(5).optional(),
	/** As the listing writes it, with country. */
	date: z.string(),
	author: z.string(),
})
export type ImportedReview = z.infer<typeof importedReviewSchema>

/** The fields a listing can give; a field that cannot be decided is absent and named in `missing`. */
export const productSchema = z.object({
	source: z.object({
		marketplace: z.string(),
		/** e.g. `amazon.co.uk` */
		domain: z.string(),
		url: z.string(),
		/** Tag of the language the listing is written in, e.g. `en-GB`. */
		language: z.string().optional(),
	}),
	asin: sourced(z.string()).optional(),
	/** The shop's own number of the product. */
	sku: sourced(z.string()).optional(),
	/** GTIN-8, -12 (UPC), -13 (EAN, ISBN-13) or -14, digits only. */
	gtin: sourced(z.string()).optional(),
	/** The maker's own number. */
	mpn: sourced(z.string()).optional(),
	condition: sourced(conditionSchema).optional(),
	/** Weight of the product as it is shipped, in grams. */
	weightGrams: sourced(z.number().positive()).optional(),
	title: sourced(z.string()).optional(),
	brand: sourced(z.string()).optional(),
	price: sourced(moneySchema).optional(),
	/** The top of a price range; `price` is then its bottom. */
	priceMax: sourced(moneySchema).optional(),
	listPrice: sourced(moneySchema).optional(),
	availability: sourced(availabilitySchema).optional(),
	rating: sourced(z.number().min(0).max(5)).optional(),
	ratingCount: sourced(z.number().int().nonnegative()).optional(),
	/** How often it was ordered, at least, where the listing says so. */
	orders: sourced(z.number().int().positive()).optional(),
	breadcrumbs: z.array(sourced(z.string())).default([]),
	bullets: z.array(sourced(z.string())).default([]),
	description: sourced(z.string()).optional(),
	specs: z.array(sourced(z.object({ name: z.string(), value: z.string() }))).default([]),
	gallery: z.array(sourced(imageRefSchema)).default([]),
	descriptionImages: z.array(sourced(imageRefSchema)).default([]),
	variants: sourced(variantsSchema).optional(),
	inTheBox: z.array(sourced(z.string())).default([]),
	reviews: z.array(sourced(importedReviewSchema)).default([]),
	/** Names of the fields above that the listing did not give or that could not be decided. */
	missing: z.array(z.string()).default([]),
})
export type Product = z.infer<typeof productSchema>

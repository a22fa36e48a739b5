import { z } from 'zod'
import { moneySchema } from '../money'

/** Where a value was read: the rule that matched and the place in the page (selector, script variable, form field). */
export const originSchema = z.object({ rule: z.string(), place: z.string() })
export type Origin = z.infer<typeof originSchema>

const sourced = <T extends z.ZodType>(value: T) => z.object({ value, origin: originSchema })
/** A value together with where it was read. */
export type Sourced<T> = { value: T; origin: Origin }

/** One picture as the marketplace names it: `id` is the part of the path up to the first dot, `url` the largest file offered. */
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

export const variantsSchema = z.object({
	/** Dimension as shown ("Colour") → its values in page order. */
	dimensions: z.record(z.string(), z.array(z.string())),
	/** How many combinations the listing offers. */
	count: z.number().int().positive(),
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
	title: sourced(z.string()).optional(),
	brand: sourced(z.string()).optional(),
	price: sourced(moneySchema).optional(),
	/** The top of a price range; `price` is then its bottom. */
	priceMax: sourced(moneySchema).optional(),
	listPrice: sourced(moneySchema).optional(),
	availability: sourced(availabilitySchema).optional(),
	rating: sourced(z.number().min(0).max(5)).optional(),
	ratingCount: sourced(z.number().int().nonnegative()).optional(),
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

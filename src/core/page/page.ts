import { z } from 'zod'
import { planSchema } from '../copy/copy-plan'
import { noteSchema } from '../messages/message-schema'
import { moneySchema } from '../money'
import { factSchema } from '../product/facts'
import { goodsSchema } from '../product/goods'
import { importedReviewSchema, originSchema } from '../product/product'
import { brandSchema } from '../seller/brand'
import { THEME_NAMES } from '../themes/themes'
import { removalSchema } from '../truth/claims'
import { buyingSchema } from './compose/buying'
import { pageImageSchema } from './page-image'
import { type SectionLook, sectionAlignSchema, sectionGroundSchema, sectionSizeSchema, sectionSpacingSchema } from './section-look'
import { SECTION_KINDS } from './sections/registry'
import type { SectionKind } from './sections/section-kind'

export { type ImageFile, imageFileSchema, type PageImage, pageImageSchema } from './page-image'

/** The page's shape has a version from the first day; core/page/migrate.ts lifts older ones. */
export const PAGE_VERSION = 2

export type SectionType = keyof typeof SECTION_KINDS
export const SECTION_TYPES = Object.keys(SECTION_KINDS) as SectionType[]
export type SectionProps<T extends SectionType> = z.infer<(typeof SECTION_KINDS)[T]['props']>
/** A section: one node shape for all types. `id` is unique within the page and never changes. */
export type SectionOf<T extends SectionType> = {
	id: string
	type: T
	hidden: boolean
	locked: boolean
	props: SectionProps<T>
} & SectionLook
export type Section = { [T in SectionType]: SectionOf<T> }[SectionType]

/** What is known of a kind of section, of whichever type. */
export const kindOf = (type: SectionType): SectionKind => SECTION_KINDS[type] as unknown as SectionKind

const sectionSchemas = SECTION_TYPES.map((type) =>
	z.object({
		id: z.string().min(1),
		type: z.literal(type),
		hidden: z.boolean().default(false),
		locked: z.boolean().default(false),
		layout: z.enum(kindOf(type).layouts).optional(),
		ground: sectionGroundSchema.optional(),
		spacing: sectionSpacingSchema.optional(),
		align: sectionAlignSchema.optional(),
		size: sectionSizeSchema.optional(),
		props: kindOf(type).props,
	}),
)
export const sectionSchema = z.discriminatedUnion('type', sectionSchemas as never) as unknown as z.ZodType<Section>

export const themeSchema = z.enum(THEME_NAMES)
export type { ThemeName } from '../themes/themes'

export const pageSchema = z.object({
	version: z.literal(PAGE_VERSION),
	/** Values of the request (core/locale). */
	language: z.string(),
	market: z.string(),
	theme: themeSchema,
	brand: brandSchema,
	/** True data for JSON-LD and the stores; never written by a writer. */
	product: z.object({
		title: z.string(),
		brand: z.string().optional(),
		asin: z.string().optional(),
		/** As Product has them; what stores and search engines are told of the goods. */
		goods: goodsSchema.optional(),
		sourceUrl: z.string(),
		/** The day the listing was read; pages made before it was kept have none. */
		readOn: z.iso.date().optional(),
		breadcrumbs: z.array(z.string()).default([]),
		/** The listing's own price: for the record. The page offers `offer` only. */
		listingPrice: moneySchema.optional(),
		/**
		 * The listing's own rating: shown only where the seller switches it on, with its source and the day it was read
		 * (K-3); `readOn`: that day, in pages made before it stood with the product.
		 */
		rating: z
			.object({ value: z.number().min(0).max(5), count: z.number().int().nonnegative().optional(), readOn: z.iso.date().optional() })
			.optional(),
		reviews: z.array(importedReviewSchema.extend({ origin: originSchema })).default([]),
	}),
	/** What the seller asks for it; null until the seller says. */
	offer: z.object({ price: moneySchema, compareAt: moneySchema.optional() }).nullable(),
	/** Where the page is bought; null until the seller says. Every button leads there. */
	buying: buyingSchema.nullable(),
	facts: z.array(factSchema),
	images: z.array(pageImageSchema),
	/** Ids of `images`, main image first. */
	gallery: z.array(z.string()),
	sections: z.array(sectionSchema),
	seo: z.object({
		title: z.string(),
		description: z.string(),
		slug: z.string(),
		keywords: z.array(z.string()),
		/** Ids of the facts title and description rest on. */
		facts: z.array(z.string()).default([]),
	}),
	/** How the page came to be. */
	record: z.object({
		writer: z.object({ kind: z.enum(['embedded', 'model', 'person']), model: z.string().optional(), promptVersion: z.string().optional() }),
		/** Tag of the language the facts stayed in, when it is not the page's (W-8). */
		factsLanguage: z.string().optional(),
		/** What a model took the product to be before it wrote (W-10); sections and ads are written by it later, too. */
		plan: planSchema.optional(),
		removed: z.array(removalSchema),
		notes: z.array(noteSchema),
	}),
})
export type Page = z.infer<typeof pageSchema>

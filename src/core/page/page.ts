import { z } from 'zod'
import { removalSchema, textSchema } from '../copy/copy'
import { moneySchema } from '../money'
import { factSchema } from '../product/facts'
import { importedReviewSchema, originSchema } from '../product/product'
import { THEME_NAMES } from '../themes/themes'
import { brandSchema } from './brand'

/** The page's shape has a version from the first day; core/page/migrate.ts lifts older ones. */
export const PAGE_VERSION = 1

/** One stored file of a picture. `key` names it in the file store; widths and heights in pixels. */
export const imageFileSchema = z.object({
	key: z.string().regex(/^[a-z0-9]+(?:\/[a-z0-9-]+)*\.(?:webp|avif|jpg|png|svg)$/),
	format: z.enum(['webp', 'avif', 'jpeg', 'png', 'svg']),
	width: z.number().int().positive(),
	height: z.number().int().positive(),
	bytes: z.number().int().nonnegative(),
})
export type ImageFile = z.infer<typeof imageFileSchema>

export const pageImageSchema = z.object({
	id: z.string(),
	alt: z.string(),
	/** Where the picture came from; kept for evidence, never shown or hot-linked. */
	sourceUrl: z.string().optional(),
	/** The same picture in several widths and formats; empty when it could not be had (a placeholder is shown). */
	files: z.array(imageFileSchema),
	/** Dominant colour, `#rrggbb`; used by the placeholder and the brand kit. */
	color: z
		.string()
		.regex(/^#[0-9a-f]{6}$/)
		.optional(),
	/** `ai`: an image model made or changed it, and its files say so (IPTC DigitalSourceType; K-6). */
	madeBy: z.literal('ai').optional(),
})
export type PageImage = z.infer<typeof pageImageSchema>

const titled = z.object({ id: z.string(), title: textSchema, text: textSchema })

/** How a hero is set: words beside the picture, above it, or under a picture as wide as the window. */
export const heroLayoutSchema = z.enum(['split', 'stacked', 'full'])
export type HeroLayout = z.infer<typeof heroLayoutSchema>

/** What a seller's term is about; decides the sign drawn beside it. */
export const termTopicSchema = z.enum(['delivery', 'returns', 'guarantee', 'payment', 'other'])
export type TermTopic = z.infer<typeof termTopicSchema>

/** A table: one column per variant, one row per thing that differs; a cell nobody has stated is empty. */
const table = z.object({
	heading: textSchema,
	columns: z.array(textSchema),
	rows: z.array(z.object({ id: z.string(), name: textSchema, values: z.array(textSchema) })),
})

/** Every section type and its content. Image fields hold ids of `page.images`. */
export const sectionProps = {
	hero: z.object({
		headline: textSchema,
		subheadline: textSchema,
		callToAction: textSchema,
		image: z.string().nullable(),
		/** The theme's own when it is not said. */
		layout: heroLayoutSchema.optional(),
	}),
	gallery: z.object({ heading: textSchema, images: z.array(z.string()) }),
	benefits: z.object({ heading: textSchema, items: z.array(titled) }),
	features: z.object({ heading: textSchema, items: z.array(titled.extend({ image: z.string().nullable() })) }),
	story: z.object({
		heading: textSchema,
		paragraphs: z.array(z.object({ id: z.string(), text: textSchema })),
		image: z.string().nullable(),
	}),
	specifications: z.object({ heading: textSchema, rows: z.array(z.object({ id: z.string(), name: textSchema, value: textSchema })) }),
	variants: z.object({
		heading: textSchema,
		dimensions: z.array(z.object({ id: z.string(), name: textSchema, values: z.array(textSchema) })),
	}),
	box: z.object({ heading: textSchema, items: z.array(z.object({ id: z.string(), text: textSchema })) }),
	images: z.object({ heading: textSchema, images: z.array(z.string()) }),
	faq: z.object({ heading: textSchema, items: z.array(z.object({ id: z.string(), question: textSchema, answer: textSchema })) }),
	callToAction: z.object({ headline: textSchema, button: textSchema }),
	/** A free section the seller writes. */
	text: z.object({ body: textSchema }),
	howToUse: z.object({ heading: textSchema, steps: z.array(z.object({ id: z.string(), text: textSchema })) }),
	/** The product's own variants beside each other; never other products. */
	comparison: table,
	sizeTable: table,
	/** What the seller promises. */
	guarantee: z.object({ heading: textSchema, items: z.array(titled.extend({ topic: termTopicSchema })) }),
	/** Shows `product.reviews` as they were imported; it holds no review of its own, so none can be written here (K-3). */
	reviews: z.object({ heading: textSchema }),
	/** Ways to reach the seller: what it is called, and the number or address, from which the link is made. */
	contact: z.object({ heading: textSchema, items: z.array(z.object({ id: z.string(), name: textSchema, value: textSchema })) }),
	/** Cash on delivery: posts to `action`, else to the page's `orderUrl`; shown only when one of them is https or mailto. */
	orderForm: z.object({
		heading: textSchema,
		text: textSchema,
		button: textSchema,
		action: z
			.string()
			.regex(/^(?:https:\/\/|mailto:)[^"<>\s]+$/)
			.nullable(),
	}),
	/** Who made it and who answers for it (Regulation (EU) 2023/988, article 19), and how the page came to be. */
	legal: z.object({ heading: textSchema, rows: z.array(z.object({ id: z.string(), name: textSchema, value: textSchema })) }),
	stickyBar: z.object({ headline: textSchema, button: textSchema }),
} as const

export type SectionType = keyof typeof sectionProps
export const SECTION_TYPES = Object.keys(sectionProps) as SectionType[]
export type SectionProps<T extends SectionType> = z.infer<(typeof sectionProps)[T]>
/** A section: one node shape for all types. `id` is unique within the page and never changes. */
export type SectionOf<T extends SectionType> = { id: string; type: T; hidden: boolean; locked: boolean; props: SectionProps<T> }
export type Section = { [T in SectionType]: SectionOf<T> }[SectionType]

const sectionSchemas = SECTION_TYPES.map((type) =>
	z.object({
		id: z.string().min(1),
		type: z.literal(type),
		hidden: z.boolean().default(false),
		locked: z.boolean().default(false),
		props: sectionProps[type],
	}),
)
export const sectionSchema = z.union(sectionSchemas) as unknown as z.ZodType<Section>

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
		sourceUrl: z.string(),
		breadcrumbs: z.array(z.string()).default([]),
		/** The listing's own price: for the record. The page offers `offer` only. */
		listingPrice: moneySchema.optional(),
		reviews: z.array(importedReviewSchema.extend({ origin: originSchema })).default([]),
	}),
	/** What the seller asks for it; null until the seller says. */
	offer: z.object({ price: moneySchema, compareAt: moneySchema.optional() }).nullable(),
	/** Where the page's buttons lead (the seller's shop, mail or telephone); without it they lead along the page. */
	orderUrl: z
		.string()
		.regex(/^(?:https?:\/\/|mailto:|tel:)[^"<>\s]*$/)
		.optional(),
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
		removed: z.array(removalSchema),
		notes: z.array(z.string()),
	}),
})
export type Page = z.infer<typeof pageSchema>

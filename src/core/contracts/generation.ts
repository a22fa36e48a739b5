import { z } from 'zod'
import { messageSchema } from '../messages/message-schema'
import { productSchema } from '../product/product'

/** The steps of a generation, in order; `images` and `writing` run side by side. */
export const generationStepSchema = z.enum([
	'read-listing',
	'extract-product',
	/** Only where a model writes. */
	'understand',
	'prepare-images',
	'write-copy',
	'check-copy',
	'compose-page',
	'save-page',
])
export type GenerationStep = z.infer<typeof generationStepSchema>

/** `facts`: it waits for its seller to look at the facts; nothing is written before. */
export const generationStatusSchema = z.enum(['queued', 'running', 'facts', 'done', 'failed', 'canceled'])
export type GenerationStatus = z.infer<typeof generationStatusSchema>

/** Other ways in when a link cannot be read (D-7). */
export const otherWaySchema = z.enum(['saved-page', 'pasted-text', 'photos', 'facts', 'another-link'])
export type OtherWay = z.infer<typeof otherWaySchema>

/** POST /api/generate answers this (spec §3, §7); the fields after `message` are ours. */
export const generateResponseSchema = z.object({
	status: z.enum(['success', 'invalid_url', 'limit', 'error', 'generating']),
	product_page_html: z.string().optional(),
	product_gallery_html: z.string().optional(),
	should_show_toast: z.union([z.literal(0), z.literal(1)]).optional(),
	message: z.string().optional(),
	said: messageSchema.optional(),
	/** AppError code when status is `error`. */
	code: z.string().optional(),
	other_ways: z.array(otherWaySchema).optional(),
	generation_id: z.string().optional(),
	page_id: z.string().optional(),
	/** What was asked for and not done, e.g. `translate_images` (W-9). */
	not_done: z.array(z.string()).optional(),
})
export type GenerateResponse = z.infer<typeof generateResponseSchema>

/**
 * Events of GET /api/generations/:id/events (server-sent events; `id:` is the sequence number, so a lost connection
 * resumes).
 */
export const generationEventSchema = z.discriminatedUnion('type', [
	z.object({ type: z.literal('step'), step: generationStepSchema, state: z.enum(['started', 'finished']) }),
	/** What was found in the listing. */
	z.object({
		type: z.literal('product'),
		title: z.string(),
		brand: z.string().optional(),
		facts: z.number(),
		images: z.number(),
		missing: z.array(z.string()),
		/** Tag of the page's language and its direction. */
		language: z.string(),
		direction: z.enum(['ltr', 'rtl']),
	}),
	/** The seller wanted to check the facts first: it waits for that, or goes on. */
	z.object({ type: z.literal('facts'), state: z.enum(['waiting', 'settled']) }),
	/** The pictures there will be, in gallery order; each follows as `image` when it is ready. */
	z.object({ type: z.literal('gallery'), images: z.array(z.object({ id: z.string(), alt: z.string() })) }),
	/** A picture is ready: address of a small file. */
	z.object({ type: z.literal('image'), id: z.string(), url: z.string().nullable(), position: z.number() }),
	/**
	 * A part of the copy: its plain texts as far as they stand before the checker, never others. `partial`: more of it may
	 * follow, or the same part otherwise.
	 */
	z.object({
		type: z.literal('section'),
		part: z.string(),
		heading: z.string(),
		texts: z.array(z.string()),
		partial: z.literal(true).optional(),
	}),
	/** A part is checked for good: how many texts were objected to, and how many of them the writer put right. */
	z.object({ type: z.literal('checked'), part: z.string(), objected: z.number().int(), rewritten: z.number().int() }),
	/** Something went otherwise than it should have, in words; it goes on. */
	z.object({ type: z.literal('note'), message: z.string(), said: messageSchema.optional() }),
	z.object({ type: z.literal('done'), page_id: z.string(), should_show_toast: z.union([z.literal(0), z.literal(1)]) }),
	z.object({
		type: z.literal('failed'),
		code: z.string(),
		message: z.string(),
		said: messageSchema.optional(),
		other_ways: z.array(otherWaySchema),
	}),
	z.object({ type: z.literal('canceled') }),
])
export type GenerationEvent = z.infer<typeof generationEventSchema>

/**
 * GET /api/generations/:id and, for the newest one still under way or just ended, GET /api/generations/current (null
 * when there is none).
 */
export const generationSchema = z.object({
	id: z.string(),
	status: generationStatusSchema,
	product_link: z.string(),
	language: z.string(),
	market: z.string(),
	page_id: z.string().nullable(),
	error: z
		.object({ code: z.string(), message: z.string(), said: messageSchema.optional(), other_ways: z.array(otherWaySchema) })
		.nullable(),
	created_at: z.string(),
})
export type Generation = z.infer<typeof generationSchema>

/**
 * GET /api/generations/:id/facts while it waits, and the body of POST to the same address; POST without a product goes
 * on with what was found.
 */
export const generationFactsSchema = z.object({ product: productSchema })
export type GenerationFacts = z.infer<typeof generationFactsSchema>

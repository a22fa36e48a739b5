import { z } from 'zod'
import { messageSchema } from '../messages/message-schema'
import { SKU } from '../stores/readable-sku'
import { editChoicesSchema, storeFieldSchema } from '../stores/store-fields'
import { storeIdSchema } from '../stores/store-ids'
import { FILLED_PARTS, productStatusSchema } from '../stores/store-product'

/**
 * What a person may do with a store: push to it, nothing as this installation has no app for it, or nothing as it is
 * kept for others.
 */
export const storeAccessSchema = z.enum(['available', 'not_configured', 'not_allowed'])

/** A store somebody connected. Nothing that opens it is ever told. */
export const connectionSchema = z.object({
	id: z.string(),
	store: storeIdSchema,
	/** The seller's own name for it; the store's own until they give one. */
	name: z.string(),
	/** `my-shop.myshopify.com` and the like. */
	account: z.string(),
	url: z.string(),
	currency: z.string().nullable(),
	/** `reconnect`: the store no longer takes our access. */
	status: z.enum(['active', 'reconnect']),
	is_default: z.boolean(),
	last_used_at: z.string().nullable(),
	created_at: z.string(),
})
export type Connection = z.infer<typeof connectionSchema>

const linkedPicturesSchema = z.array(z.object({ name: z.string(), products: z.number().int(), pictures: z.number().int() }))
/** By the seller's name of a store: how many products there show how many pictures from here. */
export type LinkedPictures = z.infer<typeof linkedPicturesSchema>

/**
 * GET /api/stores/connections. `pictures.why` says in words why stores cannot fetch our pictures; null when they can.
 * `linked`: the stores, also disconnected ones, whose products lose pictures when the account goes.
 */
export const connectionListSchema = z.object({
	connections: z.array(connectionSchema),
	pictures: z.object({ why: z.string().nullable(), said: messageSchema.optional() }),
	linked: linkedPicturesSchema.default([]),
})
export type ConnectionList = z.infer<typeof connectionListSchema>

/** PATCH /api/stores/connections/:id; POST …/:id/default; DELETE …/:id → 204. */
export const renameConnectionSchema = z.object({ name: z.string().trim().min(1).max(80) })

/** POST /api/stores/:store/authorize → where to go to connect a store without pushing anything. */
export const authorizeRequestSchema = z.object({ shop: z.string().max(300).default('') })
export const authorizeResponseSchema = z.object({ url: z.string() })
export type AuthorizeResponse = z.infer<typeof authorizeResponseSchema>

const typedPrice = z.union([z.string().max(40), z.number()]).nullish()

const categorySchema = z.union([
	z.object({ id: z.string().max(100) }),
	z.object({ create: z.array(z.string().trim().min(1).max(100)).min(1).max(5) }),
])

/**
 * GET /api/stores/connections/:id/categories?page=… → the store's own categories, with the names from the top to each;
 * `listing`: those the page's listing stands under, as it could be made there; `remembered`: what was chosen for such a
 * listing before.
 */
export const storeCategoriesSchema = z.object({
	categories: z.array(z.object({ id: z.string(), path: z.array(z.string()) })),
	listing: z.array(z.string()),
	remembered: categorySchema.nullable(),
})
export type StoreCategories = z.infer<typeof storeCategoriesSchema>

/** What a seller may say of a push besides the price. */
export const pushChoicesSchema = z.object({
	/**
	 * ISO 4217 of the price: needed where the page's price is in another currency than the store's, and then the store's.
	 */
	currency: z.string().max(3).optional(),
	/** The product's title: what the page promises (as when left out), or the listing's own. */
	title: z.enum(['headline', 'listing']).optional(),
	/** The number people read; one is made of the title when it is left out. */
	sku: z.string().trim().regex(SKU).optional(),
	/** The values to make combinations of, by the option's name; all of an option that is left out. */
	option_values: z.record(z.string().max(100), z.array(z.string().max(200)).max(500)).optional(),
	/** The id of a category of the store, or the names from the top of one to be made; null = none, also from now on. */
	category: categorySchema.nullable().optional(),
	/** How many there are to sell; the store counts them then. */
	quantity: z.number().int().nonnegative().max(1_000_000).optional(),
	/** What becomes of what the merchant changed in the store since the last push. */
	edits: editChoicesSchema.optional(),
})
export type PushChoices = z.infer<typeof pushChoicesSchema>

/** What of them holds for the next push of the product as well, unless that says otherwise. */
export const standingChoicesSchema = pushChoicesSchema.pick({ title: true, sku: true, option_values: true })
export type StandingChoices = z.infer<typeof standingChoicesSchema>

/**
 * POST /api/pages/:id/push. Prices are whole units of the store's currency (spec §5); without one, those the page
 * states. 409 with `details.edits` (MerchantEdit[]) where the merchant changed fields that the push would overwrite.
 */
export const pushRequestSchema = z.object({
	store: storeIdSchema.optional(),
	/** Of several connections; else the store's default one. */
	connection: z.string().optional(),
	price: typedPrice,
	compare_at_price: typedPrice,
	/** Left out: a product that is there stays as it is. */
	status: productStatusSchema.optional(),
	/** How a product arrives that is made, where `status` is left out: published, unless this says otherwise. */
	new_status: productStatusSchema.optional(),
	...pushChoicesSchema.shape,
	/** The seller was told that this store cannot fetch our pictures, and wants the page there all the same. */
	without_pictures: z.boolean().default(false),
	/**
	 * The id of a push that was refused for the merchant's edits: what it was asked to do holds, as far as this says
	 * nothing of it.
	 */
	again: z.uuid().optional(),
})

export const leftOutSchema = z.object({
	what: z.string(),
	why: z.string(),
	said: z.object({ what: messageSchema, why: messageSchema }).optional(),
	image_id: z.string().optional(),
})

/** What came of a push. */
export const pushOutcomeSchema = z.object({
	push_id: z.string(),
	store: storeIdSchema,
	connection: z.object({ id: z.string(), name: z.string() }),
	/** `created_again`: the product had been deleted in the store. */
	made: z.enum(['created', 'updated', 'created_again']),
	/** Where shoppers see it; null while only the merchant may. */
	url: z.string().nullable(),
	admin_url: z.string(),
	status: productStatusSchema,
	sent: z.object({
		title: z.string(),
		price: z.string(),
		compare_at_price: z.string().nullable(),
		/** Of the store; null when it does not say. */
		currency: z.string().nullable(),
		pictures: z.number().int(),
	}),
	left_out: z.array(leftOutSchema),
	/** Worth knowing, in sentences; `said` the same as messages. */
	notes: z.array(z.string()),
	said: z.object({ notes: z.array(messageSchema) }).optional(),
	/** Fields that stay as the merchant has them. */
	kept: z.array(storeFieldSchema).default([]),
})
export type PushOutcome = z.infer<typeof pushOutcomeSchema>

const merchantEditSchema = z.object({ field: storeFieldSchema, theirs: z.string(), ours: z.string() })

/** What differs between the page and what a store has of it. */
export const pageDifferenceSchema = z.union([storeFieldSchema, z.enum(['pictures', ...FILLED_PARTS])])
export type PageDifference = z.infer<typeof pageDifferenceSchema>

/** A store that has an older version of the page, and what differs. */
export const olderVersionSchema = z.object({
	store: storeIdSchema,
	connection: z.object({ id: z.string(), name: z.string() }),
	differs: z.array(pageDifferenceSchema),
})
export type OlderVersion = z.infer<typeof olderVersionSchema>

/** One push, as GET /api/pages/:id/pushes lists them. */
export const pushEntrySchema = z.object({
	id: z.string(),
	store: storeIdSchema,
	connection: z.object({ id: z.string(), name: z.string() }),
	/** `unknown`: the store did not say what became of it; the next push looks before it makes anything. */
	state: z.enum(['running', 'unknown', 'done', 'failed']),
	outcome: pushOutcomeSchema.nullable(),
	error: z.object({ code: z.string(), message: z.string(), said: messageSchema.optional() }).nullable(),
	/** What the merchant had changed, which nobody said what becomes of; the push was refused for it. */
	edits: z.array(merchantEditSchema),
	created_at: z.string(),
	restored_at: z.string().nullable(),
	/** POST /api/pushes/:id/restore brings back what the product was before this push. */
	can_restore: z.boolean(),
})
export type PushEntry = z.infer<typeof pushEntrySchema>
/**
 * GET /api/pages/:id/pushes → the newest ones, newest first; `in_stores`: every connection the page has ever arrived
 * in, by id; `older`: those that have another version than the page has now; `choices`: what was chosen for the push
 * that arrived last.
 */
export const pushListSchema = z.object({
	pushes: z.array(pushEntrySchema),
	in_stores: z.array(z.string()),
	older: z.array(olderVersionSchema),
	choices: standingChoicesSchema.default({}),
})
export type PushList = z.infer<typeof pushListSchema>

/** POST /api/pushes/:id/restore. `left_out`: what the store did not take back, and why. */
export const restoreOutcomeSchema = z.object({ status: z.literal('success'), left_out: z.array(leftOutSchema) })
export type RestoreOutcome = z.infer<typeof restoreOutcomeSchema>

/**
 * What the address tells the screen one comes back to from a store: the page, the push, or what went wrong (an error's
 * code).
 */
export const RETURN_QUERY = {
	page: 'page',
	push: 'push',
	error: 'store_trouble',
	store: 'store',
	token: 'push_token',
	connected: 'connected',
} as const

/**
 * GET of a store that is opened by keys, such as /get_woo_credentials (spec §7). Key and secret are masked
 * (requirements, decision 9); all three are empty when no store is connected.
 */
export const storeKeysSchema = z.object({ store_url: z.string(), consumer_key: z.string(), consumer_secret: z.string() })
export type StoreKeys = z.infer<typeof storeKeysSchema>

const named = z.string().max(300).nullish()
/**
 * POST of what was typed, such as /save_woo_credentials → {status: 'success'} or an error. A masked value that came
 * back unchanged keeps what is stored.
 */
export const saveKeysRequestSchema = z.object({
	clerk_user_id: named,
	store_url: z.string().trim().max(500).default(''),
	consumer_key: z.string().trim().max(300).default(''),
	consumer_secret: z.string().trim().max(300).default(''),
})
/** POST /validate_woo_credentials, /delete_woo_credentials and their like; `connection` names one of several. */
export const keysRequestSchema = z.object({ clerk_user_id: named, connection: named })
export const keysStatusSchema = z.object({ status: z.literal('success') })
export type KeysStatus = z.infer<typeof keysStatusSchema>

/** `code`: the kind of error; the keys are at fault with `store_reconnect`, `store_permission`, `not_found` alone. */
export const keysValiditySchema = z.object({
	valid: z.boolean(),
	error: z.string().nullable(),
	code: z.string().optional(),
	said: messageSchema.optional(),
	status_code: z.number().int(),
})
export type KeysValidity = z.infer<typeof keysValiditySchema>

/** POST of the push call of a store (multipart) → the outcome, with `message` as the specification has it. */
export const pushMessageSchema = z.object({ message: z.string(), outcome: pushOutcomeSchema })
export type PushMessage = z.infer<typeof pushMessageSchema>

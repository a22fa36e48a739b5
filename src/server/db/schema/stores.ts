import { boolean, foreignKey, index, integer, jsonb, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import type { PushChoices, PushOutcome } from '../../../core/contracts/stores'
import type { Message } from '../../../core/messages/message'
import type { MerchantEdit } from '../../../core/stores/store-fields'
import type { StoreId } from '../../../core/stores/store-ids'
import type { ProductStatus, StoreCategory } from '../../../core/stores/store-product'
import type { LastSent } from '../../../pipeline/send/sent-prints'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/**
 * Stores that were connected. A row stays when its access is given back, so that connecting again finds its products.
 */
export const storeConnections = pgTable(
	'store_connections',
	{
		id: uuid('id').primaryKey(),
		userId: text('user_id').notNull(),
		store: text('store').$type<StoreId>().notNull(),
		/** As ConnectedStore has them. */
		account: text('account').notNull(),
		alias: text('alias'),
		name: text('name').notNull(),
		url: text('url').notNull(),
		currency: text('currency'),
		/** The credentials, sealed (seal-credentials.ts); null once they are given back or taken away. */
		sealed: text('sealed'),
		status: text('status').$type<'active' | 'reconnect' | 'disconnected'>().notNull(),
		isDefault: boolean('is_default').notNull().default(false),
		/** Where its seller files what a listing files under these names (core/stores/category-of.ts). */
		categories: jsonb('categories').$type<Record<string, StoreCategory>>().notNull().default({}),
		/** Who replaces the credentials at this moment, and until when the others wait for it. */
		leaseHolder: uuid('lease_holder'),
		leaseUntil: moment('lease_until'),
		lastUsedAt: moment('last_used_at'),
		createdAt: moment('created_at').notNull().defaultNow(),
		updatedAt: moment('updated_at').notNull().defaultNow(),
	},
	(table) => [
		unique('store_connections_account').on(table.userId, table.store, table.account),
		index('store_connections_store').on(table.store, table.account),
	],
)

/**
 * One product of one connected store, by the key we gave it. A page is one product in a store, however often it is
 * pushed.
 */
export const storeProducts = pgTable(
	'store_products',
	{
		id: uuid('id').primaryKey(),
		connectionId: uuid('connection_id').notNull(),
		/**
		 * Ours, by which the product is known again; made of the page's id, or of the title of HTML that is nobody's page.
		 */
		key: text('key').notNull(),
		/** The store's own id; null until the first push has come to its end. */
		ref: text('ref'),
		imageIds: jsonb('image_ids').$type<Record<string, string>>().notNull().default({}),
		/** Every sku the store was asked to make it under: some stores find products by sku alone. */
		skus: jsonb('skus').$type<string[]>().notNull().default([]),
		/** What the last push left; null when that is not known. */
		sent: jsonb('sent').$type<SentLine>(),
		/** Keys of our files that its description in the store shows from here: they outlive the page. */
		linkedFiles: jsonb('linked_files').$type<string[]>().notNull().default([]),
		/** Who works on it at this moment, and until when others wait for it. */
		leaseHolder: uuid('lease_holder'),
		leaseUntil: moment('lease_until'),
	},
	(table) => [
		unique('store_products_key').on(table.connectionId, table.key),
		foreignKey({ columns: [table.connectionId], foreignColumns: [storeConnections.id] }).onDelete('cascade'),
	],
)

/**
 * What a push left, how it was asked for, and `offerPrint` of the page; `previous`: what the push before had left,
 * which holds again once this one is brought back.
 */
export type SentLine = LastSent & { choices?: PushChoices; offer?: string; previous?: Omit<SentLine, 'previous'> | null }

/**
 * Every push. `reserved` = nothing has left this machine; `sent` = the store was asked; `unknown` = it was asked and
 * what became of it is not known, so it is looked up before anything is made.
 */
/** What a push of a page was asked to do. Amounts in units of the store's currency. */
export type AskedPush = {
	price: number
	compareAt?: number | undefined
	status?: ProductStatus | undefined
	newStatus?: ProductStatus | undefined
	choices?: PushChoices | undefined
}

export const storePushes = pgTable(
	'store_pushes',
	{
		id: uuid('id').primaryKey(),
		productId: uuid('product_id').notNull(),
		userId: text('user_id').notNull(),
		pageId: uuid('page_id'),
		pageVersion: integer('page_version'),
		state: text('state').$type<'reserved' | 'sent' | 'unknown' | 'done' | 'failed'>().notNull(),
		/** Hash of what was to be sent: the same push asked for twice at once is one. */
		fingerprint: text('fingerprint').notNull(),
		wantedStatus: text('wanted_status').$type<ProductStatus>().notNull(),
		price: text('price').notNull(),
		compareAtPrice: text('compare_at_price'),
		/** The product before it was changed, as its connector's `restore` reads it; null for a product that was made. */
		snapshot: jsonb('snapshot'),
		outcome: jsonb('outcome').$type<PushOutcome>(),
		/** What the merchant had changed that this push was refused for. */
		edits: jsonb('edits').$type<MerchantEdit[]>(),
		/** What that push was asked to do, for the one that follows when the merchant's edits are decided on. */
		asked: jsonb('asked').$type<AskedPush>(),
		errorCode: text('error_code'),
		/** In English; of releases before `error_said`. */
		errorMessage: text('error_message'),
		errorSaid: jsonb('error_said').$type<Message>(),
		createdAt: moment('created_at').notNull().defaultNow(),
		endedAt: moment('ended_at'),
		restoredAt: moment('restored_at'),
	},
	(table) => [
		index('store_pushes_page').on(table.userId, table.pageId, table.createdAt),
		index('store_pushes_product').on(table.productId, table.createdAt),
		foreignKey({ columns: [table.productId], foreignColumns: [storeProducts.id] }).onDelete('cascade'),
	],
)

/**
 * What somebody was about to do when they were sent to a store, or came back from it: good once, for them alone, for a
 * few minutes.
 */
export const oauthStates = pgTable(
	'store_tickets',
	{
		/** Hash of the ticket itself, which only its holder knows. */
		id: text('id').primaryKey(),
		kind: text('kind').$type<'authorize' | 'push'>().notNull(),
		userId: text('user_id').notNull(),
		/** Hash of the browser's own cookie. */
		browser: text('browser').notNull(),
		store: text('store').$type<StoreId>().notNull(),
		intent: jsonb('intent').notNull(),
		expiresAt: moment('expires_at').notNull(),
		usedAt: moment('used_at'),
		/** The push a ticket was used for: asking again answers what came of it. */
		pushId: uuid('push_id'),
	},
	(table) => [index('store_tickets_expiry').on(table.expiresAt), index('store_tickets_user').on(table.userId)],
)

/** Signed messages of stores that were dealt with, by the hash of what they said. */
export const storeEvents = pgTable('store_events', {
	id: text('id').primaryKey(),
	store: text('store').$type<StoreId>().notNull(),
	kind: text('kind').notNull(),
	handledAt: moment('handled_at').notNull().defaultNow(),
})

import { foreignKey, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** A user's pages; the columns beside the ids are for listing them without reading the pages themselves. */
export const pages = pgTable(
	'pages',
	{
		id: uuid('id').primaryKey(),
		userId: text('user_id').notNull(),
		generationId: uuid('generation_id').unique(),
		/** The version that is shown. */
		version: integer('version').notNull(),
		productUrl: text('product_url').notNull(),
		shouldShowToast: integer('should_show_toast').$type<0 | 1>().notNull(),
		title: text('title').notNull(),
		/** What the seller calls it, when not by its title. */
		name: text('name'),
		language: text('language').notNull(),
		market: text('market').notNull(),
		thumbnailKey: text('thumbnail_key'),
		/** What a search looks at (server/pages/search-text.ts); null in rows older than it, until the next start. */
		searchText: text('search_text'),
		createdAt: moment('created_at').notNull().defaultNow(),
		updatedAt: moment('updated_at').notNull().defaultNow(),
		/** In the trash since; a page there is not listed, and may be taken back until it is emptied. */
		deletedAt: moment('deleted_at'),
	},
	(table) => [
		index('pages_user').on(table.userId, table.updatedAt, table.id),
		index('pages_created').on(table.createdAt, table.id),
		index('pages_deleted').on(table.deletedAt),
	],
)

/** The versions of a page that are kept: autosaves of a few minutes are one, old ones are thinned (decision 064). */
export const pageVersions = pgTable(
	'page_versions',
	{
		pageId: uuid('page_id').notNull(),
		version: integer('version').notNull(),
		page: jsonb('page').notNull(),
		/** Sanitised HTML of a caller that knows no typed pages; shown in place of the page's own until a typed save. */
		compatibilityHtml: text('compatibility_html'),
		/** The version it brought back. */
		restoredFrom: integer('restored_from'),
		/** When the autosaves began that it stands for; null where the seller asked for it. */
		autosavingSince: moment('autosaving_since'),
		createdAt: moment('created_at').notNull().defaultNow(),
	},
	(table) => [
		primaryKey({ columns: [table.pageId, table.version] }),
		foreignKey({ columns: [table.pageId], foreignColumns: [pages.id] }).onDelete('cascade'),
	],
)

/**
 * The files each version shows, written with it (server/files/page-files.ts) and gone with it: what is still needed is
 * looked up by its key.
 */
export const pageFiles = pgTable(
	'page_files',
	{
		pageId: uuid('page_id').notNull(),
		version: integer('version').notNull(),
		/** Its name in the file store. */
		key: text('key').notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.pageId, table.version, table.key] }),
		index('page_files_key').on(table.key, table.pageId),
		foreignKey({ columns: [table.pageId, table.version], foreignColumns: [pageVersions.pageId, pageVersions.version] }).onDelete('cascade'),
	],
)

/** Links by which somebody without an account may look at a page. */
export const pageShares = pgTable(
	'page_shares',
	{
		/** Random, in the link; whoever knows it may look. */
		token: text('token').primaryKey(),
		pageId: uuid('page_id').notNull(),
		createdAt: moment('created_at').notNull().defaultNow(),
		/** The link leads nowhere from here on. */
		expiresAt: moment('expires_at').notNull(),
	},
	(table) => [
		index('page_shares_page').on(table.pageId),
		foreignKey({ columns: [table.pageId], foreignColumns: [pages.id] }).onDelete('cascade'),
	],
)

import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import { z } from 'zod'
import { pushChoicesSchema } from '../../../core/contracts/stores'
import { AppError } from '../../../core/errors'
import { msg } from '../../../core/messages/message'
import type { StoreId } from '../../../core/stores/store-ids'
import { productStatusSchema } from '../../../core/stores/store-product'
import type { Database } from '../../db/open-database'
import { oauthStates } from '../../db/schema/schema'

/** The way to a store and back takes no longer. */
const TICKET_MINUTES = 10

/** What is to be pushed, as it was asked for. `html` and `gallery` are there when it is none of the user's pages. */
export const pushIntentSchema = z.object({
	pageId: z.string().optional(),
	html: z.string().optional(),
	gallery: z.string().optional(),
	/** Amounts in units of the store's currency. */
	price: z.number().positive(),
	compareAt: z.number().positive().optional(),
	/** As the seller chose; left out when they did not. */
	status: productStatusSchema.optional(),
	/** How a product arrives that is made, where no status was chosen. */
	newStatus: productStatusSchema.optional(),
	connectionId: z.string().optional(),
	choices: pushChoicesSchema.optional(),
})
export type PushIntent = z.infer<typeof pushIntentSchema>

/** Why somebody is on their way: to push something, or only to connect a store. */
const intentSchema = z.union([pushIntentSchema, z.object({ connectOnly: z.literal(true) })])
export type Intent = z.infer<typeof intentSchema>

export type OauthState = { kind: 'authorize' | 'push'; userId: string; browser: string; store: StoreId }

const hash = (text: string) => createHash('sha256').update(text).digest('base64url')

/** Notes what somebody is about to do, and answers the ticket for it. Old tickets are thrown away. */
export async function insertOauthState(db: Database, ticket: OauthState & { intent: Intent }): Promise<string> {
	const token = randomBytes(24).toString('base64url')
	await db.delete(oauthStates).where(lt(oauthStates.expiresAt, sql`now() - interval '1 day'`))
	const { kind, userId, browser, store, intent } = ticket
	const expiresAt = sql`now() + ${`${TICKET_MINUTES} minutes`}::interval`
	await db.insert(oauthStates).values({ id: hash(token), kind, userId, browser: hash(browser), store, intent, expiresAt })
	return token
}

/**
 * Uses a ticket up and answers what it was for. Throws AppError `forbidden` for one that is unknown, used, too old,
 * another user's, or was begun in another browser.
 */
export async function takeOauthState(db: Database, token: string, { kind, userId, browser, store }: OauthState): Promise<Intent> {
	const { id, expiresAt, usedAt } = oauthStates
	const own = and(eq(oauthStates.userId, userId), eq(oauthStates.browser, hash(browser)))
	const [row] = await db
		.update(oauthStates)
		.set({ usedAt: sql`now()` })
		.where(
			and(own, eq(id, hash(token)), eq(oauthStates.kind, kind), eq(oauthStates.store, store), isNull(usedAt), gt(expiresAt, sql`now()`)),
		)
		.returning()
	if (!row) throw new AppError('forbidden', msg('stores.ticket_old'))
	return intentSchema.parse(row.intent)
}

/** The push a ticket of this user was used for; undefined when there is none. */
export async function findPushOfOauthState(db: Database, userId: string, token: string): Promise<string | undefined> {
	const [row] = await db
		.select({ pushId: oauthStates.pushId })
		.from(oauthStates)
		.where(and(eq(oauthStates.id, hash(token)), eq(oauthStates.userId, userId)))
	return row?.pushId ?? undefined
}

/** Notes what a ticket was used for. */
export async function updateOauthState(db: Database, token: string, pushId: string): Promise<void> {
	await db
		.update(oauthStates)
		.set({ pushId })
		.where(eq(oauthStates.id, hash(token)))
}

export async function deleteOauthStates(db: Database, userId: string): Promise<void> {
	await db.delete(oauthStates).where(eq(oauthStates.userId, userId))
}

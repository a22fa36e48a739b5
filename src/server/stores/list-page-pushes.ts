import { type PushEntry, type PushList, standingChoicesSchema } from '../../core/contracts/stores'
import { inEnglish } from '../../core/messages/in-english'
import { storedMessage } from '../../core/messages/told'
import { getOwnPage } from '../pages/pages'
import { olderVersions } from './older-versions'
import { listConnectionsWith, listLatestOf, listProductsOf, listPushes, type PushLine } from './push-ledger'
import type { StoresDeps } from './stores-deps'

const MOST = 30

/**
 * A user's pushes of a page, newest first, as many as a screen shows; and every store it has arrived in. Throws
 * AppError `not_found`.
 */
export async function listPagePushes(deps: StoresDeps, userId: string, pageId: string): Promise<PushList> {
	const { db } = deps
	const { row, page } = await getOwnPage(db, userId, pageId)
	const lines = await listPushes(db, userId, row.id, MOST)
	const newest = await listLatestOf(db, [...new Set(lines.map(({ product }) => product.id))])
	const arrived = await listProductsOf(db, userId, row.id)
	const [last] = arrived.toSorted((a, b) => b.push.createdAt.getTime() - a.push.createdAt.getTime())
	return {
		pushes: lines.map((line) => entryOf(line, newest.get(line.product.id) === line.push.id)),
		in_stores: await listConnectionsWith(db, userId, row.id),
		older: olderVersions(deps, row, page, arrived),
		choices: standingChoicesSchema.parse(last?.product.sent?.choices ?? {}),
	}
}

/** A push as the screen shows it. */
function entryOf({ push, product, connection }: PushLine, isNewest: boolean): PushEntry {
	const { state, snapshot, restoredAt, errorCode } = push
	const said = storedMessage(push)
	return {
		id: push.id,
		store: connection.store,
		connection: { id: connection.id, name: connection.name },
		state: state === 'reserved' || state === 'sent' ? runningOrLost(product.leaseUntil) : state,
		outcome: push.outcome,
		error: errorCode === null || !said ? null : { code: errorCode, message: inEnglish(said), said },
		edits: push.edits ?? [],
		created_at: push.createdAt.toISOString(),
		restored_at: restoredAt?.toISOString() ?? null,
		can_restore: isNewest && state === 'done' && snapshot !== null && restoredAt === null && connection.status !== 'disconnected',
	}
}

/** Whoever works on a push renews its lease; without one, the process has died. */
function runningOrLost(leaseUntil: Date | null): PushEntry['state'] {
	return leaseUntil !== null && leaseUntil.getTime() > Date.now() ? 'running' : 'unknown'
}

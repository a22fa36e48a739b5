import { createHmac } from 'node:crypto'
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { EmailKind } from '../../core/emails/emails'
import type { Database } from '../db/open-database'
import { sentEmails } from '../db/schema/schema'
import { networkOf } from '../http/network-of'

type Rule = {
	/** Within this time … */
	windowMs: number
	/** … so many e-mails are sent because of one network, */
	perAsker: number
	/** and so many because of all together. */
	inAll: number
	/** Beyond that, one more when none was sent for this long; absent: never. */
	atLeastEveryMs?: number
}

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/**
 * How often one address is written to. A stranger may ask for e-mails to somebody else's address, so there is a limit;
 * and must not use it up for its owner, so whoever asks when none was sent lately gets one all the same. A link for a
 * new password works for an hour: whenever one is withheld, there is another in the box that works for fifty minutes
 * more. An account that is made and deleted again and again writes to its address as seldom: these counts outlive it.
 */
const RULES: Readonly<Record<EmailKind, Rule>> = {
	reset: { windowMs: HOUR_MS, perAsker: 3, inAll: 12, atLeastEveryMs: 10 * MINUTE_MS },
	confirm: { windowMs: DAY_MS, perAsker: 5, inAll: 10, atLeastEveryMs: 3 * HOUR_MS },
	taken: { windowMs: DAY_MS, perAsker: 2, inAll: 4, atLeastEveryMs: 3 * HOUR_MS },
	passwordChanged: { windowMs: DAY_MS, perAsker: 5, inAll: 10, atLeastEveryMs: HOUR_MS },
	deleted: { windowMs: DAY_MS, perAsker: 2, inAll: 3, atLeastEveryMs: DAY_MS },
}

/** `address`: of whoever asked, when it is known. */
export type AdmitEmail = (message: { kind: EmailKind; to: string; address: string | null }) => Promise<boolean>

/**
 * Answers whether an e-mail may be sent now, and counts it if so. Any number of requests at the same moment are counted
 * one after the other. What is stored are keyed hashes: an address whose account is gone is nowhere to be read.
 */
export function limitEmails(db: Database, secret: string): AdmitEmail {
	const hashed = (text: string) => createHmac('sha256', secret).update(`letter\n${text}`).digest('base64url')
	return async ({ kind, to, address }) => {
		const receiver = hashed(to.trim().toLowerCase())
		const asker = hashed(address === null ? '' : networkOf(address))
		const { windowMs, perAsker, inAll, atLeastEveryMs = Number.POSITIVE_INFINITY } = RULES[kind]
		return db.transaction(async (tx) => {
			await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${receiver}, 1))`)
			const [counted] = await tx
				.select({
					all: sql<number>`count(*)::int`,
					asked: sql<number>`(count(*) filter (where ${sentEmails.asker} = ${asker}))::int`,
					lastMs: sql<number | null>`extract(epoch from (now() - max(${sentEmails.sentAt})))::float * 1000`,
				})
				.from(sentEmails)
				.where(and(eq(sentEmails.receiver, receiver), eq(sentEmails.kind, kind), gt(sentEmails.sentAt, ago(windowMs))))
			const { all = 0, asked = 0, lastMs = null } = counted ?? {}
			const isAdmitted = (asked < perAsker && all < inAll) || lastMs === null || lastMs >= atLeastEveryMs
			if (isAdmitted) await tx.insert(sentEmails).values({ kind, receiver, asker })
			return isAdmitted
		})
	}
}

/** Forgets what no rule looks at any more. */
export async function deleteOldEmailCounts(db: Database): Promise<void> {
	await db.delete(sentEmails).where(lt(sentEmails.sentAt, ago(DAY_MS)))
}

function ago(ms: number) {
	return sql`now() - make_interval(secs => ${ms / 1000})`
}

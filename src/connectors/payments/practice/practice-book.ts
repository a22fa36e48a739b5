import { z } from 'zod'
import { SUBSCRIPTION_STATUSES } from '../../../core/plans/subscription'

const moment = z.coerce.date()

/** What the practice provider writes down. */
const practiceRecordSchema = z.discriminatedUnion('kind', [
	z.object({ kind: z.literal('customer'), userId: z.string(), email: z.string() }),
	z.object({
		kind: z.literal('checkout'),
		status: z.enum(['open', 'complete', 'expired']),
		successUrl: z.string(),
		cancelUrl: z.string(),
		subscriptionId: z.string().nullable(),
	}),
	z.object({
		kind: z.literal('subscription'),
		status: z.enum(SUBSCRIPTION_STATUSES),
		periodStart: moment,
		periodEnd: moment,
		paidPeriodStart: moment,
		cancelAt: moment.nullable(),
		lastPaidAt: moment,
		refunded: z.boolean(),
	}),
])
type PracticeRecord = z.infer<typeof practiceRecordSchema>
type PracticeEntry<Data extends PracticeRecord = PracticeRecord> = { id: string; customerId: string; data: Data }
export type PracticeCheckout = PracticeEntry<Extract<PracticeRecord, { kind: 'checkout' }>>
export type PracticeSubscription = PracticeEntry<Extract<PracticeRecord, { kind: 'subscription' }>>

/** A page of the book; what stands on it is the practice provider's own affair. */
export type PracticePage = { id: string; customerId: string; data: unknown }

/** Where it is written: durable, one page by id. */
export interface PracticeBook {
	find(id: string): Promise<PracticePage | undefined>
	/** Oldest first. */
	listOf(customerId: string): Promise<PracticePage[]>
	/** Writes a page; one that is there already stays as it is. */
	insert(page: PracticePage): Promise<void>
	update(page: PracticePage): Promise<void>
}

/** What stands on a page. Throws when it is nothing the practice provider wrote. */
export function readPage({ id, customerId, data }: PracticePage): PracticeEntry {
	return { id, customerId, data: practiceRecordSchema.parse(data) }
}

import { z } from 'zod'
import { SUBSCRIPTION_STATUSES } from '../../../core/plans/subscription'

const moment = z.coerce.date()

/** What the sandbox provider writes down. */
const sandboxRecordSchema = z.discriminatedUnion('kind', [
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
type SandboxRecord = z.infer<typeof sandboxRecordSchema>
type SandboxEntry<Data extends SandboxRecord = SandboxRecord> = { id: string; customerId: string; data: Data }
export type SandboxCheckout = SandboxEntry<Extract<SandboxRecord, { kind: 'checkout' }>>
export type SandboxSubscription = SandboxEntry<Extract<SandboxRecord, { kind: 'subscription' }>>

/** A page of the book; what stands on it is the sandbox provider's own affair. */
export type SandboxPage = { id: string; customerId: string; data: unknown }

/** Where it is written: durable, one page by id. */
export interface SandboxBook {
	find(id: string): Promise<SandboxPage | undefined>
	/** Oldest first. */
	listOf(customerId: string): Promise<SandboxPage[]>
	/** Writes a page; one that is there already stays as it is. */
	insert(page: SandboxPage): Promise<void>
	update(page: SandboxPage): Promise<void>
}

/** What stands on a page. Throws when it is nothing the sandbox provider wrote. */
export function readPage({ id, customerId, data }: SandboxPage): SandboxEntry {
	return { id, customerId, data: sandboxRecordSchema.parse(data) }
}

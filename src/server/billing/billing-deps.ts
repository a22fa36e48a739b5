import type { Payments } from '../../connectors/payments/payments'
import type { SandboxPayments } from '../../connectors/payments/sandbox/sandbox'
import { AppError } from '../../core/errors'
import { msg } from '../../core/messages/message'
import type { Database } from '../db/open-database'

/** Who takes the money here. */
export type PaymentsDeps = {
	/** Absent = nothing is sold here. */
	payments: Payments | undefined
	/** The same, when it is the sandbox checkout: what its pages do. */
	sandbox: SandboxPayments | undefined
}

/** What billing works with, where something is sold. */
export type BillingDeps = { db: Database; payments: Payments }

/** Throws AppError `conflict` where nothing is sold. */
export function sellingDeps(deps: { db: Database; payments: Payments | undefined }): BillingDeps {
	const { db, payments } = deps
	if (!payments) throw new AppError('conflict', msg('billing.not_sold'))
	return { db, payments }
}

import type { Config } from '../../config/config'
import type { Payments } from '../../connectors/payments/payments'
import { createSandboxPayments, type SandboxPayments } from '../../connectors/payments/sandbox/sandbox'
import { openSandboxBook } from '../billing/billing'
import type { Database } from '../db/open-database'

export type PaymentsDeps = {
	/** Absent = nothing is sold here. */
	payments: Payments | undefined
	/** The same, when it is the sandbox checkout: what its pages do. */
	sandbox: SandboxPayments | undefined
}

/** Joins the payments port to who takes the money; a client that is not used is not loaded. */
export async function createPaymentsDeps(
	{ payments, publicUrl }: Pick<Config, 'payments' | 'publicUrl'>,
	db: Database,
): Promise<PaymentsDeps> {
	if (!payments) return { payments: undefined, sandbox: undefined }
	if (payments.kind === 'stripe') {
		const { createStripePayments } = await import('../../connectors/payments/stripe/stripe')
		return { payments: createStripePayments(payments), sandbox: undefined }
	}
	const sandbox = createSandboxPayments({ book: openSandboxBook(db), publicUrl })
	return { payments: sandbox, sandbox }
}

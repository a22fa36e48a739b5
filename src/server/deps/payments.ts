import type { Config } from '../../config/config'
import { createSandboxPayments } from '../../connectors/payments/sandbox/sandbox'
import { openSandboxBook, type PaymentsDeps } from '../billing/billing'
import type { Database } from '../db/open-database'

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

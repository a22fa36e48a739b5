import { describe, expect, it } from 'vitest'
import { readPayments } from './payments'

const STRIPE = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1', STRIPE_PRICE_PRO: 'price_1' }

describe('payments', () => {
	it('[P-3] without keys the checkout is a sandbox one; in production nothing is sold then', () => {
		expect(readPayments({})).toEqual({ payments: { kind: 'sandbox' }, errors: [] })
		expect(readPayments({ NODE_ENV: 'production' })).toEqual({ payments: undefined, errors: [] })
	})

	it('[P-3] Stripe is whole, in production, too', () => {
		const payments = { kind: 'stripe', secretKey: 'sk_test_1', webhookSecret: 'whsec_1', pricePro: 'price_1', apiUrl: undefined }
		expect(readPayments({ ...STRIPE, NODE_ENV: 'production' })).toEqual({ payments, errors: [] })
	})

	it.each([
		[
			{ STRIPE_SECRET_KEY: 'sk_test_1' },
			'STRIPE_WEBHOOK_SECRET and STRIPE_PRICE_PRO must be set when STRIPE_SECRET_KEY is; or remove all of STRIPE_…',
		],
		[
			{ ...STRIPE, STRIPE_PRICE_PRO: undefined },
			'STRIPE_PRICE_PRO must be set when STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET is; or remove all of STRIPE_…',
		],
		[
			{ STRIPE_API_URL: 'http://127.0.0.1:1' },
			'STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET and STRIPE_PRICE_PRO must be set when STRIPE_API_URL is; or remove all of STRIPE_…',
		],
	])('an integration is whole or absent: %o', (environment, error) => {
		expect(readPayments(environment)).toEqual({ payments: undefined, errors: [error] })
	})
})

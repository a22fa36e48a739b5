/** What the environment says of payments; each field as its variable is called. */
export type PaymentsEnvironment = {
	NODE_ENV?: string | undefined
	STRIPE_SECRET_KEY?: string | undefined
	STRIPE_WEBHOOK_SECRET?: string | undefined
	STRIPE_PRICE_PRO?: string | undefined
	STRIPE_API_URL?: string | undefined
}

/** Who takes the money. `sandbox` takes none and says so (requirements, decision 13). */
export type PaymentsConfig =
	| { kind: 'stripe'; secretKey: string; webhookSecret: string; pricePro: string; apiUrl: string | undefined }
	| { kind: 'sandbox' }

const NAMES = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_PRICE_PRO'] as const

/** Stripe, whole; without any of it the sandbox checkout, and in production nothing is sold. */
export function readPayments(env: PaymentsEnvironment): { payments: PaymentsConfig | undefined; errors: string[] } {
	const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_PRICE_PRO: pricePro, STRIPE_API_URL: apiUrl } = env
	if (secretKey && webhookSecret && pricePro) {
		return { payments: { kind: 'stripe', secretKey, webhookSecret, pricePro, apiUrl }, errors: [] }
	}
	const given = [...NAMES, 'STRIPE_API_URL' as const].filter((name) => env[name])
	if (given.length > 0) {
		const missing = NAMES.filter((name) => !env[name])
		return {
			payments: undefined,
			errors: [`${missing.join(' and ')} must be set when ${given.join(' and ')} is; or remove all of STRIPE_…`],
		}
	}
	return { payments: env.NODE_ENV === 'production' ? undefined : { kind: 'sandbox' }, errors: [] }
}

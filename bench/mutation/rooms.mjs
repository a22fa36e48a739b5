/**
 * What is mutated, and by which tests it is to be noticed: `npm run test:mutation -- slots`.
 * @type {Record<string, { mutate: string[], tests: string[] }>}
 */
export const ROOMS = {
	money: {
		mutate: ['src/core/money.ts', 'src/core/stores/price-rules.ts'],
		tests: ['src/core/money.test.ts', 'src/core/stores/price-rules.test.ts'],
	},
	operations: {
		mutate: ['src/core/page/edit/*.ts', '!src/core/page/edit/*.test.ts'],
		tests: ['src/core/page/edit/*.test.ts'],
	},
	slots: { mutate: ['src/core/copy/slots.ts'], tests: ['src/core/copy/slots.sampled.test.ts'] },
	sanitising: {
		mutate: ['src/core/text/rich-text.ts', 'src/core/text/normalise-rich-text.ts', 'src/core/text/escape-html.ts'],
		tests: ['src/core/text/rich-text.test.ts', 'src/core/text/normalise-rich-text.test.ts', 'src/server/pages/sanitize-html.test.ts'],
	},
	plans: { mutate: ['src/core/plans/subscription.ts'], tests: ['src/core/plans/*.test.ts'] },
	quota: {
		mutate: ['src/server/quota/reserve-quota.ts', 'src/server/quota/allowance.ts', 'src/server/quota/free-quota.ts'],
		tests: ['src/server/quota/quota-ledger.test.ts'],
	},
}

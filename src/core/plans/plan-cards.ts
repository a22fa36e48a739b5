import { PLANS, type PlanId, REFUND_DAYS } from './plans'

/** What a pricing card shows (spec §3, Plan card). */
export type PlanCard = {
	plan: PlanId
	name: string
	description: string
	/** As it is shown: `$19`. */
	price: string
	period: string
	features: readonly string[]
	buttonText: string
	buttonVariant: 'ink' | 'accent'
	popular: boolean
}

const priceOf = (plan: PlanId) => `$${PLANS[plan].priceUsdMinor / 100}`

export const PLAN_CARDS: readonly PlanCard[] = [
	{
		plan: 'free',
		name: PLANS.free.name,
		description: 'Make your first pages and see whether they sell.',
		price: priceOf('free'),
		period: 'for ever',
		features: [`${PLANS.free.pages} product pages, once`, 'Every language and market', 'Edit everything', 'Download as HTML'],
		buttonText: 'Start for Free',
		buttonVariant: 'ink',
		popular: false,
	},
	{
		plan: 'pro',
		name: PLANS.pro.name,
		description: 'For a shop that gets new products every week.',
		price: priceOf('pro'),
		period: 'per month',
		features: [
			`${PLANS.pro.pages} product pages every month`,
			'Everything in Free',
			'Cancel whenever you like; it lasts to the end of the month paid for',
			`Your money back within ${REFUND_DAYS} days`,
		],
		buttonText: 'Upgrade to Pro',
		buttonVariant: 'accent',
		popular: true,
	},
]

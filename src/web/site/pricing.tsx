import { PLANS, REFUND_DAYS } from '../../core/plans/plans'
import { useVisitor } from '../accounts/session'
import { PlanCards } from '../billing/plan-cards'

/** What /pricing tells of itself, to visitors and to sellers. */
export const PRICING = {
	title: 'Pricing',
	description: `Start with ${PLANS.free.pages} product pages, free. Pro makes ${PLANS.pro.pages} a month for $${PLANS.pro.priceUsdMinor / 100}; cancel whenever you like, in the app.`,
}

/** The plans, on the landing page and as a page of their own (`level` is then the page's headline). */
export function Pricing({ level: Headline = 'h2' }: { level?: 'h1' | 'h2' }) {
	const me = useVisitor()
	return (
		<section id="pricing" aria-labelledby="pricing-title" className="site-section">
			<div className="site-measure grid gap-12 lg:grid-cols-[1fr_2fr]">
				<div className="grid content-start gap-4">
					<Headline id="pricing-title" className="text-6">
						Start free
					</Headline>
					<p className="max-w-[36ch] text-soft">
						{PLANS.free.pages} pages cost nothing. An attempt that fails does not count. Your last payment comes back within {REFUND_DAYS}{' '}
						days if you ask, and pages you have made stay readable and exportable, whatever the plan.
					</p>
				</div>
				<div>
					{Headline === 'h1' && <h2 className="sr-only">Plans</h2>}
					<PlanCards me={me} />
				</div>
			</div>
		</section>
	)
}

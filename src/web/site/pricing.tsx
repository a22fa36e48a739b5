import { useVisitor } from '../accounts/session'
import { PlanCards } from '../billing/plan-cards'

/** The plans, on the landing page and as a page of their own (`level` is then the page's headline). */
export function Pricing({ level: Headline = 'h2' }: { level?: 'h1' | 'h2' }) {
	const me = useVisitor()
	return (
		<section id="pricing" aria-labelledby="pricing-title" className="border-t border-hairline">
			<div className="mx-auto grid max-w-[76rem] gap-12 px-5 py-20 sm:px-8 lg:grid-cols-[1fr_2fr] lg:py-28">
				<div className="grid content-start gap-4">
					<Headline id="pricing-title" className="text-6">
						Start free
					</Headline>
					<p className="max-w-[34ch] text-soft">
						A generation that fails costs nothing. Pages you have made stay readable and exportable, whatever the plan.
					</p>
				</div>
				<PlanCards me={me} />
			</div>
		</section>
	)
}

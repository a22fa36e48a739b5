import { Check } from 'lucide-react'
import { Link } from 'react-router'
import { PLANS } from '../../core/plans/plans'
import { useVisitor } from '../accounts/session'
import { Button } from '../ui/button'
import { cx } from '../ui/cx'

const FREE_FEATURES = [`${PLANS.free.pages} product pages, once`, 'Every language and market', 'Edit everything', 'Download as HTML']
const PRO_FEATURES = [`${PLANS.pro.pages} product pages a month`, 'Everything in Free']

export function Pricing() {
	const me = useVisitor()
	return (
		<section id="pricing" aria-labelledby="pricing-title" className="border-t border-hairline">
			<div className="mx-auto grid max-w-[76rem] gap-12 px-5 py-20 sm:px-8 lg:grid-cols-[1fr_2fr] lg:py-28">
				<div className="grid content-start gap-4">
					<h2 id="pricing-title" className="text-6">
						Start free
					</h2>
					<p className="max-w-[34ch] text-soft">
						A generation that fails costs nothing. Pages you have made stay readable and exportable, whatever the plan.
					</p>
				</div>
				<div className="grid gap-5 sm:grid-cols-2">
					<Card name={PLANS.free.name} price={PLANS.free.priceUsdMinor} period="for ever" features={FREE_FEATURES} lit>
						<Button asChild look="ink" size="large" className="w-full">
							<Link to={me ? '/dashboard' : '/signup'}>{me ? 'To your dashboard' : 'Start for Free'}</Link>
						</Button>
					</Card>
					<Card name={PLANS.pro.name} price={PLANS.pro.priceUsdMinor} period="a month" features={PRO_FEATURES}>
						<Button size="large" className="w-full" disabled>
							Available soon
						</Button>
					</Card>
				</div>
			</div>
		</section>
	)
}

type CardProps = { name: string; price: number; period: string; features: readonly string[]; lit?: boolean; children: React.ReactNode }

function Card({ name, price, period, features, lit = false, children }: CardProps) {
	return (
		<article className={cx('grid grid-rows-[auto_auto_1fr_auto] gap-6 p-7', lit ? 'pane' : 'rounded-pane border border-hairline')}>
			<h3 className="text-2">{name}</h3>
			<p className="flex items-baseline gap-2">
				<span className="display text-6 tabular">${price / 100}</span>
				<span className="text-soft">{period}</span>
			</p>
			<ul className="grid content-start gap-2.5">
				{features.map((feature) => (
					<li key={feature} className="flex gap-2.5">
						<Check size={18} className="mt-1 shrink-0 text-good" aria-hidden />
						{feature}
					</li>
				))}
			</ul>
			{children}
		</article>
	)
}

import { PLAN_CARDS } from '../../core/plans/plan-cards'
import { PLANS } from '../../core/plans/plans'
import type { LandingTexts } from '../../core/site/landing-texts'
import { Button } from '../ui/button'

/** The plans where no other language than the landing page's may stand; a visitor pressing Free goes to /signup, Pro to /login (L-11). */
export function LandingPlans({ texts }: { texts: LandingTexts['pricing'] }) {
	const words = { free: { label: texts.free, href: '/signup' }, pro: { label: texts.pro, href: '/login' } }
	return (
		<section id="pricing" aria-labelledby="pricing-title" className="site-section">
			<div className="site-measure grid gap-10 lg:grid-cols-[1fr_1.4fr] lg:gap-20">
				<div className="grid content-start gap-5">
					<h2 id="pricing-title" className="text-6">
						{texts.heading}
					</h2>
					<p className="max-w-[44ch] text-soft">{texts.text}</p>
				</div>
				<div className="grid gap-5 sm:grid-cols-2">
					{PLAN_CARDS.map((card) => (
						<article
							key={card.plan}
							className={card.popular ? 'pane grid gap-6 p-7' : 'grid gap-6 rounded-pane border border-hairline p-7'}
						>
							<h3 className="text-2">
								<bdi>{PLANS[card.plan].name}</bdi>
							</h3>
							<p className="display text-6 tabular">
								<bdi>{card.price}</bdi>
							</p>
							<Button asChild look={card.buttonVariant} size="large" className="w-full">
								<a href={words[card.plan].href}>{words[card.plan].label}</a>
							</Button>
						</article>
					))}
				</div>
			</div>
		</section>
	)
}

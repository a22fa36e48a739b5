import { PLANS, REFUND_DAYS } from '../../core/plans/plans'
import { useVisitor } from '../accounts/session'
import { pageMeta } from '../site/page-meta'
import '../site/site.css'
import type { SiteHandle } from '../site/site-faces'
import { SiteFooter } from '../site/site-footer'
import { TopBar } from '../site/top-bar'
import { PlanCards } from './plan-cards'
import { priceWords } from './plan-texts'
import { useSiteWords } from './use-site-words'
import { translate, useWords } from './words'

export const handle: SiteHandle = { faces: 'site' }

export function meta() {
	const values = { free: PLANS.free.pages, pro: PLANS.pro.pages, price: priceWords('pro') }
	return pageMeta({ title: translate('pricing.title'), description: translate('pricing.description', values) })
}

/** /pricing for whoever is signed in and can buy (L-3), in the language of the app; visitors get site/pricing-for-visitors. */
export default function PricingPage() {
	const words = useSiteWords()
	return (
		<div className="site" dir={words.direction} lang={words.language}>
			<a href="#main" className="skip-link">
				{words.nav.skip}
			</a>
			<TopBar words={words} />
			<main id="main">
				<Pricing />
			</main>
			<SiteFooter words={words} />
		</div>
	)
}

/** The same as site/pricing, which is part of documents that are written out in English. */
function Pricing() {
	const t = useWords()
	const me = useVisitor()
	return (
		<section id="pricing" aria-labelledby="pricing-title" className="site-section">
			<div className="site-measure grid gap-12 lg:grid-cols-[1fr_2fr]">
				<div className="grid content-start gap-4">
					<h1 id="pricing-title" className="text-6">
						{t('pricing.heading')}
					</h1>
					<p className="max-w-[36ch] text-soft">{t('pricing.lead', { pages: PLANS.free.pages, days: REFUND_DAYS })}</p>
				</div>
				<div>
					<h2 className="sr-only">{t('pricing.plans')}</h2>
					<PlanCards me={me} />
				</div>
			</div>
		</section>
	)
}

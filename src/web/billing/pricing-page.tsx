import { PLANS } from '../../core/plans/plans'
import { pageMeta } from '../site/page-meta'
import { Pricing } from '../site/pricing'
import '../site/site.css'
import type { SiteHandle } from '../site/site-faces'
import { SiteFooter } from '../site/site-footer'
import { TopBar } from '../site/top-bar'

const DESCRIPTION = `Start with ${PLANS.free.pages} product pages, free. Pro makes ${PLANS.pro.pages} a month for $${PLANS.pro.priceUsdMinor / 100}; cancel whenever you like, in the app.`

export const handle: SiteHandle = { faces: 'site' }

export function meta() {
	return pageMeta({ title: 'Pricing', description: DESCRIPTION })
}

/** /pricing (L-3). */
export default function PricingPage() {
	return (
		<div className="site" lang="en">
			<a href="#main" className="skip-link">
				Skip to content
			</a>
			<TopBar />
			<main id="main">
				<Pricing level="h1" />
			</main>
			<SiteFooter />
		</div>
	)
}

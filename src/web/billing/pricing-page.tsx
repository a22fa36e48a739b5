import { pageMeta } from '../site/page-meta'
import { PRICING, Pricing } from '../site/pricing'
import '../site/site.css'
import type { SiteHandle } from '../site/site-faces'
import { SiteFooter } from '../site/site-footer'
import { TopBar } from '../site/top-bar'

export const handle: SiteHandle = { faces: 'site' }

export function meta() {
	return pageMeta(PRICING)
}

/** /pricing for whoever is signed in and can buy (L-3); visitors get site/pricing-for-visitors. */
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

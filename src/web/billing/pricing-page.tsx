import { PLANS } from '../../core/plans/plans'
import { Pricing } from '../site/pricing'
import '../site/site.css'
import { SiteFooter } from '../site/site-footer'
import { TopBar } from '../site/top-bar'

const DESCRIPTION = `Start with ${PLANS.free.pages} product pages, free. Pro makes ${PLANS.pro.pages} a month for $${PLANS.pro.priceUsdMinor / 100}; cancel whenever you like.`

export function meta() {
	return [{ title: 'Pricing · Vitrine' }, { name: 'description', content: DESCRIPTION }]
}

/** /pricing (L-3). */
export default function PricingPage() {
	return (
		<>
			<TopBar />
			<main>
				<Pricing level="h1" />
			</main>
			<SiteFooter />
		</>
	)
}

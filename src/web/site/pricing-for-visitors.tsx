import { PageFrame } from './page-frame'
import { pageMeta } from './page-meta'
import { PRICING, Pricing } from './pricing'

export async function loader() {
	return null
}

export function meta() {
	return pageMeta(PRICING)
}

/** /pricing for visitors (L-3): the server answers it to whoever is not signed in. */
export default function PricingForVisitors() {
	return (
		<PageFrame>
			<Pricing level="h1" />
		</PageFrame>
	)
}

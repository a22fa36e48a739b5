import type { ReactNode } from 'react'
import type { PageView } from '../view/page-view'
import { priceLabel } from './price-label'

/** What the seller asks, with the compare-at price crossed out beside it; nothing while there is no offer. */
export function PriceView({ view }: { view: PageView }): ReactNode {
	const { offer, market } = view.page
	if (!offer) return null
	return (
		<p className="vt-price">
			<span className="vt-sr">{view.phrases.price} </span>
			<bdi className="vt-now">{priceLabel(offer.price, view.tag, market)}</bdi>
			{offer.compareAt ? (
				<>
					{' '}
					<span className="vt-sr">{view.phrases.compareAt} </span>
					<s>
						<bdi>{priceLabel(offer.compareAt, view.tag, market)}</bdi>
					</s>
				</>
			) : null}
		</p>
	)
}

import type { ReactElement } from 'react'
import type { Page } from '../../core/page/page'
import { phoneHint, phonePattern } from '../../core/page/phone-pattern'
import { anchorOf } from '../button-target'
import { PriceView } from '../price-view'
import { SectionFrame } from '../section-frame'
import type { SectionViewProps } from '../section-props'
import { TextView } from '../text-view'

/** More of one thing nobody orders at the door. */
const MOST = 99

/** Orders paid at the door: a plain form the browser itself checks and sends. Left out when nobody said where orders go. */
export function OrderForm({ id, props, view }: SectionViewProps<'orderForm'>): ReactElement | null {
	const action = props.action ?? orderAddress(view.page)
	if (action === undefined && !view.editing) return null
	const { phrases, page } = view
	const hint = phoneHint(page.market)
	const mail = action?.startsWith('mailto:') === true
	return (
		<SectionFrame id={id} type="orderForm" heading={props.heading} view={view}>
			<TextView as="div" className="vt-text vt-lead" text={props.text} view={view} />
			<form className="vt-form" method="post" action={action ?? '#'} {...(mail ? { encType: 'text/plain' } : {})} acceptCharset="utf-8">
				<input type="hidden" name="product" value={page.product.title} />
				<label>
					{phrases.fullName}
					<input name="name" autoComplete="name" required maxLength={120} />
				</label>
				<label>
					{phrases.phone}
					<input
						name="phone"
						type="tel"
						autoComplete="tel"
						dir="ltr"
						required
						maxLength={24}
						pattern={phonePattern(page.market)}
						{...(hint ? { title: hint, 'aria-describedby': `${anchorOf(id)}-hint` } : {})}
					/>
					{hint ? (
						<small id={`${anchorOf(id)}-hint`}>
							<bdi dir="ltr">{hint}</bdi>
						</small>
					) : null}
				</label>
				<label>
					{phrases.city}
					<input name="city" autoComplete="address-level2" required maxLength={120} />
				</label>
				<label>
					{phrases.quantity}
					<input name="quantity" type="number" inputMode="numeric" min={1} max={MOST} defaultValue={1} required />
				</label>
				<div className="vt-buy">
					<PriceView view={view} />
					{view.editing ? (
						<TextView as="div" className="vt-btn" text={props.button} view={view} />
					) : (
						<button type="submit" className="vt-btn">
							<TextView as="span" text={props.button} view={view} />
						</button>
					)}
				</div>
			</form>
		</SectionFrame>
	)
}

/** The page's own address for orders, when a form can be sent to it. */
function orderAddress({ orderUrl }: Pick<Page, 'orderUrl'>): string | undefined {
	return orderUrl && /^(?:https:\/\/|mailto:)/.test(orderUrl) ? orderUrl : undefined
}

import type { ReactElement } from 'react'
import { takesForms } from '../../core/page/buying'
import { phoneHint, phonePattern } from '../../core/page/phone-pattern'
import { anchorOf } from '../anchor'
import { PriceView } from '../price-view'
import { sectionDesign } from '../section-design'
import { SectionFrame } from '../section-frame'
import type { SectionViewProps } from '../section-props'
import { TextView } from '../text-view'

/** More of one thing nobody orders at the door. */
const MOST = 99

/**
 * Orders paid at the door: a plain form the browser itself checks and sends. Left out when nobody said where orders go.
 */
function OrderForm(section: SectionViewProps<'orderForm'>): ReactElement | null {
	const { id, props, view } = section
	const { phrases, page } = view
	if (!takesForms(page.buying) && !view.editing) return null
	const action = page.buying?.kind === 'form' ? page.buying.action : undefined
	const hint = phoneHint(page.market)
	const mail = action?.startsWith('mailto:') === true
	return (
		<SectionFrame {...section} heading={props.heading}>
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

export const orderForm = sectionDesign('orderForm', {
	Component: OrderForm,
	css: `
@media (min-width:60em){.vt.vt .vt-orderForm.vt-as-beside .vt-in{display:grid;grid-template-columns:minmax(0,2fr) minmax(0,3fr);gap:clamp(2rem,5vw,5rem)}.vt.vt .vt-orderForm.vt-as-beside .vt-body{grid-column:2}}`,
	icon: 'M5 4h14v17H5zM9 2.5h6V6H9zM8.5 11h7M8.5 15h7',
	label: 'Order form',
})

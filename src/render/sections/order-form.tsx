import type { ReactElement } from 'react'
import { takesForms } from '../../core/page/compose/buying'
import { pageChoices } from '../../core/page/page-choices'
import { phoneHint, phonePattern } from '../../core/page/phone-pattern'
import { plainFromRichText } from '../../core/page/rich-text'
import { orderMessage } from '../buying-target'
import { PriceView } from '../parts/price-view'
import { TextView } from '../parts/text-view'
import { sectionDesign } from '../section-design'
import { SectionFrame } from '../section-frame'
import type { SectionViewProps } from '../section-props'
import { anchorOf } from '../style/anchor'

/** More of one thing nobody orders at the door. */
const MOST = 99
/** Lines of a message shown at once. */
const MESSAGE_ROWS = 8

type OrderProps = { section: SectionViewProps<'orderForm'>; button: ReactElement }

/**
 * Orders paid at the door, without a script: fields that the browser checks and posts to the seller's address, or,
 * where orders
 * come by WhatsApp or mail, a message to complete and send. Left out when nobody said where orders go.
 */
function OrderForm(section: SectionViewProps<'orderForm'>): ReactElement | null {
	const { props, view } = section
	const { buying } = view.page
	if (!takesForms(buying) && !view.editing) return null
	const button = view.editing ? (
		<TextView as="div" className="vt-btn" text={props.button} view={view} />
	) : (
		<button type="submit" className="vt-btn">
			<TextView as="span" text={props.button} view={view} />
		</button>
	)
	const isMessage = buying?.kind === 'whatsapp' || buying?.kind === 'mail'
	return (
		<SectionFrame {...section} heading={props.heading}>
			<TextView as="div" className="vt-text vt-lead" text={props.text} view={view} />
			{isMessage ? <MessageForm section={section} button={button} /> : <FieldsForm section={section} button={button} />}
		</SectionFrame>
	)
}

/** WhatsApp and mail programs take a message from the address a form leads to; the buyer completes it before. */
function MessageForm({ section: { view }, button }: OrderProps): ReactElement {
	const { phrases, page } = view
	const { buying } = page
	const message = orderMessage(view, [phrases.fullName, phrases.phone, phrases.city, phrases.quantity])
	const byMail = buying?.kind === 'mail'
	const action = byMail ? `mailto:${buying.address}` : `https://wa.me/${buying?.kind === 'whatsapp' ? buying.number.slice(1) : ''}`
	return (
		<form className="vt-form" method="get" action={action} acceptCharset="utf-8">
			{byMail ? <input type="hidden" name="subject" value={page.product.title} /> : null}
			<label>
				<span className="vt-sr">{phrases.orderForm}</span>
				<textarea name={byMail ? 'body' : 'text'} rows={MESSAGE_ROWS} defaultValue={message} required />
			</label>
			<div className="vt-buy">
				<PriceView view={view} />
				{button}
			</div>
		</form>
	)
}

/** Fields posted to the seller's address; what there is to choose is chosen here. */
function FieldsForm({ section: { id, view }, button }: OrderProps): ReactElement {
	const { phrases, page } = view
	const action = page.buying?.kind === 'form' ? page.buying.action : undefined
	const hint = phoneHint(page.market)
	const mail = action?.startsWith('mailto:') === true
	return (
		<form className="vt-form" method="post" action={action ?? '#'} {...(mail ? { encType: 'text/plain' } : {})} acceptCharset="utf-8">
			<input type="hidden" name="product" value={page.product.title} />
			{pageChoices(page).map((choice) => (
				<label key={choice.id}>
					{plainFromRichText(choice.name.html)}
					<select name={plainFromRichText(choice.name.html)} required>
						{choice.values.map((value) => (
							<option key={value.html}>{plainFromRichText(value.html)}</option>
						))}
					</select>
				</label>
			))}
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
				{button}
			</div>
		</form>
	)
}

export const orderForm = sectionDesign('orderForm', {
	Component: OrderForm,
	css: `
@media (min-width:60em){.vt.vt .vt-orderForm.vt-as-beside .vt-in{display:grid;grid-template-columns:minmax(0,2fr) minmax(0,3fr);gap:clamp(2rem,5vw,5rem)}.vt.vt .vt-orderForm.vt-as-beside .vt-body{grid-column:2}}`,
	icon: 'M5 4h14v17H5zM9 2.5h6V6H9zM8.5 11h7M8.5 15h7',
	label: 'Order form',
})

import type { ReactElement } from 'react'
import { takesForms } from '../../core/page/compose/buying'
import { pageChoices } from '../../core/page/page-choices'
import { phoneHint, phonePattern } from '../../core/page/phone-pattern'
import { plainFromRichText } from '../../core/text/rich-text'
import { orderMessage } from '../parts/buying-target'
import { PriceView } from '../parts/price-view'
import { sectionDesign } from '../parts/section-design'
import { SectionFrame } from '../parts/section-frame'
import type { SectionViewProps } from '../parts/section-props'
import { TextView } from '../parts/text-view'
import { anchorOf } from '../style/anchor'

/** More of one thing nobody orders at the door. */
const MOST = 99

type OrderProps = { section: SectionViewProps<'orderForm'>; button: ReactElement }

/**
 * Orders paid at the door, without a script: fields that the browser checks and posts to the seller's address or puts
 * into a mail, or, where orders come by WhatsApp, a chat that opens written. Left out when nobody said where orders go.
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
	return (
		<SectionFrame {...section} heading={props.heading}>
			<TextView as="div" className="vt-text vt-lead" text={props.text} view={view} />
			{buying?.kind === 'whatsapp' ? (
				<ChatForm section={section} button={button} number={buying.number} />
			) : (
				<FieldsForm section={section} button={button} />
			)}
		</SectionFrame>
	)
}

/**
 * A chat takes one text from the address a form leads to. The text is written already; where there is one thing to
 * choose, each choice carries its own. What only the buyer knows is listed beside it, and stands in the message as
 * lines to complete.
 */
function ChatForm({ section: { view }, button, number }: OrderProps & { number: string }): ReactElement {
	const { phrases, page } = view
	const toTell = [phrases.fullName, phrases.phone, phrases.city, phrases.quantity]
	const [choice, ...others] = pageChoices(page)
	const chosen = choice && others.length === 0 ? choice : undefined
	return (
		<form className="vt-form vt-chat" method="get" action={`https://wa.me/${number.slice(1)}`} acceptCharset="utf-8">
			{chosen ? (
				<fieldset className="vt-picks">
					<legend>{plainFromRichText(chosen.name.html)}</legend>
					{chosen.values.map((value, at) => {
						const picked = plainFromRichText(value.html)
						return (
							<label key={picked}>
								<input type="radio" name="text" value={orderMessage(view, toTell, picked)} defaultChecked={at === 0} required />
								<span>{picked}</span>
							</label>
						)
					})}
				</fieldset>
			) : (
				<input type="hidden" name="text" value={orderMessage(view, toTell)} />
			)}
			<div className="vt-tell">
				<p>{phrases.addInChat}</p>
				<ul>
					{[...others.map(({ name }) => plainFromRichText(name.html)), ...toTell].map((name) => (
						<li key={name}>{name}</li>
					))}
				</ul>
			</div>
			<div className="vt-buy">
				<PriceView view={view} />
				{button}
			</div>
		</form>
	)
}

/** Fields posted to the seller's address, or written into a mail; what there is to choose is chosen here. */
function FieldsForm({ section: { id, view }, button }: OrderProps): ReactElement {
	const { phrases, page } = view
	const { buying } = page
	const action =
		buying?.kind === 'mail'
			? `mailto:${buying.address}?subject=${encodeURIComponent(page.product.title)}`
			: buying?.kind === 'form'
				? buying.action
				: undefined
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
.vt-picks{display:flex;flex-wrap:wrap;gap:.6rem;padding:0;border:0}
.vt-form .vt-picks label{display:flex;align-items:center;gap:.6rem;\
padding:.8rem 1.1rem;border:1px solid var(--soft);border-radius:var(--round,2px)}
.vt-form .vt-picks input{width:auto;min-height:0}
.vt-form .vt-picks legend{margin-block-end:.4rem;font-size:.94rem;font-weight:var(--bold,600)}
.vt-picks:has(:focus-visible) label:has(:focus-visible){outline:2px solid var(--tone);outline-offset:2px}
.vt-form .vt-picks label:has(:checked){border-color:var(--ink);box-shadow:inset 0 0 0 1px var(--ink)}
.vt-picks input{accent-color:var(--ink)}
.vt.vt .vt-chat{grid-template-columns:minmax(0,1fr);gap:1.5rem}
.vt-tell ul{display:flex;flex-wrap:wrap;gap:.15rem 1.1rem;margin-block-start:.35rem;font-weight:var(--bold,600)}
.vt-tell li{display:flex;align-items:center;gap:.5rem}
.vt-tell li::before{content:"";width:.35rem;height:.35rem;border-radius:50%;background:var(--tone)}
@media (max-width:43.99em){.vt-tell ul{display:grid;grid-template-columns:repeat(2,minmax(0,max-content))}}
@media (min-width:60em){.vt.vt .vt-orderForm.vt-as-beside .vt-in{display:grid;\
grid-template-columns:minmax(0,2fr) minmax(0,3fr);gap:clamp(2rem,5vw,5rem)}\
.vt.vt .vt-orderForm.vt-as-beside .vt-body{grid-column:2}}`,
	icon: 'M5 4h14v17H5zM9 2.5h6V6H9zM8.5 11h7M8.5 15h7',
	label: 'Order form',
})

import { AppError } from '../errors'
import { editSection } from './edit-section'
import { getSection } from './find-section'
import { type HeroLayout, heroLayoutSchema, type Page, pageSchema, type SectionOf, type SectionType, type TermTopic } from './page'
import { emailOf } from './reach'

function sectionOf<T extends SectionType>(page: Page, id: string, type: T): SectionOf<T> {
	const section = getSection(page, id)
	if (section.type !== type)
		throw new AppError('invalid_request', 'This section has no such setting.', { details: { section: id, type: section.type } })
	return section as SectionOf<T>
}

/** Sets a hero's layout; undefined is the theme's own. Throws AppError like `editSection`. */
export function setHeroLayout(page: Page, id: string, layout: HeroLayout | undefined): Page {
	const { layout: _before, ...props } = sectionOf(page, id, 'hero').props
	return editSection(page, id, layout === undefined ? props : { ...props, layout: heroLayoutSchema.parse(layout) })
}

/** Says what a term of the seller is about. Throws AppError like `editSection`. */
export function setTermTopic(page: Page, id: string, itemId: string, topic: TermTopic): Page {
	const { props } = sectionOf(page, id, 'guarantee')
	return editSection(page, id, { ...props, items: props.items.map((item) => (item.id === itemId ? { ...item, topic } : item)) })
}

/** Where an order form is sent to: what was typed, an https address or an e-mail; empty takes it away. Throws AppError `invalid_request`. */
export function setOrderAction(page: Page, id: string, typed: string): Page {
	const { props } = sectionOf(page, id, 'orderForm')
	const action = addressOf(typed)
	if (action !== null && !/^(?:https:\/\/|mailto:)/.test(action)) throw badAddress('an https address or an e-mail address')
	return editSection(page, id, { ...props, action })
}

/** Where the page's buttons lead: a web address, an e-mail or a telephone number (`tel:`); empty takes it away. Throws AppError `invalid_request`. */
export function setOrderUrl(page: Page, typed: string): Page {
	const { orderUrl: _before, ...rest } = page
	const address = addressOf(typed)
	if (address === null) return rest
	if (!pageSchema.shape.orderUrl.safeParse(address).success) throw badAddress('a web address, an e-mail address or tel: and a number')
	return { ...rest, orderUrl: address }
}

function addressOf(typed: string): string | null {
	const text = typed.trim()
	if (text === '') return null
	if (emailOf(text)) return `mailto:${text}`
	const whole = /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`
	if (/[\s"<>]/.test(whole) || (/^https?:/i.test(whole) && !/^https?:\/\/[^/]+\.[^/]+/i.test(whole)))
		throw badAddress('a complete web address')
	return whole
}

function badAddress(wanted: string): AppError {
	return new AppError('invalid_request', `Orders cannot be sent there. Enter ${wanted}, for example https://shop.example/order.`)
}

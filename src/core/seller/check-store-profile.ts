import { type Message, msg } from '../messages/message'
import { emailOf, phoneOf } from './contact-links'
import { migrateStoreProfile } from './migrate-store-profile'
import { type ReachField, type TermField, withoutBlanks } from './seller-statements'
import { type StoreProfile, storeProfileSchema } from './store-profile'

/** What is wrong by where it is: `storeName`, `terms.0.delivery`, `reach.1.phone`; empty when all can be stated. */
export type StoreProfileErrors = Readonly<Record<string, Message>>

const NAMES: Readonly<Record<TermField | ReachField | 'storeName' | 'orderUrl', Message>> = {
	storeName: msg('profile.name'),
	delivery: msg('profile.delivery'),
	returns: msg('profile.returns'),
	guarantee: msg('profile.guarantee'),
	payment: msg('profile.payment'),
	legal: msg('profile.legal'),
	whatsapp: msg('profile.whatsapp'),
	phone: msg('profile.telephone'),
	email: msg('profile.email'),
	address: msg('network.the_address'),
	orderUrl: msg('profile.orders'),
}
const ORDER_FORMS = msg('profile.order_forms')

/**
 * Anything → a store profile, or what is wrong with it by place. What is left empty states nothing and is never wrong;
 * entries that state nothing at all are left out. A profile in the shape it had before R-16 is migrated.
 */
export function checkStoreProfile(json: unknown): { profile: StoreProfile } | { errors: StoreProfileErrors } {
	const parsed = storeProfileSchema.safeParse(migrateStoreProfile(json))
	if (!parsed.success) return { errors: shapeErrors(parsed.error.issues) }
	const errors = meaningErrors(parsed.data)
	return Object.keys(errors).length > 0 ? { errors } : { profile: withoutBlanks(parsed.data) }
}

function shapeErrors(issues: readonly { path: readonly PropertyKey[]; code: string }[]): StoreProfileErrors {
	const errors: Record<string, Message> = {}
	for (const { path, code } of issues) {
		const [part, , field] = path
		const place = path.slice(0, 3).join('.')
		if (part === 'brand') errors.brand = msg('profile.bad_look')
		else if (part === 'orderUrl' && code !== 'too_big') errors.orderUrl = msg('profile.no_orders', { forms: ORDER_FORMS })
		else errors[place] = textError(String(field ?? part), code)
	}
	return errors
}

function textError(field: string, code: string): Message {
	if (!isNamed(field)) return msg('profile.unknown_place')
	return code === 'too_big' ? msg('profile.too_long', { field: NAMES[field] }) : msg('profile.unreadable', { field: NAMES[field] })
}

function meaningErrors({ reach, orderUrl }: StoreProfile): StoreProfileErrors {
	const errors: Record<string, Message> = {}
	for (const [index, { whatsapp, phone, email }] of reach.entries()) {
		const place = `reach.${index}`
		if (whatsapp && !phoneOf(whatsapp)?.startsWith('+')) errors[`${place}.whatsapp`] = msg('profile.whatsapp_form')
		if (phone && !phoneOf(phone)) errors[`${place}.phone`] = msg('profile.telephone_form')
		if (email && !emailOf(email)) errors[`${place}.email`] = msg('profile.email_form')
	}
	if (orderUrl && !leadsSomewhere(orderUrl)) errors.orderUrl = msg('profile.leads_nowhere', { forms: ORDER_FORMS })
	return errors
}

/** True for a page with a host, a mailbox, or a telephone number. */
function leadsSomewhere(address: string): boolean {
	if (address.startsWith('mailto:')) return emailOf(address.slice('mailto:'.length).split('?')[0] ?? '') !== undefined
	if (address.startsWith('tel:')) return phoneOf(address.slice('tel:'.length)) !== undefined
	return /^https?:\/\/[^\s/?#@]+\.[^\s/?#@.]{2,}(?:[/?#]|$)/i.test(address) || /^https?:\/\/localhost(?::\d+)?(?:[/?#]|$)/i.test(address)
}

function isNamed(name: string): name is keyof typeof NAMES {
	return Object.hasOwn(NAMES, name)
}

import { emailOf, phoneOf } from '../page/contact-links'
import { type StoreProfile, storeProfileSchema } from './store-profile'

export type StoreProfileField = Exclude<keyof StoreProfile, 'brand' | 'reuseCopy'>
/** What is wrong with a field, in words, by the field's name; empty when all of it can be stated. */
export type StoreProfileFaults = Partial<Record<StoreProfileField | 'brand', string>>

const NAMES: Record<StoreProfileField, string> = {
	storeName: 'The name',
	delivery: 'Delivery',
	returns: 'Returns',
	guarantee: 'Guarantee',
	payment: 'Payment',
	whatsapp: 'The WhatsApp number',
	phone: 'The telephone number',
	email: 'The e-mail address',
	address: 'The address',
	orderUrl: 'Where orders go',
}
const ORDER_FORMS = 'Begin with https:// for a page, mailto: for a mailbox, or tel: for a telephone.'

/**
 * Anything → a store profile, or what is wrong with it by field. A field left empty states nothing and is never wrong.
 */
export function checkStoreProfile(json: unknown): { profile: StoreProfile } | { faults: StoreProfileFaults } {
	const parsed = storeProfileSchema.safeParse(json)
	if (!parsed.success) return { faults: shapeFaults(parsed.error.issues.map(({ path, code }) => ({ field: String(path[0]), code }))) }
	const faults = meaningFaults(parsed.data)
	return Object.keys(faults).length > 0 ? { faults } : { profile: parsed.data }
}

function shapeFaults(issues: readonly { field: string; code: string }[]): StoreProfileFaults {
	const faults: StoreProfileFaults = {}
	for (const { field, code } of issues) {
		if (field === 'brand') faults.brand = 'This look cannot be kept. Choose a colour, fonts and a logo again.'
		else if (field === 'orderUrl' && code !== 'too_big') faults.orderUrl = `This address cannot take orders. ${ORDER_FORMS}`
		else if (isField(field))
			faults[field] = code === 'too_big' ? `${NAMES[field]} is too long. Say it shorter.` : `${NAMES[field]} cannot be read. Type it again.`
	}
	return faults
}

function meaningFaults({ whatsapp, phone, email, orderUrl }: StoreProfile): StoreProfileFaults {
	const faults: StoreProfileFaults = {}
	if (whatsapp && !phoneOf(whatsapp)?.startsWith('+'))
		faults.whatsapp = 'WhatsApp needs the number with its country code, e.g. +212 6 00 00 00 00.'
	if (phone && !phoneOf(phone)) faults.phone = 'This is no telephone number. Write digits, e.g. +44 20 0000 0000.'
	if (email && !emailOf(email)) faults.email = 'This is no complete e-mail address.'
	if (orderUrl && !leadsSomewhere(orderUrl)) faults.orderUrl = `This address leads nowhere. ${ORDER_FORMS}`
	return faults
}

/** True for a page with a host, a mailbox, or a telephone number. */
function leadsSomewhere(address: string): boolean {
	if (address.startsWith('mailto:')) return emailOf(address.slice('mailto:'.length).split('?')[0] ?? '') !== undefined
	if (address.startsWith('tel:')) return phoneOf(address.slice('tel:'.length)) !== undefined
	return /^https?:\/\/[^\s/?#@]+\.[^\s/?#@.]{2,}(?:[/?#]|$)/i.test(address) || /^https?:\/\/localhost(?::\d+)?(?:[/?#]|$)/i.test(address)
}

function isField(name: string): name is StoreProfileField {
	return Object.hasOwn(NAMES, name)
}

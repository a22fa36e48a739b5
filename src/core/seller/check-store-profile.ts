import { emailOf, phoneOf } from '../page/contact-links'
import { liftStoreProfile } from './lift-store-profile'
import { type ReachField, type TermField, withoutBlanks } from './seller-statements'
import { type StoreProfile, storeProfileSchema } from './store-profile'

/** What is wrong, in words, by where it is: `storeName`, `terms.0.delivery`, `reach.1.phone`; empty when all can be stated. */
export type StoreProfileFaults = Readonly<Record<string, string>>

const NAMES: Readonly<Record<TermField | ReachField | 'storeName' | 'orderUrl', string>> = {
	storeName: 'The name',
	delivery: 'Delivery',
	returns: 'Returns',
	guarantee: 'Guarantee',
	payment: 'Payment',
	legal: 'The legal notice',
	whatsapp: 'The WhatsApp number',
	phone: 'The telephone number',
	email: 'The e-mail address',
	address: 'The address',
	orderUrl: 'Where orders go',
}
const ORDER_FORMS = 'Begin with https:// for a page, mailto: for a mailbox, or tel: for a telephone.'

/**
 * Anything → a store profile, or what is wrong with it by place. What is left empty states nothing and is never wrong;
 * entries that state nothing at all are left out. A profile in the shape it had before R-16 is lifted.
 */
export function checkStoreProfile(json: unknown): { profile: StoreProfile } | { faults: StoreProfileFaults } {
	const parsed = storeProfileSchema.safeParse(liftStoreProfile(json))
	if (!parsed.success) return { faults: shapeFaults(parsed.error.issues) }
	const faults = meaningFaults(parsed.data)
	return Object.keys(faults).length > 0 ? { faults } : { profile: withoutBlanks(parsed.data) }
}

function shapeFaults(issues: readonly { path: readonly PropertyKey[]; code: string }[]): StoreProfileFaults {
	const faults: Record<string, string> = {}
	for (const { path, code } of issues) {
		const [part, , field] = path
		const place = path.slice(0, 3).join('.')
		if (part === 'brand') faults.brand = 'This look cannot be kept. Choose a colour, fonts and a logo again.'
		else if (part === 'orderUrl' && code !== 'too_big') faults.orderUrl = `This address cannot take orders. ${ORDER_FORMS}`
		else faults[place] = textFault(String(field ?? part), code)
	}
	return faults
}

function textFault(field: string, code: string): string {
	if (!isNamed(field)) return 'A market or a language here is not known, or is stated twice. Choose it again.'
	return code === 'too_big' ? `${NAMES[field]} is too long. Say it shorter.` : `${NAMES[field]} cannot be read. Type it again.`
}

function meaningFaults({ reach, orderUrl }: StoreProfile): StoreProfileFaults {
	const faults: Record<string, string> = {}
	for (const [index, { whatsapp, phone, email }] of reach.entries()) {
		const place = `reach.${index}`
		if (whatsapp && !phoneOf(whatsapp)?.startsWith('+'))
			faults[`${place}.whatsapp`] = 'WhatsApp needs the number with its country code, e.g. +212 6 00 00 00 00.'
		if (phone && !phoneOf(phone)) faults[`${place}.phone`] = 'This is no telephone number. Write digits, e.g. +44 20 0000 0000.'
		if (email && !emailOf(email)) faults[`${place}.email`] = 'This is no complete e-mail address.'
	}
	if (orderUrl && !leadsSomewhere(orderUrl)) faults.orderUrl = `This address leads nowhere. ${ORDER_FORMS}`
	return faults
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

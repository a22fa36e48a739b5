import { z } from 'zod'
import { findMarket } from '../../locale/markets'
import { emailOf, phoneOf } from '../../seller/contact-links'
import { reachFor } from '../../seller/seller-statements'
import type { StoreProfile } from '../../seller/store-profile'

const webAddress = z.string().regex(/^https?:\/\/[^"<>\s]+$/)
const emailAddress = z.string().refine((text) => emailOf(text) === text, 'is no e-mail address')
const anyNumber = z.string().regex(/^\+?\d{6,15}$/)

/**
 * The one place where a page is bought; every button of the page leads there. `form`: the page's own order form, posted
 * to the seller's https or mail address. `whatsapp` and `mail`: a message with product, price and options filled in.
 * `phone`: a call. `link`: a checkout or product page elsewhere. `store`: the cart of the store the page is pushed to;
 * `url` is the product there, once it is known.
 */
export const buyingSchema = z.discriminatedUnion('kind', [
	z.object({ kind: z.literal('form'), action: z.string().regex(/^(?:https:\/\/|mailto:)[^"<>\s]+$/) }),
	z.object({ kind: z.literal('whatsapp'), number: z.string().regex(/^\+\d{6,15}$/) }),
	z.object({ kind: z.literal('mail'), address: emailAddress }),
	z.object({ kind: z.literal('phone'), number: anyNumber }),
	z.object({ kind: z.literal('link'), url: webAddress }),
	z.object({ kind: z.literal('store'), url: webAddress.optional() }),
])
export type Buying = z.infer<typeof buyingSchema>

/** True when an order form on the page can be sent to this destination. */
export function takesForms(buying: Buying | null): buying is Extract<Buying, { kind: 'form' | 'whatsapp' | 'mail' }> {
	return buying !== null && (buying.kind === 'form' || buying.kind === 'whatsapp' || buying.kind === 'mail')
}

/** True when a composed page takes the order itself: by a form of the seller's, or where buyers pay at the door. */
export function hasOrderForm(buying: Buying | null, market: string): boolean {
	return takesForms(buying) && (buying.kind === 'form' || findMarket(market)?.cashOnDelivery === true)
}

/**
 * What a seller typed → a destination: a web address, an e-mail address, a telephone number, a WhatsApp link, each also
 * as `mailto:`, `tel:` or without `https://`. `asForm` makes web and mail addresses those of an order form. Undefined
 * for anything else.
 */
export function readBuying(typed: string, asForm = false): Buying | undefined {
	const text = typed.trim()
	const email = emailOf(text.replace(/^mailto:/i, '').split('?')[0] ?? '')
	if (email) return asForm ? { kind: 'form', action: `mailto:${email}` } : { kind: 'mail', address: email }
	const wa = /^(?:https?:\/\/)?(?:wa\.me\/|api\.whatsapp\.com\/send\/?\?phone=)\+?(\d{6,15})\b/i.exec(text)?.[1]
	if (wa) return { kind: 'whatsapp', number: `+${wa}` }
	const phone = phoneOf(text.replace(/^tel:/i, ''))
	if (phone) return { kind: 'phone', number: phone }
	const url = /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`
	if (
		!/^https?:\/\/[^\s/?#@"<>]+\.[^\s/?#@"<>.]{2,}(?:[/?#:][^\s"<>]*)?$/i.test(url) &&
		!/^https?:\/\/localhost(?=[:/?#]|$)[^\s"<>]*$/i.test(url)
	)
		return undefined
	return asForm && url.startsWith('https://') ? { kind: 'form', action: url } : { kind: 'link', url }
}

/** A destination as it is typed; empty for none, and for a store's cart. */
export function buyingAddress(buying: Buying | null): string {
	switch (buying?.kind) {
		case 'form':
			return buying.action
		case 'whatsapp':
			return `https://wa.me/${buying.number.slice(1)}`
		case 'mail':
			return `mailto:${buying.address}`
		case 'phone':
			return `tel:${buying.number}`
		case 'link':
			return buying.url
		default:
			return ''
	}
}

/**
 * Where a store profile takes orders in a market (value of the request): its order address, as a form where buyers pay
 * at the door; else the market's WhatsApp, else its mail. Null when the profile names none of them.
 */
export function buyingOfProfile(profile: Pick<StoreProfile, 'orderUrl' | 'reach'>, market: string): Buying | null {
	const stated = profile.orderUrl && readBuying(profile.orderUrl, findMarket(market)?.cashOnDelivery === true)
	if (stated) return stated
	const reach = reachFor(profile, market)
	const number = phoneOf(reach.whatsapp)
	if (number?.startsWith('+')) return { kind: 'whatsapp', number }
	const address = emailOf(reach.email)
	return address ? { kind: 'mail', address } : null
}

import { AppError } from '../../../core/errors'
import { bareText } from '../typed-text'

/** A shop's permanent address; names of more than 60 characters do not exist. */
const SHOP = /^[a-z0-9][a-z0-9-]{0,59}\.myshopify\.com$/
const NAME = /^[a-z0-9][a-z0-9-]{0,59}$/
const WHERE = 'It ends in .myshopify.com and stands in Shopify under Settings → Domains.'

/** True for a host that is a shop's permanent address and nothing else: what we may send tokens to. */
export function isShop(host: string): boolean {
	return SHOP.test(host)
}

/**
 * The permanent address (`my-shop.myshopify.com`) of what a seller typed: the shop's name, that address, or any address
 * of the shop's admin. Throws `invalid_request` in words that say what to type, also for a shop's own domain, behind
 * which we cannot know the shop.
 */
export function readShop(typed: string): string {
	const text = bareText(typed).toLowerCase()
	if (text === '') throw unusable('Shop name is required.')
	const name = text.replace(/\.myshopify$/, '')
	if (NAME.test(name)) return `${name}.myshopify.com`
	const url = addressOf(text)
	if (!url) throw unusable(`This is not a Shopify shop. Type the shop's name or its address. ${WHERE}`)
	const host = url.hostname.replace(/\.$/, '').replace(/^www\./, '')
	if (isShop(host)) return host
	if (host === 'admin.shopify.com') return shopOfAdmin(url)
	throw unusable(`“${host}” does not say which Shopify shop it is. Type the shop's permanent address instead. ${WHERE}`)
}

function shopOfAdmin({ pathname }: URL): string {
	const [, name = ''] = /^\/store\/([^/]+)/.exec(pathname) ?? []
	if (NAME.test(name)) return `${name}.myshopify.com`
	throw unusable('This address is of Shopify’s admin and names no shop. Open your shop there, then copy the address again.')
}

function addressOf(text: string): URL | undefined {
	const address = /^https?:\/\//.test(text) ? text : `https://${text}`
	if (!URL.canParse(address) || /\s/.test(text)) return undefined
	const url = new URL(address)
	return url.username || url.password || url.port || !url.hostname.includes('.') ? undefined : url
}

function unusable(message: string): AppError {
	return new AppError('invalid_request', message, { details: { field: 'shop' } })
}

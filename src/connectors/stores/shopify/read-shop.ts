import { AppError } from '../../../core/errors'
import { type Message, msg } from '../../../core/messages/message'
import { bareText } from '../typed-text'

/** A shop's permanent address; names of more than 60 characters do not exist. */
const SHOP = /^[a-z0-9][a-z0-9-]{0,59}\.myshopify\.com$/
const NAME = /^[a-z0-9][a-z0-9-]{0,59}$/
const WHERE = msg('shopify.where_address')

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
	if (text === '') throw unusable(msg('stores.shop_name_required'))
	const name = text.replace(/\.myshopify$/, '')
	if (NAME.test(name)) return `${name}.myshopify.com`
	const url = addressOf(text)
	if (!url) throw unusable(msg('shopify.no_shop_name', { where: WHERE }))
	const host = url.hostname.replace(/\.$/, '').replace(/^www\./, '')
	if (isShop(host)) return host
	if (host === 'admin.shopify.com') return shopOfAdmin(url)
	throw unusable(msg('shopify.which_shop', { host, where: WHERE }))
}

function shopOfAdmin({ pathname }: URL): string {
	const [, name = ''] = /^\/store\/([^/]+)/.exec(pathname) ?? []
	if (NAME.test(name)) return `${name}.myshopify.com`
	throw unusable(msg('shopify.admin_address'))
}

function addressOf(text: string): URL | undefined {
	const address = /^https?:\/\//.test(text) ? text : `https://${text}`
	if (!URL.canParse(address) || /\s/.test(text)) return undefined
	const url = new URL(address)
	return url.username || url.password || url.port || !url.hostname.includes('.') ? undefined : url
}

function unusable(message: Message): AppError {
	return new AppError('invalid_request', message, { details: { field: 'shop' } })
}

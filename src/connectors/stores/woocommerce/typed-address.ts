import { AppError } from '../../../core/errors'
import { msg } from '../../../core/messages/message'
import { bareText } from '../typed-text'

/** Where a shop may be, of what its owner typed. */
export type TypedAddress = {
	/** Host with its port, in the form addresses have (lower-case, punycode). */
	host: string
	/** Schemes in the order they are tried. */
	schemes: ('https' | 'http')[]
	/** The page that was typed, as a path: the shop's own page names the door of its API wherever that is. */
	page: string
	/** Folders WordPress may live in, the deepest first, each with its slash at the end. */
	folders: string[]
}

const LONGEST = 2000
const DEEPEST_FOLDER = 2
/** Also as fingers type it: `htps://`, `https//`, `http:/`. */
const SCHEME = /^h?t{1,3}p(s?)\s*[:;]?\s*[/\\]+\s*/i
/** Where a path stops being the folder WordPress lives in. */
const INSIDE_WORDPRESS = /^(?:wp-admin|wp-json|wp-content|wp-includes|wp-[a-z]+\.php|[^/]+\.(?:php|html?))$/i

/**
 * Reads a shop's address as sellers paste it: a bare domain, a page of the shop, a link into wp-admin. https comes
 * first always; http only when `allowHttp`. Throws `invalid_request` for what cannot be the address of a shop.
 */
export function readTypedAddress(typed: string, allowHttp: boolean): TypedAddress {
	const text = bareText(typed.slice(0, LONGEST + 1))
	const scheme = SCHEME.exec(text)
	const rest = text.slice(scheme?.[0].length ?? 0).replace(/^[/\\]+/, '')
	const address = `https://${rest}`
	if (text.length > LONGEST || /\s/.test(rest) || rest === '' || !URL.canParse(address)) throw notAnAddress()
	const url = new URL(address)
	if (url.username || url.password || rest.split(/[/\\?#]/, 1)[0]?.includes('@')) {
		throw new AppError('invalid_request', msg('woocommerce.address_with_user'))
	}
	const hostname = url.hostname.replace(/(?<!\.)\.+$/, '')
	if (hostname === '' || (!allowHttp && !/[.:]/.test(hostname))) throw notAnAddress()
	const typedHttps = scheme?.[1] !== undefined && scheme[1] !== ''
	const page = folderOf(url.pathname)
	return {
		host: portOf(url, scheme?.[1] === '') === '' ? hostname : `${hostname}:${url.port}`,
		schemes: allowHttp && !typedHttps ? ['https', 'http'] : ['https'],
		page,
		folders: foldersOf(page),
	}
}

/** A port that is the typed scheme's own says nothing, and would be in the way of the other scheme. */
function portOf(url: URL, typedHttp: boolean): string {
	return typedHttp && url.port === '80' ? '' : url.port
}

function notAnAddress(): AppError {
	return new AppError('invalid_request', msg('woocommerce.no_address'))
}

function folderOf(path: string): string {
	const parts = path.split('/').filter(Boolean)
	const inside = parts.findIndex((part) => INSIDE_WORDPRESS.test(part))
	const kept = inside === -1 ? parts : parts.slice(0, inside)
	return kept.length === 0 ? '/' : `/${kept.join('/')}/`
}

function foldersOf(page: string): string[] {
	const parts = page.split('/').filter(Boolean).slice(0, DEEPEST_FOLDER)
	return [...parts.map((_, at) => `/${parts.slice(0, parts.length - at).join('/')}/`), '/']
}

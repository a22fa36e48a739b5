import { createHmac } from 'node:crypto'
import type { WooKey, WooSettings } from './settings'
import { type SiteAnswer, type SiteRequest, wpError } from './site-request'

const WORDS = {
	en: {
		secret: 'Consumer secret is invalid.',
		key: 'Consumer key is invalid.',
		signature: 'Invalid signature - provided signature does not match.',
		timestamp: 'Invalid timestamp.',
		nonce: 'Invalid nonce - nonce has already been used.',
		read: 'The API key provided does not have read permissions.',
		write: 'The API key provided does not have write permissions.',
	},
	fr: {
		secret: 'Le secret client n’est pas valide.',
		key: 'La clé client n’est pas valide.',
		signature: 'Signature non valide : la signature fournie ne correspond pas.',
		timestamp: 'Horodatage non valide.',
		nonce: 'Nonce non valide : il a déjà été utilisé.',
		read: 'La clé API fournie ne dispose pas de droits de lecture.',
		write: 'La clé API fournie ne dispose pas de droits d’écriture.',
	},
} as const

const OAUTH_PARAMS = ['oauth_consumer_key', 'oauth_timestamp', 'oauth_nonce', 'oauth_signature', 'oauth_signature_method']
const WINDOW_SECONDS = 15 * 60

/**
 * Who makes a call: the key's owner, nobody, or somebody whose attempt failed. Follows WC_REST_Authentication of
 * WooCommerce 9.2.5.
 */
export function authenticate(settings: WooSettings, request: SiteRequest, nonces: Set<string>): WooKey | 'nobody' | SiteAnswer {
	const words = WORDS[settings.language]
	const refused = (text: string) => wpError(401, 'woocommerce_rest_authentication_error', text)
	if (!`${request.path}?${request.query}`.includes(`${settings.restPrefix}/wc/`)) return 'nobody'
	const isSecure = settings.seesHttps && request.scheme === 'https'
	const found = isSecure ? byPassword(settings, request) : 'nobody'
	if (found === 'wrong-secret') return refused(words.secret)
	const user = found === 'nobody' ? bySignature(settings, request, nonces, isSecure, refused) : found
	if (user === 'nobody' || 'body' in user) return user
	const right = request.method === 'GET' || request.method === 'HEAD' ? 'read' : 'write'
	return user.permissions === 'read_write' || user.permissions === right ? user : refused(words[right])
}

function byPassword({ keys, passesAuthorization }: WooSettings, { params, headers }: SiteRequest): WooKey | 'nobody' | 'wrong-secret' {
	const header = passesAuthorization && headers.authorization?.startsWith('Basic ') ? headers.authorization.slice(6) : ''
	const [, name = '', password = ''] = /^([^:]*):(.*)$/.exec(Buffer.from(header, 'base64').toString()) ?? []
	const asked = params.get('consumer_key') && params.get('consumer_secret')
	const [key, secret] = asked ? [params.get('consumer_key'), params.get('consumer_secret')] : [name, password]
	const known = keys.find((one) => one.key === key)
	if (!known || !secret) return 'nobody'
	return known.secret === secret ? known : 'wrong-secret'
}

function bySignature(
	settings: WooSettings,
	request: SiteRequest,
	nonces: Set<string>,
	isSecure: boolean,
	refused: (text: string) => SiteAnswer,
): WooKey | 'nobody' | SiteAnswer {
	const words = WORDS[settings.language]
	const { params } = request
	const missing = OAUTH_PARAMS.filter((name) => !params.get(name))
	if (missing.length === OAUTH_PARAMS.length) return 'nobody'
	if (missing.length > 0) return wpError(401, 'woocommerce_rest_authentication_missing_parameter', `Missing OAuth parameters ${missing}`)
	const known = settings.keys.find((one) => one.key === params.get('oauth_consumer_key'))
	if (!known) return refused(words.key)
	const algorithm = { 'HMAC-SHA1': 'sha1', 'HMAC-SHA256': 'sha256' }[params.get('oauth_signature_method') ?? '']
	if (!algorithm) return refused(words.signature)
	const expected = createHmac(algorithm, `${known.secret}&`)
		.update(signedText(settings.signsOddly ? 'http://inside.example' : settings.home, request, isSecure))
		.digest('base64')
	if (expected !== params.get('oauth_signature')) return refused(words.signature)
	if (Math.abs(Number(params.get('oauth_timestamp')) - Date.now() / 1000) > WINDOW_SECONDS) return refused(words.timestamp)
	const nonce = `${known.key} ${params.get('oauth_nonce')}`
	if (nonces.has(nonce)) return refused(words.nonce)
	nonces.add(nonce)
	return known
}

const encoded = (text: string) =>
	encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

/** What WooCommerce signs: the address it would have itself, by the scheme it sees, and every parameter. */
function signedText(home: string, { method, path, params }: SiteRequest, isSecure: boolean): string {
	const { host, pathname } = new URL(home)
	const folder = pathname.replace(/\/$/, '')
	const inside = path.startsWith(`${folder}/`) ? path.slice(folder.length + 1) : path.replace(/^\//, '')
	const address = `${isSecure ? 'https' : 'http'}://${host}${folder}${inside === '' ? '' : `/${inside}`}`
	const pairs = [...params].filter(([name]) => name !== 'oauth_signature').map(([name, value]) => [encoded(name), encoded(value)] as const)
	pairs.sort(([one], [other]) => (one < other ? -1 : 1))
	return [method, encoded(address), encoded(pairs.map((pair) => pair.join('=')).join('&'))].join('&')
}

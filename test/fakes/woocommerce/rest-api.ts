import { authenticate } from './authenticate'
import type { WooKey, WooSettings } from './settings'
import type { HeldWooProduct, ShopState } from './shop-state'
import { onlyFields, shownProduct } from './show-product'
import { escapeHtml, isError, json, type SiteAnswer, type SiteRequest, wpError } from './site-request'
import { answerTerms } from './terms'
import { answerVariations } from './variations'
import { writeProduct } from './write-product'

export type Rest = { settings: WooSettings; shop: ShopState; nonces: Set<string> }

const KINDS = 'products/(?:categories|tags|brands)|products|system_status|settings/products|data/currencies/current'
const CALL = new RegExp(String.raw`^wc/v3/(${KINDS})(?:/(\w+)(?:/(variations)(?:/(batch))?)?)?$`)

/** Answers a call to `/wp-json/<route>`. */
export async function answerRest(rest: Rest, route: string, request: SiteRequest): Promise<SiteAnswer> {
	const { settings } = rest
	if (settings.restShut !== undefined && route !== '') return wpError(401, 'rest_disabled', settings.restShut)
	const user = authenticate(settings, request, rest.nonces)
	if (user === 'nobody' && isTakenForPassword(settings, request)) return wpError(401, 'invalid_username', 'Unknown username.')
	if (route === '' || route === 'wc/v3') return describe(settings, route, request)
	if (route === 'wp/v2/media') return wpError(401, 'rest_cannot_create', 'Sorry, you are not allowed to create posts as this user.')
	const call = CALL.exec(route)
	if (!settings.hasWoocommerce || !call || (route.startsWith('wc/v3/products/brands') && !settings.hasBrands)) return noRoute()
	if (request.method === 'OPTIONS') return json(200, { namespace: 'wc/v3' })
	if (user !== 'nobody' && 'body' in user) return user
	if (user === 'nobody' || user.owner === 'customer') return mayNot(user, request.method, call[2])
	const body: unknown = request.body === '' ? {} : JSON.parse(request.body)
	const given = { method: request.method, params: request.params, body: body as Record<string, unknown> }
	const owner = call[3] ? rest.shop.products.get(Number(call[2])) : undefined
	if (call[3] && !owner) return wpError(404, 'woocommerce_rest_product_invalid_id', 'Invalid ID.')
	const kind = /^products\/(categories|tags|brands)$/.exec(call[1] ?? '')?.[1] as 'categories' | 'tags' | 'brands' | undefined
	const answer = owner
		? answerVariations(rest.shop, settings.home, owner, call[4], given)
		: kind
			? answerTerms(rest.shop, kind, call[2], given)
			: await resourceAnswer(rest, call[1] ?? '', call[2], request, given.body)
	if (isError(answer)) return answer
	return json(answer.status, onlyFields(answer.data, request.params.get('_fields')))
}

function isTakenForPassword(
	{ usesApplicationPasswords, seesHttps, passesAuthorization }: WooSettings,
	{ scheme, headers }: SiteRequest,
): boolean {
	return usesApplicationPasswords && seesHttps && passesAuthorization && scheme === 'https' && headers.authorization !== undefined
}

const noRoute = () => wpError(404, 'rest_no_route', 'No route was found matching the URL and request method.')

function describe(settings: WooSettings, route: string, request: SiteRequest): SiteAnswer {
	if (route === 'wc/v3') return settings.hasWoocommerce ? json(200, { namespace: 'wc/v3', routes: {} }) : noRoute()
	if (settings.hidesIndex) return wpError(401, 'rest_login_required', 'REST API restricted to authenticated users.')
	const { home, core = home, title, hasWoocommerce } = settings
	const namespaces = ['oembed/1.0', ...(hasWoocommerce ? ['wc/v1', 'wc/v2', 'wc/v3', 'wc-admin'] : []), 'wp/v2']
	const index = { name: escapeHtml(title), description: '', url: core, home, namespaces, authentication: {}, routes: {} }
	return json(200, onlyFields(index, request.params.get('_fields')))
}

function mayNot(user: WooKey | 'nobody', method: string, what: string | undefined): SiteAnswer {
	const act =
		what === 'batch' ? 'batch' : method === 'GET' ? 'view' : what === undefined ? 'create' : method === 'DELETE' ? 'delete' : 'edit'
	return wpError(user === 'nobody' ? 401 : 403, `woocommerce_rest_cannot_${act}`, 'Sorry, you are not allowed to do this.')
}

type Answered = { status: number; data: unknown }

async function resourceAnswer(
	rest: Rest,
	resource: string,
	what: string | undefined,
	request: SiteRequest,
	body: Record<string, unknown>,
): Promise<Answered | SiteAnswer> {
	const { settings, shop } = rest
	if (resource === 'system_status') return { status: 200, data: systemStatus(settings) }
	if (resource === 'settings/products') {
		const value = what === 'woocommerce_weight_unit' ? settings.weightUnit : settings.sizeUnit
		return { status: 200, data: { id: what, value } }
	}
	if (resource !== 'products') return { status: 200, data: { code: settings.currency, name: settings.currency, symbol: '' } }
	const context = request.params.get('context') === 'edit' ? 'edit' : 'view'
	const show = (product: HeldWooProduct, as: 'view' | 'edit' = context) => shownProduct(shop, product, settings.home, as)
	if (what === 'batch') return { status: 200, data: [] }
	if (what === undefined) {
		if (request.method === 'GET') return { status: 200, data: listProducts(shop, request.params).map((one) => show(one)) }
		const made = await writeProduct(shop, body, undefined, settings.takesPrivatePictures)
		return isError(made) ? made : { status: 201, data: show(made, 'edit') }
	}
	const product = shop.products.get(Number(what))
	if (!product) return wpError(404, 'woocommerce_rest_product_invalid_id', 'Invalid ID.')
	if (request.method === 'GET') return { status: 200, data: show(product) }
	if (request.method === 'DELETE') return removed(shop, product, request.params.get('force') === 'true', show)
	const changed = await writeProduct(shop, body, product, settings.takesPrivatePictures)
	return isError(changed) ? changed : { status: 200, data: show(changed, 'edit') }
}

function systemStatus({ home, currency }: WooSettings): unknown {
	return {
		environment: { home_url: home, site_url: home, version: '9.2.5', wp_version: '7.0' },
		database: {},
		settings: { api_enabled: false, currency, currency_symbol: '' },
	}
}

function listProducts({ products }: ShopState, params: URLSearchParams): HeldWooProduct[] {
	const skus = (params.get('sku') ?? '').split(',').filter(Boolean)
	const status = params.get('status') ?? 'any'
	return [...products.values()]
		.filter((product) => (status === 'any' ? product.status !== 'trash' : product.status === status))
		.filter(({ sku }) => skus.length === 0 || skus.includes(sku))
		.slice(0, Number(params.get('per_page') ?? 10))
}

function removed(
	shop: ShopState,
	product: HeldWooProduct,
	force: boolean,
	show: (product: HeldWooProduct) => Record<string, unknown>,
): Answered {
	if (force) shop.products.delete(product.id)
	else shop.products.set(product.id, { ...product, status: 'trash', slug: `${product.slug}__trashed` })
	return { status: 200, data: show(product) }
}

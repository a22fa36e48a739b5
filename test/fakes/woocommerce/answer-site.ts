import { frontPage } from './front-pages'
import { PICTURE_HOST, pictureAt } from './pictures'
import { answerRest, type Rest } from './rest-api'
import type { WooSettings } from './settings'
import { page, type SiteAnswer, type SiteRequest } from './site-request'
import { wallPage } from './walls'

/** Answers a request as the web server of the shop's host does, with WordPress behind it. */
export async function answerSite(rest: Rest, came: SiteRequest): Promise<SiteAnswer> {
	const { settings, shop } = rest
	if (came.host === PICTURE_HOST) return picture(came.path)
	if (settings.redirectsTo !== undefined) return page(301, '', { location: `${settings.redirectsTo}${came.path}${search(came)}` })
	if (settings.wall) return wallPage(settings.wall, settings.home, came.path)
	const { origin, pathname } = new URL(settings.home)
	if (settings.redirectsToHome && `${came.scheme}://${came.host}` !== origin && !isDirect(came)) {
		return page(301, '', { location: `${origin}${came.path}${search(came)}` })
	}
	const folder = pathname.replace(/\/$/, '')
	if (!settings.isWordpress || (came.path !== folder && !came.path.startsWith(`${folder}/`))) return otherPage(came.path)
	const request = settings.passesQuery ? came : { ...came, query: '', params: new URLSearchParams() }
	const inside = came.path.slice(folder.length) || '/'
	const upload = [...shop.attachments.values()].find(({ src }) => src === inside)
	if (upload) return uploaded(upload.source)
	const route = routeOf(settings, inside, request)
	if (route !== undefined) return answerRest(rest, route, request)
	const shown =
		frontPage(settings, shop, inside, request) ??
		page(404, '<title>Page not found</title><link href="/wp-content/themes/storefront/a.css">')
	return settings.sendsLinkHeader ? { ...shown, headers: { ...shown.headers, link: linkHeader(settings) } } : shown
}

/** A browser on this machine looks at the shop by its own address. */
const isDirect = ({ host }: SiteRequest) => host.startsWith('127.0.0.1:')
const search = ({ query }: SiteRequest) => (query === '' ? '' : `?${query}`)

function otherPage(path: string): SiteAnswer {
	return path === '/' ? page(200, '<title>A bakery</title><h1>Bread</h1>') : page(404, '<title>404</title><h1>Nothing here</h1>')
}

/** The API's route in an address, undefined when it is none of the API's. */
function routeOf(
	{ permalinks, hasPathInfo, restPrefix, hidesQueryRoute }: WooSettings,
	path: string,
	{ params }: SiteRequest,
): string | undefined {
	const asked = hidesQueryRoute ? null : params.get('rest_route')
	if (asked !== null && (path === '/' || path === '/index.php')) return asked.replace(/^\/|\/$/g, '')
	const below = (folder: string) => (`${path}/`.startsWith(folder) ? path.slice(folder.length).replace(/\/$/, '') : undefined)
	if (permalinks === 'pretty') return below(`/${restPrefix}/`) ?? (hasPathInfo ? below(`/index.php/${restPrefix}/`) : undefined)
	return hasPathInfo ? below(`/index.php/${restPrefix}/`) : undefined
}

function linkHeader({ home, permalinks, restPrefix }: WooSettings): string {
	const root = permalinks === 'pretty' ? `${home}/${restPrefix}/` : `${home}/index.php?rest_route=/`
	return `<${root}>; rel="https://api.w.org/"`
}

/** A file of the media library: what was fetched is not kept, so it is fetched again. */
async function uploaded(source: string): Promise<SiteAnswer> {
	const url = new URL(source)
	if (url.hostname === PICTURE_HOST) return picture(url.pathname)
	const answer = await fetch(url)
	const type = answer.headers.get('content-type') ?? ''
	return { status: answer.status, headers: { 'content-type': type }, body: Buffer.from(await answer.arrayBuffer()) }
}

async function picture(path: string): Promise<SiteAnswer> {
	const found = await pictureAt(path)
	return found ? { status: 200, headers: { 'content-type': found.type }, body: found.bytes } : page(404, '<title>404</title>')
}

import type { Book, FakeProduct } from './book'
import { decideConsent, showConsent } from './oauth'
import { adminPage, errorPage, storefrontPage } from './pages'
import { html, type Reply, seeOther } from './reply'

export type SiteCall = { method: string; host: string; path: string; query: URLSearchParams; body: string }

/** A page of the Seller Area, of a shop, or a picture; undefined when there is none. */
export function answerSite(book: Book, call: SiteCall): Reply {
	if (call.host === 'seller-area.youcan.shop') return answerSellerArea(book, call)
	if (call.host === 'cdn.youcan.shop') return answerPicture(book, call.path.slice(1))
	const slug = /^\/products\/([\w-]+)$/.exec(call.path)?.[1]
	const product = book.products.find((one) => one.slug === slug && `${one.shop.slug}.youcan.shop` === call.host)
	return product?.visibility && product.deletedAt === null ? html(storefrontPage(book, product)) : html(errorPage('Page not found'), 404)
}

function answerSellerArea(book: Book, { method, path, query, body }: SiteCall): Reply {
	if (path === '/admin/oauth/authorize')
		return method === 'POST' ? decideConsent(book, new URLSearchParams(body)) : showConsent(book, query)
	const id = /^\/admin\/products\/([\w-]+)\/edit$/.exec(path)?.[1]
	const product = book.products.find((one) => one.id === id && one.deletedAt === null)
	if (!product) return html(errorPage('Page not found'), 404)
	return method === 'POST' ? deleteThere(product) : html(adminPage(book, product))
}

function deleteThere(product: FakeProduct): Reply {
	product.deletedAt = new Date().toISOString()
	return seeOther(`/seller-area.youcan.shop/admin/products/${product.id}/edit`)
}

function answerPicture(book: Book, path: string): Reply {
	const removed = book.ways.removedPictures === 'served' ? book.removed : []
	const picture = [...book.products.flatMap((one) => one.pictures), ...removed].find((one) => one.path === path)
	return picture
		? { status: 200, headers: { 'content-type': picture.contentType }, body: picture.bytes }
		: html(errorPage('Not found'), 404)
}

import type { WooSettings } from './settings'
import type { HeldWooProduct, ShopState } from './shop-state'
import { isOnSale, permalinkOf } from './show-product'
import { escapeHtml, page, type SiteAnswer, type SiteRequest } from './site-request'
import { theContent } from './the-content'

/** An ordinary theme: what it does to headings, lists, tables and pictures is done to the description as well. */
const THEME = `*,*::before,*::after{box-sizing:border-box}body{margin:0;font:17px/1.7 Georgia,serif;color:#3d3d3d;background:#fff}
.wrap{max-width:1080px;margin:0 auto;padding:24px}
h1,h2,h3{font-family:Helvetica,Arial,sans-serif;font-weight:300;line-height:1.2;margin:0 0 .8em;color:#131315;clear:both}
h2{font-size:2em;letter-spacing:-1px}h3{font-size:1.4em}
p{margin:0 0 1.4em}ul,ol{margin:0 0 1.4em 3em;padding:0;list-style:disc}li{margin-bottom:.3em}
a{color:#7f54b3;text-decoration:underline}img{max-width:100%;height:auto;border-radius:3px}
table{width:100%;border-spacing:0;margin:0 0 1.4em;border-collapse:separate}
	td,th{padding:1em 1.4em;text-align:left;vertical-align:top;background:#fdfdfd}
.product{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1fr);gap:40px}
	@media(max-width:768px){.product{grid-template-columns:minmax(0,1fr)}}.woocommerce-tabs{grid-column:1/-1;
	border-top:1px solid #e6e6e6;padding-top:24px}
.gallery img{width:18%;margin-inline-end:2%}.gallery img:first-child{width:100%;display:block;margin-bottom:8px}
	.price del{opacity:.5;margin-inline-end:.5em}button{background:#333;color:#fff;border:0;padding:.6em 1.4em;font:inherit}`

/** Pages people look at: the shop, a product in its theme, and the admin's view of one. Undefined = no such page. */
export function frontPage(settings: WooSettings, shop: ShopState, path: string, { params }: SiteRequest): SiteAnswer | undefined {
	const asked = Number(params.get('p') ?? params.get('post'))
	if (path === '/wp-admin/post.php') return adminPage(settings, shop, shop.products.get(asked))
	if (path.startsWith('/wp-admin')) return adminList(settings, shop)
	if (path === '/wp-login.php') return document(settings, 'Log In', '<form id="loginform"></form>')
	const slug = /^\/product\/([^/]+)\/?$/.exec(path)?.[1]
	if (slug === undefined && !params.has('p'))
		return path === '/' || path === '/shop/' || path === '/shop' ? shopPage(settings, shop) : undefined
	const product = [...shop.products.values()].find((one) => (slug === undefined ? one.id === asked : one.slug === slug))
	return product && product.status !== 'trash' ? productPage(settings, shop, product) : undefined
}

function document({ title }: WooSettings, heading: string, body: string): SiteAnswer {
	return page(
		200,
		`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(heading)} – ${escapeHtml(title)}</title><meta name="generator" content="WordPress 7.0">
<link rel="stylesheet" href="/wp-content/themes/storefront/style.css"><style>${THEME}\
</style></head><body><div class="wrap">${body}</div></body></html>`,
	)
}

/** Below `home`, as a path, so that it opens on this machine as well. */
const local = (settings: WooSettings, address: string) => address.slice(new URL(settings.home).origin.length)

function shopPage(settings: WooSettings, { products }: ShopState): SiteAnswer {
	const shown = [...products.values()].filter(({ status }) => status === 'publish')
	const items = shown.map((one) => `<li><a href="${escapeHtml(local(settings, permalinkOf(one, settings.home)))}">${one.name}</a></li>`)
	return document(settings, 'Shop', `<h1>${escapeHtml(settings.title)}</h1><ul>${items.join('')}</ul>`)
}

function productPage(settings: WooSettings, shop: ShopState, product: HeldWooProduct): SiteAnswer {
	const { name, description } = product
	const { regularPrice, salePrice } = lowestPriced(product)
	const amount = (price: string) => `<bdi>${escapeHtml(price)}&nbsp;${settings.currency}</bdi>`
	const price = isOnSale({ ...product, salePrice })
		? `<del>${amount(regularPrice)}</del><ins>${amount(salePrice)}</ins>`
		: amount(regularPrice)
	const data = { '@type': 'Product', name, description: textOf(product.shortDescription || description) }
	return document(
		settings,
		name,
		`<main class="product"><div class="gallery">${pictures(shop, product, 520)}</div>
<div class="summary"><h1 class="product_title">${name}</h1><p class="price">${price}</p>
<div class="wp-block-post-excerpt">${excerptOf(product)}</div><button type="button">Add to cart</button></div>
<div class="woocommerce-tabs wc-tabs-wrapper">\
<div class="woocommerce-Tabs-panel woocommerce-Tabs-panel--description panel entry-content wc-tab">\
<h2>Description</h2>
${theContent(description)}</div></div></main><script type="application/ld+json">${JSON.stringify(data)}</script>`,
	)
}

/**
 * Block themes show the short description beside the cart; without one, text cut from the description
 * (wp_trim_excerpt).
 */
function excerptOf({ shortDescription, description }: HeldWooProduct): string {
	return shortDescription || `<p>${textOf(description).split(' ').slice(0, 55).join(' ')} […]</p>`
}

const textOf = (html: string) =>
	html
		.replace(/<!--.*?-->|<[^>]*>/gs, ' ')
		.replace(/\s+/g, ' ')
		.trim()

/** A product with variations shows what the cheapest costs. */
function lowestPriced(product: HeldWooProduct): { regularPrice: string; salePrice: string } {
	const asked = (one: { regularPrice: string; salePrice: string }) => Number(one.salePrice || one.regularPrice)
	return product.variations.toSorted((one, other) => asked(one) - asked(other))[0] ?? product
}

function pictures({ attachments }: ShopState, { imageIds }: HeldWooProduct, width: number): string {
	return imageIds
		.flatMap((id) => attachments.get(id) ?? [])
		.map(({ source, alt }) => `<img src="${escapeHtml(source)}" alt="${escapeHtml(alt)}" width="${width}">`)
		.join('')
}

function adminList(settings: WooSettings, { products }: ShopState): SiteAnswer {
	const rows = [...products.values()].map(
		({ id, name, status, sku }) =>
			`<tr><td><a href="/wp-admin/post.php?post=${id}&amp;action=edit">${name}</a></td><td>${status}</td><td>${escapeHtml(sku)}</td></tr>`,
	)
	const keys = settings.keys.map(({ key, secret }) => `<p>Consumer key <code>${key}</code><br>Consumer secret <code>${secret}</code></p>`)
	return document(settings, 'Products', `<h1>Products</h1><table>${rows.join('')}</table><h2>REST API keys</h2>${keys.join('')}`)
}

function adminPage(settings: WooSettings, shop: ShopState, product: HeldWooProduct | undefined): SiteAnswer | undefined {
	if (!product) return undefined
	const { name, status, sku, regularPrice, salePrice, description } = product
	const rows = { Status: status, SKU: sku, 'Regular price': regularPrice, 'Sale price': salePrice }
	const table = Object.entries(rows).map(([label, value]) => `<tr><th>${label}</th><td>${escapeHtml(value)}</td></tr>`)
	return document(
		settings,
		'Edit product',
		`<h1>Edit product</h1><h2>${name}</h2><table>${table.join('')}</table>${pictures(shop, product, 120)}
<p><a href="${escapeHtml(local(settings, permalinkOf(product, settings.home)))}">View product</a></p>
<textarea readonly rows="20" style="width:100%">${escapeHtml(description)}</textarea>`,
	)
}

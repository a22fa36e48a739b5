import { isOnline } from './resolvers'
import { type FakeProduct, type FakeShop, numberIn } from './shop-state'

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** The rules an ordinary theme has for whatever a description holds. */
const THEME = `
*, *::before, *::after { box-sizing: border-box }
body { margin: 0; font: 15px/1.8 Assistant, Helvetica, sans-serif; letter-spacing: .06rem; color: rgba(18,18,18,.75); background: #fff }
header, footer { padding: 20px 5%; border-bottom: 1px solid #eee } footer { border-top: 1px solid #eee; border-bottom: 0 }
.product { display: grid; grid-template-columns: minmax(0, 1fr); gap: 40px; max-width: 1200px; margin: 36px auto; padding: 0 5% }
@media (min-width: 750px) { .product { grid-template-columns: minmax(0, 55fr) minmax(0, 45fr) } }
.product__media img { width: 18%; margin-inline-end: 2% }
	.product__media img:first-child { width: 100%; display: block; 
	margin-bottom: 8px }
h1, h2, h3, h4 { font-family: Georgia, serif; font-weight: 400; line-height: 1.3; color: #121212; letter-spacing: .06rem; margin: 0 }
h1 { font-size: 2.6rem } .price { font-size: 1.4rem } .price s { opacity: .6; margin-inline-start: 8px }
.rte h2, .rte h3 { margin: 2rem 0 1rem } .rte h2 { font-size: 1.6rem }
.rte ul, .rte ol { list-style-position: inside; padding-left: 2rem } .rte li { margin-bottom: .4rem }
.rte img { max-width: 100%; height: auto; border: 1px solid rgba(18,18,18,.1); margin-bottom: 1rem }
.rte table { table-layout: fixed; border-collapse: collapse; width: 100% }
.rte table td, .rte table th { border: 1px solid rgba(18,18,18,.2); padding: 1.2rem }
.rte a { color: #334fb4; text-underline-offset: .3rem } .rte p:first-child { margin-top: 0 } .rte p { margin: 1rem 0 }
button { width: 100%; padding: 14px; background: #121212; color: #fff; border: 0; font: inherit }`

function page(title: string, style: string, body: string): string {
	return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title><style>${style}</style></head><body>${body}</body></html>`
}

/** What shoppers see of a product, the description printed as it is; undefined while they may not. */
export function storefrontPage(shop: FakeShop, handle: string, publicUrl: string): string | undefined {
	const product = [...shop.products.values()].find((one) => one.handle === handle)
	if (!product || !isOnline(shop, product)) return undefined
	const [variant] = product.variants
	const was = variant?.compareAtPrice ? `<s>${escaped(variant.compareAtPrice)} ${shop.currency}</s>` : ''
	const name = escaped(product.title)
	return page(
		product.seo.title || product.title,
		THEME,
		`<header>${escaped(shop.name)}</header><main class="product"><div class="product__media">${pictures(shop, product, publicUrl)}</div>
<div><h1>${name}</h1><p class="price">${escaped(variant?.price ?? '')} ${shop.currency}${was}</p><button>Add to cart</button>
<div class="product__description rte">${product.descriptionHtml}</div></div></main><footer>© ${escaped(shop.name)}</footer>`,
	)
}

/** What the merchant sees of it. */
export function adminPage(shop: FakeShop, number: string, publicUrl: string): string | undefined {
	const product = [...shop.products.values()].find(({ id }) => numberIn(id) === number)
	if (!product) return undefined
	const rows = [
		['Title', product.title],
		['Status', product.status],
		['Online store', isOnline(shop, product) ? 'published' : 'not published'],
		['Vendor', product.vendor],
		['Handle', product.handle],
		...product.variants.map((one) => [one.values.join(' / '), `${one.price} ${shop.currency}, SKU ${one.sku ?? '–'}`]),
		['Media', String(product.media.length)],
	]
	const table = rows.map(([name = '', value = '']) => `<tr><th>${escaped(name)}</th><td>${escaped(value)}</td></tr>`).join('')
	const body = `<h1>${escaped(shop.name)} · Products</h1><table>${table}</table>${pictures(shop, product, publicUrl)}`
	return page(
		`${product.title} · Admin`,
		'body{font:14px system-ui;margin:24px} th{text-align:start;padding-inline-end:24px} img{width:120px}',
		body,
	)
}

function pictures(shop: FakeShop, product: FakeProduct, publicUrl: string): string {
	return product.media
		.flatMap((id) => shop.files.get(id) ?? [])
		.filter((file) => file.status === 'READY' && file.kind === 'IMAGE')
		.map((file) => `<img src="${publicUrl}/cdn/files/${encodeURIComponent(file.name)}" alt="${escaped(file.alt ?? '')}">`)
		.join('')
}

/** Asks the merchant whether the app may have what it asks for. */
export function consentPage(shop: FakeShop, asked: URLSearchParams, action: string): string {
	const hidden = [...asked].map(([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`).join('')
	const rights = (asked.get('scope') ?? '').split(',').map((right) => `<li>${escaped(right)}</li>`)
	return page(
		'Install app',
		'body{font:16px system-ui;max-width:480px;margin:60px auto} button{padding:10px 24px;margin-inline-end:12px}',
		`<h1>Install Vitrine</h1><p>The app asks ${escaped(shop.name)} for:</p><ul>${rights.join('')}</ul>
<form method="post" action="${escaped(action)}">${hidden}\
<button name="answer" value="allow">Allow</button>\
<button name="answer" value="deny">Deny</button></form>`,
	)
}

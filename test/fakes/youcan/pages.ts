import type { Book, FakeProduct } from './book'
import { pictureUrl } from './products'

const ADMIN_STYLE = [
	'body{font:16px/1.5 system-ui,sans-serif;background:#f4f5f7;color:#1f2430;margin:0}',
	'main{max-width:560px;margin:8vh auto;background:#fff;padding:2rem;border-radius:12px}',
	'button{font:inherit;padding:.6rem 1.4rem;border:0;border-radius:8px;background:#e8195a;',
	'color:#fff}button[value=deny]{background:#d9dce3;color:#1f2430}img{max-width:120px}',
].join('')

/** An ordinary theme: it styles bare elements, so a description that does not style itself looks like this. */
const THEME_STYLE = `*,*::before,*::after{box-sizing:border-box}body{margin:0;
	font:15px/1.7 "Helvetica Neue",Arial,sans-serif;color:#444;background:#fff}
header{background:#111;color:#fff;padding:1rem 2rem}.container{max-width:1080px;margin:0 auto;padding:2rem 1rem}
.product{display:grid;grid-template-columns:1fr 1fr;gap:2rem}@media(max-width:700px){.product{grid-template-columns:1fr}}
h1,h2,h3{font-family:Georgia,serif;font-weight:400;text-transform:uppercase;letter-spacing:.06em;color:#222;margin:0 0 1rem}
h2{font-size:2rem;border-bottom:1px solid #ddd;padding-bottom:.5rem}ul{list-style:square;padding-inline-start:2.5rem;margin:1rem 0}
li{margin-bottom:.6rem}table{width:100%;border-collapse:collapse;border:1px solid #ccc}td,th{border:1px solid #ccc;padding:.4rem 1rem}
img{max-width:100%;height:auto;border:0}.gallery img{width:18%;margin-inline-end:2%}
	.gallery img:first-child{width:100%;display:block;margin-bottom:8px}p{margin:0 0 1.2rem}
	a{color:#e8195a}.price{font-size:1.6rem;color:#e8195a}.price s{color:#999;font-size:1rem}
.product-description{margin-top:3rem}`

/** The page where a seller allows the app, with the store it is for. */
export function consentPage(book: Book, query: URLSearchParams): string {
	const hidden = [...query].map(([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`)
	const scopes = query.getAll('scope[]').map((scope) => `<li>${escaped(scope)}</li>`)
	const stores = book.shops.map((shop) => `<option value="${escaped(shop.slug)}">${escaped(shop.name)}</option>`)
	return document(
		'YouCan — allow an app',
		ADMIN_STYLE,
		`<main><h1>Vitrine wants to use your store</h1><form method="post"><p>\
<label>Store <select name="store">${stores.join('')}</select></label></p>
<p>It will be able to:</p><ul>${scopes.join('')}</ul>${hidden.join('')}
<p><button name="decision" value="allow">Allow</button> <button name="decision" value="deny">Deny</button></p></form></main>`,
	)
}

export const errorPage = (what: string): string => document('YouCan', ADMIN_STYLE, `<main><h1>Error</h1><p>${escaped(what)}</p></main>`)

/** What a shopper sees; the theme prints the description as it is, as YouCan's own do. */
export function storefrontPage(book: Book, product: FakeProduct): string {
	const { shop, name, price, compareAtPrice, pictures, description } = product
	const before = compareAtPrice === null ? '' : ` <s>${compareAtPrice} ${shop.currency}</s>`
	const images = pictures.map((one) => `<img src="${escaped(pictureUrl(book, one.path))}" alt="">`)
	return document(
		name,
		THEME_STYLE,
		`<header>${escaped(shop.name)}</header><div class="container"><div class="product"><div class="gallery">${images.join('')}</div>
<div><h1>${escaped(name)}</h1><p class="price">${price} ${shop.currency}${before}</p></div></div>
<section class='product-description'>${description}</section></div>`,
	)
}

/** What the seller sees of a product. */
export function adminPage(book: Book, product: FakeProduct): string {
	const { name, price, compareAtPrice, visibility, sku, shop, pictures, seo } = product
	const rows = {
		Name: name,
		Price: `${price} ${shop.currency}`,
		'Compare at price': compareAtPrice === null ? '' : `${compareAtPrice} ${shop.currency}`,
		SKU: sku ?? '',
		Visibility: visibility ? 'Visible' : 'Hidden',
		'SEO title': seo?.title ?? '',
	}
	const list = Object.entries(rows).map(([label, value]) => `<dt>${label}</dt><dd>${escaped(value)}</dd>`)
	const images = pictures.map((one) => `<img src="${escaped(pictureUrl(book, one.path))}" alt="">`)
	return document(
		`${name} — YouCan`,
		ADMIN_STYLE,
		[
			`<main><h1>${escaped(name)}</h1><dl>${list.join('')}</dl><p>${images.join('')}`,
			'</p><form method="post"><button>Delete</button></form></main>',
		].join(''),
	)
}

function document(title: string, style: string, body: string): string {
	return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escaped(title)}</title><style>${style}</style></head><body>${body}</body></html>`
}

function escaped(text: string): string {
	return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

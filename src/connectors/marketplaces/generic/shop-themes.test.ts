import { describe, expect, it } from 'vitest'
import { generic } from './generic'

const NAME = 'Tamsel Kettle 1.7 l'
const page = (body: string, head = `<title>${NAME}</title>`) => `<html lang="en-GB"><head>${head}</head><body>${body}</body></html>`
const read = (html: string) => {
	expect(generic.classify(html)).toEqual({ kind: 'product' })
	return generic.extract(html)
}
const HEADING = `<h1>${NAME}</h1>`
const CDN = 'https://cdn.example.com/p/'
const PRICE = '<p class="price">£49.90</p>'
const FROM = 'https://shop.example.com/kettles/tamsel'
const saved = (html: string, from = FROM) => `<!-- saved from url=(0042)${from} -->\n${html}`
const card = (name: string, price: string) =>
	`<li class="product post-${name.length}"><a class="LoopProduct" href="/kettles/${name}/"><img src="/i/${name}.jpg">` +
	`<h2>Kettle ${name}</h2><span class="price">${price}</span></a><a class="button" href="?add=${name}">Add to cart</a></li>`
const CARDS = [card('ash', '£31.00'), card('birch', '£32.00'), card('cedar', '£33.00'), card('dogwood', '£34.00')].join('')
const ld = (data: object) => `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...data })}</script>`

describe('lists and shelves, as common themes build them', () => {
	it.each([
		[
			'counts its goods in a part called an amount',
			'<h1>Kettles</h1><p class="toolbar-amount">Items <span>1</span>-<span>16</span> of <span>33</span></p>',
		],
		[
			'has amounts in its filters alone',
			'<h1>Kettles for the kitchen</h1><aside id="asideFilters"><span>£20.90</span><span>£94.18</span></aside>',
		],
		['shows cards whose link holds picture, name and price', `<h1>Kettles for the kitchen</h1><ul>${CARDS}</ul>`],
		[
			'measures out a recipe in parts called amounts',
			'<h1>Kettle cake with lemon</h1><div><span class="quantity"><span class="recipe_amount">250</span> <span>g</span> flour</span></div>',
		],
	])('[X-3] is no product: a page that %s', (_what, body) => {
		expect(generic.classify(saved(page(body, '<title>Kettles</title>'), 'https://shop.example.com/kettles/')).kind).toBe('other')
	})

	it('[X-3] a list that tags for sharing call a product is a list, and tags that name nothing are of none', () => {
		const tagged = (title: string) => `<title>Kettles</title><meta property="og:type" content="product">${title}`
		const goods = ['£9', '£16', '£8', '£25']
			.map((from, i) => `<li><a href="/kettles/${i}">Kettle ${i}</a><div class="product-price">From ${from}</div></li>`)
			.join('')
		const list = page(`<h1>Kettles</h1><ul>${goods}</ul>`, tagged('<meta property="og:title" content="Kettles">'))
		expect(generic.classify(list)).toEqual({ kind: 'other', page: 'category' })
		expect(generic.classify(page('<div id="root"><label>Under £5.00</label></div>', tagged(''))).kind).toBe('other')
	})

	it('[X-3] data that sums up offers of several brands describes a shelf', () => {
		const shelf = (names: string | string[]) =>
			page(
				'',
				ld({
					'@type': 'Product',
					name: 'Kettles, fresh every day',
					brand: { '@type': 'Brand', name: names },
					offers: { '@type': 'AggregateOffer', priceCurrency: 'GBP', lowPrice: '12', highPrice: '49' },
				}),
			)
		expect(generic.classify(shelf(['Tamsel', 'Nordlys']))).toEqual({ kind: 'other', page: 'category' })
		expect(generic.classify(shelf('Tamsel'))).toEqual({ kind: 'product' })
	})
})

describe('the product’s name, as common themes show it', () => {
	it('[X-8] the shop’s sign in a heading that leads to its front page is not the name, and “branding” is no brand', () => {
		const sign = '<header class="site-branding"><h1 class="site-title"><a href="/" rel="home">Brewhouse</a></h1></header>'
		const bag = '<div class="bag"><span class="price-amount">£0.00</span></div>'
		const found = read(
			saved(
				page(
					`${sign}${bag}<main><h1>Cap</h1>${PRICE}</main>`,
					`<title>Cap - Brewhouse</title>${ld({ '@type': 'Product', name: 'Cap - Brewhouse' })}`,
				),
			),
		)
		expect([found.title?.value, found.brand]).toEqual(['Cap', undefined])
	})

	it('[X-8] a short name that only a heading of a lower order and the title say is the product’s', () => {
		const found = read(page(`<p>Hoodie</p><h2>Hoodie</h2>${PRICE}<button>Add to cart</button>`, '<title>Hoodie – Brewhouse</title>'))
		expect([found.title?.value, found.title?.origin.place, found.price?.value.amountMinor]).toEqual(['Hoodie', 'h2', 4990])
	})

	it('[X-8] a heading with its name in a part of its own goes before the page’s title', () => {
		const found = read(page(`<h1>\n <span>${NAME}</span>\n</h1>${PRICE}`, '<title></title>'))
		expect(found.title).toEqual({ value: NAME, origin: { rule: 'heading', place: 'h1' } })
	})
})

describe('what stands around the price', () => {
	it('[X-8] a number below nought in a part called a price is no price', () => {
		const left = '<div class="price-box"><p>only <span>-1558</span> left in stock</p></div>'
		expect(read(page(`${HEADING}${left}<p>£19.00</p><button>Buy now</button>`)).price?.value.amountMinor).toBe(1900)
	})

	it('[X-8] without data, what stands with the button that sells is asked, and a slashed price with it was', () => {
		const far = '<div></div>'.repeat(250)
		const others = '<div class="x-price">£7.00</div>'
		const counter =
			'<section><div class="PriceBox__slashed-price">£60.00</div><div class="PriceBox__price">£49.90</div>' +
			'<button>Add to cart</button></section>'
		const found = read(page(`${HEADING}${far}<div>${others}</div>${far}${counter}`))
		expect([found.price?.value.amountMinor, found.listPrice?.value.amountMinor]).toEqual([4990, 6000])
	})

	it('[X-8] a range of prices that is also told aloud is one range', () => {
		const amount = (price: string) => `<span class="amount" aria-hidden="true"><bdi><span>£</span>${price}</bdi></span>`
		const range =
			`<p class="price">${amount('40.00')} <span aria-hidden="true">–</span> ${amount('100.00')}` +
			'<span class="screen-reader-text">Price range: £40.00 through £100.00</span></p>'
		const { price, priceMax, listPrice } = read(page(`${HEADING}${range}<button>Add to cart</button>`))
		expect([price?.value.amountMinor, priceMax?.value.amountMinor, listPrice]).toEqual([4000, 10000, undefined])
	})

	it('[X-8] the maker named in a card of other goods is not the product’s', () => {
		const other =
			'<div><a href="/kettles/other"><div class="item__name">Other kettle</div></a><div class="item__manufacturer">Nordlys</div>' +
			'<div class="item__price">£7.00</div></div>'
		const found = read(saved(page(`${HEADING}${PRICE}<button>Buy now</button>${other}`)))
		expect([found.brand, found.price?.value.amountMinor]).toEqual([undefined, 4990])
	})
})

describe('choices', () => {
	it('[X-8] are buttons in a group of radios, and no fields of a form that asks who one is', () => {
		const styles = '<div role="radiogroup" aria-label="Choose Style"><button>Plain</button><button>Plaid</button></div>'
		const select = (name: string) =>
			`<label for="${name}">Brand</label><select id="${name}"><option>Tamsel</option><option>Nordlys</option></select>`
		const inquiry = `<form>${select('inquiry-brand')}<input type="email"><button>Send</button></form>`
		expect(read(page(`${HEADING}${PRICE}${styles}${inquiry}`)).variants?.value.dimensions).toEqual({ Style: ['Plain', 'Plaid'] })
		const form = `<form>${select('own-brand')}<input type="email" name="recipient"><button>Add to cart</button></form>`
		expect(read(page(`${HEADING}${PRICE}${form}`)).variants?.value.dimensions).toEqual({ Brand: ['Tamsel', 'Nordlys'] })
	})
})

describe('what is none', () => {
	it('[X-8] badges of a price are no choices, and a year in the address no number', () => {
		const badges =
			'<div class="price"><div>£49.90</div><span class="badge color-scheme-5">Sale</span>' +
			'<span class="badge color-scheme-3">Sold out</span></div>'
		const found = read(
			saved(page(`<p>TAMSEL</p>${HEADING}${badges}<button>Buy now</button>`), 'https://shop.example.com/tamsel-kettle-2022.html'),
		)
		expect([found.variants, found.sku]).toEqual([undefined, undefined])
	})
})

describe('galleries', () => {
	const gallery = (...names: string[]) =>
		read(
			saved(
				page(
					`<div class="gallery">${names.map((one) => `<img class="gallery__image" src="${CDN}${one}">`).join('')}</div>${HEADING}${PRICE}`,
				),
			),
		).gallery.map(({ value }) => value.url.slice(CDN.length))

	it.each([
		[
			'a width alone',
			['kettle_300x.jpg', 'kettle_1024x1024.jpg', 'spout_x80.jpg', 'spout_600x.jpg'],
			['kettle_1024x1024.jpg', 'spout_600x.jpg'],
		],
		['a folder of a width', ['80w/kettle.jpg', '1280w/kettle.jpg'], ['1280w/kettle.jpg']],
		['two figures, the second of them nought', ['a1f0-50-0.png', 'a1f0-1024-1024.png'], ['a1f0-1024-1024.png']],
		['the word for a copy made smaller', ['kettle-150x150.jpg', 'kettle-scaled.jpg'], ['kettle-scaled.jpg']],
		[
			'the folders of a cache',
			['cache/1/image/425x490/6e61/b/k.jpg', 'cache/1/thumbnail/74x/6e61/b/k.jpg'],
			['cache/1/image/425x490/6e61/b/k.jpg'],
		],
		['a numbered thumb', ['large/kettle-tamsel.jpg', 'thumb1/kettle-tamsel.jpg'], ['large/kettle-tamsel.jpg']],
	])('[X-8] show a picture once whose sizes are told by %s', (_by, given, shown) => {
		expect(gallery(...given)).toEqual(shown)
	})

	it('[X-8] leave out an address whose width a script fills in, and keep the picture in the gallery’s placeholder', () => {
		expect(gallery('kettle_600x.jpg', 'kettle_{width}x.jpg', 'spout_%7Bwidth%7Dx.jpg')).toEqual(['kettle_600x.jpg'])
		const main = `<div class="media"><img alt="main product photo" class="gallery-placeholder__image" src="${CDN}starter-kit.jpg"></div>`
		expect(read(saved(page(`${main}${HEADING}${PRICE}`))).gallery.map(({ value }) => value.id)).toEqual(['starter-kit'])
	})
})

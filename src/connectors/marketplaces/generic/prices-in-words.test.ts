import { describe, expect, it } from 'vitest'
import { majorAmount } from '../../../core/money'
import { generic } from './generic'

const page = (body: string, lang: string, data = '') =>
	`<html lang="${lang}"><head><title>Tamsel Kettle 1.7 l</title>${data}</head><body><main><div><h1>Tamsel ` +
	`Kettle 1.7 l</h1>${body}</div></main></body></html>`
const priceOf = (body: string, lang = 'en-GB', data = '') => {
	const html = page(body, lang, data)
	const { price } = generic.classify(html).kind === 'product' ? generic.extract(html) : { price: undefined }
	return price && majorAmount(price.value)
}

describe('what is said beside a price', () => {
	it.each([
		['de-DE', '<div><span class="price">49,90 €</span> <span>inkl. MwSt. zzgl. Versand</span></div>', 49.9],
		['de-DE', '<p class="price">49,90 € inkl. 19 % MwSt., zzgl. Versandkosten</p>', 49.9],
		['de-DE', '<div><b class="price">49,90 €</b><p>ab Lager Köln, Lieferung in drei Tagen</p></div>', 49.9],
		['en-GB', '<div><b>£49.90</b> <i>Free delivery</i></div>', 49.9],
		['en-GB', '<div class="price">Now £49.90 (save £10)</div>', 49.9],
		['en-GB', '<div class="price">Now <b>£49.90</b> (save <span>£10.00</span>)</div>', 49.9],
		['en-GB', '<div><b>£49.90</b> + £4.90 shipping</div>', 49.9],
		['en-US', '<div><b>$49.90</b> <small>Shipping calculated at checkout</small></div>', 49.9],
		['fr-FR', '<div><span class="prix">49,90 €</span> <em>Livraison gratuite</em></div>', 49.9],
		['es-ES', '<div><b>49,90 €</b> <i>IVA incluido, envío gratis</i></div>', 49.9],
		[
			'ja-JP',
			'<div><span class="price">4,980円</span> <span>税込</span> <span>送料無料</span></div><div class="ranking"><a>皿</a> 1,200円</div>',
			4980,
		],
		['ko-KR', '<div><span class="price">49,000원</span> <span>무료배송</span></div>', 49000],
	])('[X-4] %s: %s asks the price', (lang, body, amount) => {
		expect(priceOf(body, lang)).toBe(amount)
	})

	it.each([
		['a cost', '<div>Delivery: £4.90</div>'],
		['a cost named behind it', '<div><b>£4.90</b> delivery</div>'],
		['a saving', '<div>You save <b>£10.00</b></div>'],
		['a saving named behind it', '<div><b>£10.00</b> off</div>'],
		['a rate', '<div><span class="price">£4.16</span> <span>per month</span></div>'],
		['the price without tax', '<div><span class="price">£41.58</span> <span>excl. VAT, plus shipping</span></div>'],
		['an order that ships free', '<div>Free delivery over £50</div>'],
	])('[X-4] %s is not the price', (_, body) => {
		expect(priceOf(body)).toBeUndefined()
		expect(priceOf(`<p class="price">£49.90</p>${body}`)).toBe(49.9)
	})

	it('[X-4] a price with its tax clause goes before data that says another', () => {
		const data =
			'<script type="application/ld+json">{"@type":"Product","name":"Tamsel Kettle 1.7 l","offers":{"price":"44.90",' +
			'"priceCurrency":"EUR"}}</script>'
		expect(priceOf('<div><span class="price">49,90 €</span> <span>inkl. MwSt. zzgl. Versand</span></div>', 'de-DE', data)).toBe(49.9)
	})
})

describe('marks around what is said', () => {
	it.each(['<![CDATA[', '/*<![CDATA[*/', '//<![CDATA[\n', '<!--\n'])('[X-4] data behind %j is read', (mark) => {
		const data =
			`<script type="application/ld+json">${mark}{"@type":"Product","name":"Tamsel Kettle 1.7 l","offers":{"price":"49.90",` +
			`"priceCurrency":"EUR"}}\n//]]></script>`
		expect(priceOf('', 'de-DE', data)).toBe(49.9)
	})

	it('[X-3] [X-4] what addresses are relative to is not the page’s own address, and pictures are found by it', () => {
		const html = page(
			'<p class="price">49,90 €</p><a class="zoom" href="i/kettle-1.jpg"><img src="i/kettle-1.jpg" alt="Tamsel Kettle 1.7 l"></a>',
			'de',
			'<base href="https://posud.example.de/shop/">',
		)
		expect(generic.classify(html)).toEqual({ kind: 'product' })
		const { source, gallery } = generic.extract(html)
		expect([source.url, source.domain, gallery[0]?.value.url]).toEqual([
			'',
			'posud.example.de',
			'https://posud.example.de/shop/i/kettle-1.jpg',
		])
	})
})

describe('buttons', () => {
	it('[X-4] a part around a button that cannot be pressed is no button that sells', () => {
		const body =
			'<p class="price">34,90 €</p><div class="product-add-to-cart"><button disabled>Ajouter au panier</button>' +
			'<span>Rupture de stock</span></div>'
		expect(generic.extract(page(body, 'fr')).availability?.value).toBe('out_of_stock')
	})
})

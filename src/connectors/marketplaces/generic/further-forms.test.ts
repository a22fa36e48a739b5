import { describe, expect, it } from 'vitest'
import { generic } from './generic'

const NAME = 'Tamsel Kettle 1.7 l'
const page = (body: string, head = '', lang = 'en-GB') =>
	`<html lang="${lang}"><head><title>${NAME}</title>${head}</head><body><main><h1>${NAME}</h1>${body}</main></body></html>`
const read = (html: string) => {
	expect(generic.classify(html)).toEqual({ kind: 'product' })
	return generic.extract(html)
}
const PRICE = '<p class="price">£49.90</p>'

describe('forms in which shops tell a particular', () => {
	it('[X-8] a card for sharing names price and stock beside labels', () => {
		const card = [
			['label1', 'Price'],
			['data1', '£49.90'],
			['label2', 'Availability'],
			['data2', 'In stock'],
		]
		const { price, availability } = read(
			page('', card.map(([name, content]) => `<meta name="twitter:${name}" content="${content}">`).join('')),
		)
		expect([price?.value.amountMinor, price?.origin.rule, availability?.value]).toEqual([4990, 'open-graph', 'in_stock'])
	})

	it('[X-8] an element’s own data names price, earlier price, stock, brand and number, where no other does', () => {
		const holder =
			'<div id="buy" data-price="49.90" data-currency="GBP" data-list-price="60.00" data-sku="TK17" data-stock="in_stock" ' +
			'data-brand="Tamsel"></div>'
		const { price, listPrice, sku, brand, availability } = read(page(holder))
		expect([price?.value.amountMinor, listPrice?.value.amountMinor, sku?.value, brand?.value, availability?.value]).toEqual([
			4990,
			6000,
			'TK17',
			'Tamsel',
			'in_stock',
		])
		expect(generic.classify(page(`${holder}<div data-price="9.90"></div>`)).kind).toBe('other')
	})

	it.each([
		[
			'a part called by its element and “old”',
			'<div class="pdp__price">£49.90</div><div class="pdp__old">£60.00</div>',
			'listPrice',
			{ amountMinor: 6000, currency: 'GBP' },
		],
		['a part called the vendor', `<div class="vendor">Tamsel</div>${PRICE}`, 'brand', 'Tamsel'],
		['a part called the condition', `<div class="x-item-condition-text"><span>Used</span></div>${PRICE}`, 'condition', 'used'],
		[
			'a labelled stock beside a button that sells',
			`${PRICE}<ul><li>Availability: Out of stock</li></ul><button>Buy now</button>`,
			'availability',
			'out_of_stock',
		],
		[
			'a higher amount in a nameless part, by the percentage beside it',
			'<div><span>£49.90</span><div><span>£60.00</span><span>-17%</span></div></div><button>Buy now</button>',
			'listPrice',
			{ amountMinor: 6000, currency: 'GBP' },
		],
		[
			'no earlier price where the percentage is of something else',
			'<div><span>£49.90</span><div><span>£60.00</span><span>-60%</span></div></div><button>Buy now</button>',
			'listPrice',
			undefined,
		],
		['a number behind its label in a part called so', `<div class="details__product-sku">SKU 00021</div>${PRICE}`, 'sku', '00021'],
		[
			'a brand with a link to its other goods',
			`<p>Brand: <a href="/t">Tamsel</a> | <a href="/s">Similar</a></p>${PRICE}`,
			'brand',
			'Tamsel',
		],
		[
			'a bar code with its standard behind it',
			`<table><tr><td>EAN (GTIN)</td><td>4006381333931</td></tr></table>${PRICE}`,
			'gtin',
			'4006381333931',
		],
		['a model’s number as the maker’s', `<ul><li><b>Model number</b>: TK-17-SS</li></ul>${PRICE}`, 'mpn', 'TK-17-SS'],
	] as const)('[X-8] %s', (_, body, field, expected) => {
		expect(read(page(body))[field]?.value).toEqual(expected)
	})

	it('[X-8] entries whose names stand in elements of their own are particulars; what names the product again is none', () => {
		const entries = `<ul><li><b>Model</b>: TK17</li><li><span>Weight (kg)</span>: 1.1</li></ul>`
		const { specs } = read(page(`${PRICE}<ul><li><span class="name">${NAME}</span><span>Tamsel</span></li></ul>${entries}`))
		expect(specs.map(({ value }) => [value.name, value.value])).toEqual([
			['Model', 'TK17'],
			['Weight (kg)', '1.1'],
		])
	})

	it('[X-8] a page without headings is called as the text its title holds, and its number stands beside that', () => {
		const title = '【市場】有田焼 丼ぶり 5個セット 送料無料：うつわの庭'
		const body =
			'<td><b>有田焼 丼ぶり 5個セット</b></td><td><i>商品番号</i> <span class="item_number">don-5set</span></td><td><span ' +
			'class="price2">4,980円</span></td><button>かごに追加</button>'
		const found = read(`<html lang="ja"><head><title>${title}</title></head><body><table><tr>${body}</tr></table></body></html>`)
		expect([found.title?.value, found.sku?.value, found.price?.value.amountMinor]).toEqual(['有田焼 丼ぶり 5個セット', 'don-5set', 4980])
	})
})

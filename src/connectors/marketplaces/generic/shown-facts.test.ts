import { describe, expect, it } from 'vitest'
import { generic } from './generic'

const PUBLISHED = { '@type': 'Product', name: 'Tin-Lux Harbour Lamp', offers: { price: '49.00', priceCurrency: 'EUR' } }
const data = (more: object) => `<script type="application/ld+json">${JSON.stringify({ ...PUBLISHED, ...more })}</script>`
const read = (body: string, more: object = {}, address = 'https://www.lanterns.example/p/lamp') =>
	generic.extract(
		[
			`<html lang="en"><head><link rel="canonical" href="${address}"></head><body>${data(more)}<main>`,
			`<h1>Tin-Lux Harbour Lamp</h1>${body}<p class="price">49.00 €</p></main></body></html>`,
		].join(''),
	)

describe('the shop’s number', () => {
	it.each([
		['beside its label', '<p>Item no.: LX-2040</p>', { sku: '99' }, 'LX-2040'],
		['behind a dash in one line', '<ul><li><strong>Product Code - </strong>39120</li></ul>', { sku: '99' }, '39120'],
		['below its label', '<div><p>SKU</p><p>LX-2040</p></div>', { sku: '99' }, 'LX-2040'],
		['in a part named for it', '<span class="product-reference">1020/710</span>', { sku: '8451-35' }, '1020/710'],
		['in a part named for it by the tests of the shop', '<b data-test="name-catNumber">466/79</b>', { sku: '46679' }, '466/79'],
		['in data with the name of the goods behind it', '', { sku: 'TE502955-12 Harbour lamp' }, 'TE502955-12'],
		['beside a label of other things, where nothing else can be meant', '<ul><li>Style: IO2077-030</li></ul>', {}, 'IO2077-030'],
		['in the form that buys it', '<form><input type="hidden" name="ProductId" value="114768"></form>', {}, '114768'],
	])('[X-8] is read %s', (_, body, more, expected) => {
		expect(read(body, more).sku?.value).toBe(expected)
	})

	it.each([
		['a style that is a word', '<ul><li>Style: 90s retro</li></ul>'],
		['the number of a neighbour', '<section class="related-products"><span class="sku">77120</span></section>'],
		['a part for numbers that holds none', '<span class="sku">on request</span>'],
	])('[X-8] is not %s', (_, body) => {
		expect(read(body).sku).toBeUndefined()
	})
})

describe('the brand', () => {
	it.each([
		['spelled as the name that begins with it spells it', '', { brand: 'Tin Lux' }, 'Tin-Lux'],
		['the one beside its label, where data names the shop', '<dl><dt>Brand Name</dt><dd>Yonder</dd></dl>', { brand: 'Lan' }, 'Yonder'],
		['the shop’s own, where nothing else is named', '', { brand: 'Lanterns' }, 'Lanterns'],
		['below its label', '<div><p>Manufacturer</p><p><a href="/m">Yonder</a></p></div>', {}, 'Yonder'],
		[
			'in a row whose other cells explain themselves',
			`<table><tr><td>Condition:</td><td>${'<i>new</i>'.repeat(30)}</td><td>Brand:</td><td>Yonder</td></tr></table>`,
			{},
			'Yonder',
		],
	])('[X-8] is %s', (_, body, more, expected) => {
		expect(read(body, more).brand?.value).toBe(expected)
	})
})

describe('the description', () => {
	it.each([
		[
			'a text without markup has its own',
			'It floats.\n\n\nMoon base\nEver seen one?\r\nIt stays.',
			'It floats.\nMoon base\nEver seen one?\nIt stays.',
		],
		['not where a line only wraps', 'It floats on\n  any water.', 'It floats on any water.'],
		['markup has those of its blocks', '<p>It floats\nWell.</p>It <b>stays</b>.', 'It floats Well.\nIt stays.'],
	])('[X-8] its lines are what parts a heading from what stands below it: %s', (_, description, lines) => {
		expect(read('', { description }).description?.value).toBe(lines)
	})
})

describe('what stands around the product', () => {
	const step = (name: string, address: string, position: number) => ({ '@type': 'ListItem', position, name, item: { '@id': address } })
	it('[X-8] the shop’s front page is no category', () => {
		const list = {
			'@type': 'BreadcrumbList',
			itemListElement: [
				step('Startseite', 'https://www.lanterns.example/de/', 1),
				step('Lamps', 'https://www.lanterns.example/lamps', 2),
				step('Harbour', 'https://www.lanterns.example/lamps/harbour', 3),
			],
		}
		const found = read(`<script type="application/ld+json">${JSON.stringify(list)}</script>`)
		expect(found.breadcrumbs.map(({ value }) => value)).toEqual(['Lamps', 'Harbour'])
	})

	it('[X-8] a page that does not say its language is in that of its texts', () => {
		const language = (description: string) =>
			generic.extract(`<html><body>${data({ description })}<h1>Tin-Lux Harbour Lamp</h1></body></html>`).source.language
		expect(language('Die Lampe steht auf dem Tisch und gibt ein warmes Licht, das nicht blendet und lange reicht.')).toBe('de')
		expect(language('Tin-Lux')).toBeUndefined()
	})
})

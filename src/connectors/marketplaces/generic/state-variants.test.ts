import { describe, expect, it } from 'vitest'
import { generic } from './generic'

const NAME = 'Orla Linen Shirt'
const read = (body: string, head = '') =>
	generic.extract(
		`<html lang="en-IE"><head><title>${NAME}</title>${head}</head><body><main><h1>${NAME}</h1><p class="price">` +
			`€95.00</p>${body}<button>Add to bag</button></main></body></html>`,
	)
const attribute = (data: unknown) => JSON.stringify(data).replaceAll('"', '&quot;')
const json = (data: unknown, type = 'application/json') => `<script type="${type}">${JSON.stringify(data)}</script>`
/** What each combination chooses and costs. */
const itemsOf = (body: string, head = '') =>
	read(body, head).variants?.value.items?.map(({ options, price }) => [Object.values(options).join(' '), price?.amountMinor])
const choicesOf = (body: string) => read(body).variants?.value.dimensions

const GONE = '<span class="visually-hidden">Variant sold out or unavailable</span>'
const radios = (legend: string, name: string, values: readonly string[]) =>
	`<fieldset><legend>${legend}</legend>${values
		.map((one) => `<input type="radio" name="${name}" value="${one}" id="${name}${one}"><label for="${name}${one}">${one}${GONE}</label>`)
		.join('')}</fieldset>`
const PICKER = radios('Colour', 'c', ['Sand', 'Ink']) + radios('Size', 's', ['S', 'M'])
const ROWS = [
	{ id: 1, title: 'Sand / S', option1: 'Sand', option2: 'S', available: true, price: 9500 },
	{ id: 2, title: 'Ink / M', option1: 'Ink', option2: 'M', available: false, price: 9900 },
]

describe('choices the page shows', () => {
	it.each([
		['labels with words for screen readers alone', radios('Colour', 'c', ['Sand', 'Ink']), { Colour: ['Sand', 'Ink'] }],
		[
			'swatches that are called by their titles',
			'<div><label>Colour:</label><input type="radio" id="a" name="attribute[1]" value="97"><label for="a">' +
				'<span title="Sand"></span></label><input type="radio" id="b" name="attribute[1]" value="98"><label for="b">' +
				'<span title="Ink"></span></label></div>',
			{ Colour: ['Sand', 'Ink'] },
		],
		['a name that asks, in front', radios('Choose a size', 's', ['S', 'M']), { Size: ['S', 'M'] }],
		['a name that asks, behind', radios('Farbe wählen', 's', ['Sand', 'Ink']), { Farbe: ['Sand', 'Ink'] }],
		[
			'a form of complaint and a loan’s table beside them, which are none',
			radios('Colour', 'c', ['Sand', 'Ink']) +
				radios('Reason given', 'r', ['Offence', 'An advertisement for something that may not be sold here']) +
				radios('In 12 rates', 'm', ['A month EUR 14,67', 'Rates 12']) +
				radios('New list name', 'l', ['Private', 'Public']),
			{ Colour: ['Sand', 'Ink'] },
		],
		[
			'buttons in a group of radios',
			'<div role="radiogroup" aria-label="Size"><button role="radio">S</button><button role="radio" disabled>M</button></div>',
			{ Size: ['S', 'M'] },
		],
		[
			'options of a script without combinations',
			json({
				product: { name: NAME, sku: 'O1', price: 95, options: [{ title: 'Glaze', selections: [{ value: 'Moss' }, { value: 'Bone' }] }] },
			}),
			{ Glaze: ['Moss', 'Bone'] },
		],
	])('[X-10] %s', (_, body, expected) => {
		expect(choicesOf(body)).toEqual(expected)
	})
})

describe('combinations with their own price', () => {
	it.each([
		[
			'bare rows beside the choices they belong to',
			PICKER + json(ROWS),
			[
				['Sand S', 9500],
				['Ink M', 9900],
			],
		],
		[
			'rows in an attribute',
			`<div data-variants="${attribute([
				{ attributes: { Size: 'A4' }, sku: 'A4', price: 9500, qtyInStock: 3, priceMoney: { currency: 'EUR', value: '95.00' } },
				{ attributes: { Size: 'A3' }, sku: 'A3', price: 12000, qtyInStock: 0, priceMoney: { currency: 'EUR', value: '120.00' } },
			])}"></div>`,
			[
				['A4', 9500],
				['A3', 12000],
			],
		],
		[
			'settings of swatches',
			json(
				{
					x: {
						jsonConfig: {
							attributes: {
								93: {
									label: 'Colour',
									options: [
										{ label: 'Sand', products: ['11'] },
										{ label: 'Ink', products: ['12'] },
									],
								},
							},
							optionPrices: { 11: { finalPrice: { amount: 95 } }, 12: { finalPrice: { amount: 99 } } },
						},
					},
				},
				'text/x-magento-init',
			),
			[
				['Sand', 9500],
				['Ink', 9900],
			],
		],
		[
			'rows beside the product',
			`<script>window.rawData=${JSON.stringify({
				goods: { goodsName: NAME, goodsId: 1, price: 95 },
				sku: [
					{ specs: [{ specKey: 'Colour', specValue: 'Sand' }], normalPrice: 1, price: 9500 },
					{ specs: [{ specKey: 'Colour', specValue: 'Ink' }], price: 9900 },
				],
			})}</script>`,
			[
				['Sand', 9500],
				['Ink', 9900],
			],
		],
		[
			'rows with members called as choices',
			json({
				product: {
					name: NAME,
					sku: 'O1',
					variants: [
						{ color: 'Sand', price: 95 },
						{ color: 'Ink', price: 99 },
					],
				},
			}),
			[
				['Sand', 9500],
				['Ink', 9900],
			],
		],
	])('[X-8] [X-10] %s', (_, body, expected) => {
		expect(itemsOf(body)).toEqual(expected)
	})

	it('[X-8] [X-10] a group whose variants differ by name alone is told by the choices the page shows', () => {
		const variant = (name: string, price: string) => ({
			'@type': 'Product',
			name: `${NAME} - ${name}`,
			offers: { price, priceCurrency: 'EUR' },
		})
		const head = json(
			{ '@type': 'ProductGroup', name: NAME, hasVariant: [variant('Sand / S', '95'), variant('Ink / M', '99')] },
			'application/ld+json',
		)
		expect(itemsOf(PICKER, head)).toEqual([
			['Sand S', 9500],
			['Ink M', 9900],
		])
	})

	it('[X-8] rows that choose other things than the page shows are not its variants', () => {
		const other = json({
			product: {
				name: NAME,
				sku: 'O1',
				variants: [
					{ color: 'Gift box', price: 5 },
					{ color: 'Gift bag', price: 2 },
				],
			},
		})
		expect(choicesOf(radios('Colour', 'c', ['Sand', 'Ink']) + other)).toEqual({ Colour: ['Sand', 'Ink'] })
	})

	it('[X-7] keys that would reach into objects are no choices', () => {
		const rows = [
			{ attributes: { __proto__x: 'a' }, price: 1 },
			{ attributes: { __proto__x: 'b' }, price: 2 },
		]
		expect(choicesOf(json({ product: { name: NAME, sku: 'O1', variants: rows } }))).toBeUndefined()
	})
})

describe('galleries', () => {
	const at = (i: number, folder = 'i') => `https://shop.example/${folder}/shirt_${i}_xl.jpg`
	const shown = [0, 1, 2].map((i) => `<a href="${at(i)}"><img src="${at(i)}"></a>`).join('')
	const ofData = (count: number) =>
		json(
			{ '@type': 'Product', name: NAME, image: [0, 1, 2].slice(0, count).map((i) => at(i)), offers: { price: '95', priceCurrency: 'EUR' } },
			'application/ld+json',
		)
	const files = (body: string, head = '') => read(body, head).gallery.map(({ value }) => value.url)

	it.each([
		['more pictures on the page than in its data', `<div class="gallery">${shown}</div>`, ofData(2)],
		[
			'slides drawn behind elements',
			`<div class="gallery">${[0, 1, 2].map((i) => `<div class="slide" style="background-image:url('${at(i)}')"></div>`).join('')}</div>`,
			'',
		],
		[
			'a carousel',
			[
				'<div class="ux-carousel">',
				`${[0, 1, 2].map((i) => `<div class="carousel-item"><img data-zoom-src="${at(i)}" src="${at(i)}"></div>`).join('')}`,
				'</div>',
			].join(''),
			'',
		],
		[
			'a list in a script, largest files first',
			json({ gallery: { data: [0, 1, 2].map((i) => ({ thumb: at(i, 't'), img: at(i, 'm'), full: at(i) })) } }, 'text/x-magento-init'),
			`<meta property="og:image" content="${at(0)}">`,
		],
	])('[X-8] %s', (_, body, head) => {
		expect(files(body, head)).toEqual([at(0), at(1), at(2)])
	})

	it('[X-8] pictures elsewhere on the page do not join the ones its data states', () => {
		const body = `<div class="gallery"><img src="${at(0)}"><img src="${at(1)}"></div><section><img src="${at(2)}" alt="${NAME}"></section>`
		expect(files(body, ofData(2))).toEqual([at(0), at(1)])
	})
})

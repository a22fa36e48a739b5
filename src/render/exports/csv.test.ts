import { parse } from 'csv-parse/sync'
import { describe, expect, it } from 'vitest'
import { inEnglish } from '../../core/messages/in-english'
import type { Page } from '../../core/page/page'
import { fullPage } from '../../core/page/page.fixture'
import { mapTexts } from '../../core/page/walk'
import { combinations } from '../../core/stores/page-options'
import { readableSku } from '../../core/stores/readable-sku'
import { SHOPIFY_COLUMNS, type ShopifyColumn, WOOCOMMERCE_COLUMNS, type WooCommerceColumn } from './csv-columns'
import { shopifyCsv } from './shopify-csv'
import { sniffedType } from './sniffed-type.fixture'
import { woocommerceCsv } from './woocommerce-csv'

const KEY = 'vitrine-4f8a21c0'
/** As a push of the page has it. */
const SKU = readableSku(fullPage().product.title, KEY)
const imageUrl = (file: { key: string }) => `https://pictures.example/${file.key}`
const page = (change: Partial<Page> = {}): Page => ({ ...fullPage(), ...change })
const withoutOptions = () => page({ sections: fullPage().sections.filter(({ type }) => type !== 'variants' && type !== 'hero') })
const BOM = '\ufeff'

function read<Column extends string>(csv: string): { heads: string[]; rows: Record<Column, string>[] } {
	const rows: Record<Column, string>[] = parse(csv, { columns: true, bom: true })
	return { heads: parse(csv, { bom: true, to: 1 })[0] ?? [], rows }
}
const shopify = (given: Page) => read<ShopifyColumn>(shopifyCsv(given, { key: KEY, imageUrl }).csv)
const woocommerce = (given: Page) => read<WooCommerceColumn>(woocommerceCsv(given, { key: KEY, imageUrl }).csv)

describe('the CSV for Shopify', () => {
	it('[O-5] has the import’s columns in their order, and in the first row what the import asks for', () => {
		const { heads, rows } = shopify(page())
		expect(heads).toEqual(SHOPIFY_COLUMNS)
		expect(rows[0]).toMatchObject({
			Title: 'Light for one page',
			'URL handle': 'tavio-desk-lamp',
			Vendor: 'Tavio',
			Status: 'Draft',
			'Published on online store': 'FALSE',
			'SEO title': 'Tavio desk lamp of steel',
			'SEO description': 'A desk lamp, 38 cm high.',
			Price: '59.00',
			'Compare-at price': '79.00',
		})
		expect(rows[0]?.Description).toMatch(/^<div lang="en" dir="ltr"/)
	})

	it('[O-5] gives every variant a row with its value and price, under one handle; titles and names stand once', () => {
		const { rows } = shopify(page())
		expect(rows.slice(0, 2).map((row) => [row['Option1 name'], row['Option1 value'], row.Price])).toEqual([
			['Colour', 'Red', '59.00'],
			['', 'Blue', '59.00'],
		])
		expect(rows.filter((row) => row.Title !== '')).toHaveLength(1)
		expect(new Set(rows.map((row) => row['URL handle']))).toEqual(new Set(['tavio-desk-lamp']))
	})

	it('[O-5] names every picture once, in order, with its words, by a public address every store reads', () => {
		const { rows } = shopify(page())
		expect(rows.filter((row) => row['Product image URL'] !== '').map((row) => [row['Product image URL'], row['Image position']])).toEqual([
			['https://pictures.example/images/a-900.jpg', '1'],
			['https://pictures.example/images/b-900.jpg', '2'],
			['https://pictures.example/images/c-900.jpg', '3'],
		])
		for (const row of rows) expect(row['Image alt text'] === '').toBe(row['Product image URL'] === '')
	})

	it('[O-5] a product without options has Shopify’s own single variant; without an offer no price is claimed', () => {
		const { rows } = shopify({ ...withoutOptions(), offer: null })
		expect(rows[0]).toMatchObject({ 'Option1 name': 'Title', 'Option1 value': 'Default Title', Price: '', 'Compare-at price': '' })
	})

	it('[S-6] [O-5] says what Google’s product feed asks for, weight, barcode and search texts, in each variant’s row', () => {
		const own = page()
		const goods = { ...own.product.goods, mpn: 'TAV-38', condition: 'refurbished' as const, weightGrams: 1250, gtin: '4006381333931' }
		const all = {
			'Google Shopping / Condition': 'refurbished',
			'Google Shopping / MPN': 'TAV-38',
			'Weight value (grams)': '1250',
			'Weight unit for display': 'g',
		}
		const { rows } = shopify({ ...own, product: { ...own.product, goods } })
		expect(rows.filter((row) => row['Option1 value'] !== '')).toHaveLength(2)
		for (const row of rows.slice(0, 2)) expect(row).toMatchObject(all)
		const [only] = shopify({ ...withoutOptions(), product: { ...own.product, goods } }).rows
		expect(only).toMatchObject({ ...all, Barcode: '4006381333931', 'SEO title': 'Tavio desk lamp of steel', Tags: expect.any(String) })
	})
})

describe('the CSV for WooCommerce', () => {
	it('[O-5] has columns the importer knows, and a draft with texts, prices and search fields', () => {
		const { heads, rows } = woocommerce(withoutOptions())
		expect(heads).toEqual(WOOCOMMERCE_COLUMNS)
		expect(rows).toHaveLength(1)
		expect(rows[0]).toMatchObject({
			Type: 'simple',
			SKU,
			Name: 'Tavio desk lamp',
			Published: '-1',
			'Regular price': '79.00',
			'Sale price': '59.00',
			'Meta: _yoast_wpseo_title': 'Tavio desk lamp of steel',
			'Meta: rank_math_description': 'A desk lamp, 38 cm high.',
			Images:
				'https://pictures.example/images/a-900.jpg, https://pictures.example/images/b-900.jpg, https://pictures.example/images/c-900.jpg',
		})
		expect(rows[0]?.Description).toMatch(/^<!-- wp:html -->\s+<div/)
	})

	it('[O-5] options make a variable product and a variation each, tied to it by its number; a comma in a value stays in it', () => {
		const options = mapTexts(page(), ({ text }) => (text.html === 'Red' ? { ...text, html: 'Red, dark' } : text))
		const { rows } = woocommerce(options)
		expect(
			rows.map((row) => [row.Type, row.SKU, row.Parent, row['Attribute 1 name'], row['Attribute 1 value(s)'], row['Regular price']]),
		).toEqual([
			['variable', SKU, '', 'Colour', 'Red\\, dark, Blue', ''],
			['variation', `${SKU}-1`, SKU, 'Colour', 'Red\\, dark', '79.00'],
			['variation', `${SKU}-2`, SKU, 'Colour', 'Blue', '79.00'],
		])
	})

	it('[C-8] [O-5] says what Google’s product feed asks for where its plugin looks, of the product and each variation', () => {
		const own = page()
		const goods = { ...own.product.goods, mpn: 'TAV-38', condition: 'refurbished' as const }
		const { rows } = woocommerce({ ...own, product: { ...own.product, brand: 'Tavio', goods } })
		expect(rows.length).toBeGreaterThan(1)
		for (const row of rows)
			expect(row).toMatchObject({
				'Meta: _wc_gla_brand': 'Tavio',
				'Meta: _wc_gla_gtin': row['GTIN, UPC, EAN, or ISBN'],
				'Meta: _wc_gla_mpn': 'TAV-38',
				'Meta: _wc_gla_condition': 'refurbished',
			})
	})

	it('[C-9] [O-5] is a text to servers that judge an upload by its first bytes, whatever its first section is', () => {
		const own = fullPage()
		const first = (type: string) => page({ sections: own.sections.toSorted((a, b) => Number(b.type === type) - Number(a.type === type)) })
		for (const type of ['contact', 'comparison', 'benefits', 'text'])
			expect(sniffedType(woocommerceCsv(first(type), { key: KEY, imageUrl }).csv), type).toBe('text/plain')
		const link = mapTexts(first('text'), ({ text, sectionId }) =>
			sectionId === 'own' ? { ...text, html: '<p><a href="https://shop.example/">Shop</a></p>' } : text,
		)
		expect(sniffedType(woocommerceCsv(link, { key: KEY, imageUrl }).csv)).toBe('text/plain')
		expect(sniffedType('Name\n"<p><a href=""x"">"')).toBe('text/html')
	})

	it('[K-6] says in a field of its own that the texts are AI-made', () => {
		expect(woocommerce(page()).rows[0]?.['Meta: _digital_source_type']).toMatch(/trainedAlgorithmicMedia$/)
	})
})

describe('either CSV', () => {
	const both = (given: Page) => [shopifyCsv(given, { key: KEY, imageUrl }).csv, woocommerceCsv(given, { key: KEY, imageUrl }).csv]

	it('[O-5] prices have a point and the currency’s own digits, whatever the page’s language writes', () => {
		const priced = (currency: string, amountMinor: number) =>
			page({ language: 'arabic', market: 'morocco', offer: { price: { currency, amountMinor } } })
		expect(shopify(priced('JPY', 4900)).rows[0]?.Price).toBe('4900')
		expect(shopify(priced('KWD', 12500)).rows[0]?.Price).toBe('12.500')
		expect(woocommerce({ ...withoutOptions(), offer: priced('MAD', 129_990).offer }).rows[0]?.['Regular price']).toBe('1299.90')
	})

	it('[O-5] begins with the mark that tells Excel it is UTF-8, and quotes what must be', () => {
		const given = page({ product: { ...page().product, brand: 'A "lamp", مصباح\nof two lines' } })
		for (const csv of both(given)) {
			expect(csv.startsWith(BOM)).toBe(true)
			expect(csv).toContain('"A ""lamp"", مصباح\nof two lines"')
		}
	})

	it.each(['=1+1', '+1', '-1+1', '＝1', '@SUM(1)', '=HYPERLINK("https://evil.example")'])('[N-4] a title %s is no formula', (title) => {
		const given = page({ product: { ...page().product, title, brand: title }, seo: { ...page().seo, title } })
		for (const csv of both(given)) {
			const cells = parse(csv, { bom: true }).flat() as string[]
			expect(cells.filter((cell) => /^[=+@＝-]/.test(cell) && cell !== '-1')).toEqual([])
			expect(cells).toContain(`'${title}`)
		}
	})

	const words = (given: Page) =>
		[shopifyCsv, woocommerceCsv].map((write) =>
			write(given, { key: KEY, imageUrl }).leftOut.map(({ what, why }) => `${inEnglish(what)}: ${inEnglish(why)}`),
		)
	const choice = (values: number, name = 'Size') => ({
		id: name,
		name: { html: name, facts: [] },
		values: Array.from({ length: values }, (_, at) => ({ html: `${name} ${at + 1}`, facts: [] })),
	})
	const offering = (...options: ReturnType<typeof choice>[]) =>
		page({ sections: fullPage().sections.map((one) => (one.type === 'hero' ? { ...one, props: { ...one.props, options } } : one)) })

	it(
		'[C-6] [S-5] [O-5] what is not in the file is said: options beyond three where the import has no more,' +
			' combinations beyond its limit',
		() => {
			const four = offering(choice(2, 'A'), choice(2, 'B'), choice(2, 'C'), choice(2, 'D'))
			const [inShopify = [], inWoo = []] = words(four)
			expect(inShopify).toContainEqual(expect.stringContaining('at most three options'))
			expect(inWoo.join()).not.toContain('options')
			expect(woocommerce(four).rows.filter(({ Type }) => Type === 'variation')).toHaveLength(16)
			for (const left of words(offering(choice(60, 'A'), choice(40, 'B'))))
				expect(left).toContainEqual(expect.stringContaining('2400 combinations'))
		},
	)

	it(
		'[C-8] [S-6] [O-5] what is not in the file is said: pictures beyond twenty, specifications beyond the ' + 'columns, parts without one',
		() => {
			const many = Array.from({ length: 24 }, (_, at) => ({ ...fullPage().images[0], id: `p${at}` })) as Page['images']
			const rows = Array.from({ length: 14 }, (_, at) => ({
				id: `r${at}`,
				name: { html: `Name ${at}`, facts: [] },
				value: { html: `a|${at}`, facts: [] },
			}))
			const sections = withoutOptions().sections.map((one) =>
				one.type === 'specifications' ? { ...one, hidden: false, props: { ...one.props, rows } } : one,
			)
			const [inShopify = [], inWoo = []] = words(page({ sections, images: many, gallery: many.map(({ id }) => id) }))
			for (const left of [inShopify, inWoo]) expect(left).toContainEqual(expect.stringMatching(/^Pictures: 4: .*20 pictures/))
			expect(inShopify).toContainEqual(expect.stringMatching(/^Specifications.*no column/))
			expect(inWoo).toContainEqual(expect.stringMatching(/^Specifications.*12 attributes.*Name 12, Name 13/))
			expect(woocommerce(page({ sections })).rows[0]?.['Attribute 1 value(s)']).toBe('a/0')
		},
	)

	it('combinations are all there are, the last option changing fastest', () => {
		expect(
			combinations([
				{ name: 'a', values: ['1', '2'] },
				{ name: 'b', values: ['x', 'y'] },
			]),
		).toEqual([
			['1', 'x'],
			['1', 'y'],
			['2', 'x'],
			['2', 'y'],
		])
	})

	it('[C-6] [S-5] however many combinations there are, each is there', () => {
		const values = Array.from({ length: 120 }, (_, index) => ({ html: `v${index}`, facts: [] }))
		const sections = fullPage().sections.map((section) =>
			section.type === 'hero'
				? { ...section, props: { ...section.props, options: [{ id: 'd', name: { html: 'Size', facts: [] }, values }] } }
				: section,
		)
		expect(shopify(page({ sections })).rows.filter((row) => row['Option1 value'])).toHaveLength(120)
		expect(woocommerce(page({ sections })).rows).toHaveLength(121)
	})
})

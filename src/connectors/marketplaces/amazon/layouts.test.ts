import { describe, expect, it } from 'vitest'
import { majorAmount } from '../../../core/money'
import type { Product } from '../../../core/product/product'
import { extractListing } from './extract-listing'

const link = (domain: string) => ({
	marketplace: 'amazon',
	domain,
	asin: 'B0VITRINE0',
	url: `https://www.${domain}/dp/B0VITRINE0`,
	short: false,
})
const read = (body: string, domain = 'amazon.com'): Product =>
	extractListing(`<html><body><div id="dp"><span id="productTitle">Kettle</span>${body}</div></body></html>`, link(domain))
const price = (body: string, domain?: string) => {
	const money = read(body, domain).price?.value
	return money && `${majorAmount(money)} ${money.currency}`
}
const image = (id: string) => `https://m.media-amazon.com/images/I/${id}._AC_SL1500_.jpg`
const choice = (text: string) => `{"dimensionValueDisplayText": "${text}"}`
const script = (text: string) => `<script>var data = {${text}};</script>`

describe('prices in the layouts of the years', () => {
	it.each([
		[
			'cents set small, no decimal sign (2015)',
			[
				'<span id="priceblock_ourprice"><span>$</span>',
				'<span class="price-large">1,012</span>',
				'<span class="price-info-superscript">99</span></span>',
			].join(''),
			'amazon.com',
			'1012.99 USD',
		],
		[
			'the same in euros',
			'<span id="priceblock_ourprice"><span class="price-large">1.012</span><span>99</span><span>€</span></span>',
			'amazon.de',
			'1012.99 EUR',
		],
		[
			'phone page (2018)',
			'<span id="atfRedesign_priceblock_priceToPay"><sup>$</sup> <span class="price-large">12</span> <sup>50</sup></span>',
			'amazon.com',
			'12.5 USD',
		],
		[
			'a deal beside the usual price',
			'<span id="priceblock_ourprice">$20.00</span><span id="priceblock_dealprice">$15.00</span>',
			'amazon.com',
			'15 USD',
		],
		[
			'a sale beside the usual price',
			'<span id="priceblock_ourprice">$20.00</span><span id="priceblock_saleprice">$16.00</span>',
			'amazon.com',
			'16 USD',
		],
		[
			'a sign drawn by a style (.in)',
			'<span id="priceblock_ourprice"><span class="currencyINR">&nbsp;</span> 1,23,499.00</span>',
			'amazon.in',
			'123499 INR',
		],
		[
			'an e-book',
			'<span id="Ebooks-desktop-KINDLE_ALC-prices-kindlePrice"><span class="a-price"><span class="a-offscreen">$9.99</span></span></span>',
			'amazon.com',
			'9.99 USD',
		],
		[
			'whole price in the whole part',
			[
				'<div id="corePrice_feature_div"><span class="a-price">',
				'<span class="a-price-symbol">£</span><span class="a-price-whole">12.99</span>',
				'</span></div>',
			].join(''),
			'amazon.co.uk',
			'12.99 GBP',
		],
		[
			'yen have no fraction',
			'<div id="corePrice_feature_div"><span class="a-price"><span class="a-price-whole">12,800</span></span></div>',
			'amazon.co.jp',
			'12800 JPY',
		],
		[
			'subscription first',
			[
				'<div id="snsAccordionRowMiddle"><span class="a-price">',
				'<span class="a-offscreen">$9.00</span></span></div>',
				'<div id="newAccordionRow_0"><span class="a-price">',
				'<span class="a-offscreen">$10.00</span></span></div>',
			].join(''),
			'amazon.com',
			'10 USD',
		],
		['a spoken saving', '<span id="apex-pricetopay-accessibility-label">€ 33,69 met 16 procent besparing</span>', 'amazon.nl', '33.69 EUR'],
		[
			'a spoken saving, percent first',
			'<span id="apex-pricetopay-accessibility-label">1.279,90 TL %16 tasarrufla</span>',
			'amazon.com.tr',
			'1279.9 TRY',
		],
	])('[X-4] %s', (_, body, domain, expected) => {
		expect(price(body, domain)).toBe(expected)
	})

	it.each([
		[
			'the fraction is missing',
			[
				'<div id="corePrice_feature_div"><span class="a-price">',
				'<span class="a-price-symbol">$</span><span class="a-price-whole">12.</span>',
				'</span></div>',
			].join(''),
		],
		['two numbers that are no whole and cents', '<span id="priceblock_ourprice">$12 <b>4</b></span>'],
		['two groups with a space between', '<span id="priceblock_ourprice">$12 99</span>'],
		['rent, not sale', '<div id="rentBuySection"><span id="price_inside_buybox">$12.00</span></div><span id="rentPrice">$9.00</span>'],
		['a format beside this one', '<div id="tmmSwatches"><span class="a-price"><span class="a-offscreen">$9.00</span></span></div>'],
		['nothing to be had', '<div id="outOfStock">Currently unavailable.</div><span id="priceblock_ourprice">$12.00</span>'],
		['used only', '<div id="usedBuySection"><span id="price_inside_buybox">$7.00</span></div>'],
	])('[X-4] no price is better than a wrong one: %s', (_, body) => {
		expect(price(body)).toBeUndefined()
	})

	it('[X-4] an e-book’s list price is the struck one of its own box', () => {
		const body = [
			'<div id="buybox"><table><tr class="digital-list-price">',
			'<td class="a-text-strike">$14.99</td></tr></table>',
			'<span id="kindle-price">$9.99</span></div>',
		].join('')
		expect(read(body).listPrice?.value.amountMinor).toBe(1499)
	})
})

describe('words about stock', () => {
	it.each([
		['in_stock', '<div id="availability"><span>In Stock.</span><div>Gift wrap not available.</div></div>'],
		['out_of_stock', '<div id="availability"><span>Disponibilità:</span><div>Non disponibile.</div></div>'],
		['in_stock', '<div id="availability"></div><input id="add-to-cart-button" type="submit">'],
		['out_of_stock', '<div id="availability"><span>Tillfälligt slut</span></div>'],
		['in_stock', '<div id="availability"><span>Ön sipariş verin.</span></div>'],
		['out_of_stock', '<div id="availability"><span>Tymczasowo brak na stanie.</span></div>'],
	])('[X-4] %s: %s', (expected, body) => {
		expect(read(body).availability?.value).toBe(expected)
	})
})

describe('brand, ratings, ids', () => {
	it.each([
		[
			'an author without a link',
			'<div id="bylineInfo"><span class="author">Irena Voss <span class="contribution">(Author)</span></span></div>',
		],
		['a picture for a byline', '<a id="brand" href="/stores/x"><img alt="Irena Voss" src="x.png"></a>'],
		['a search link without words', '<a id="brand" href="/s?field-brandtextbin=Irena+Voss"></a>'],
		['the box of other sellers', '<div id="mbc" data-brand="Irena Voss"></div>'],
	])('[X-4] %s', (_, body) => {
		expect(read(body).brand?.value).toBe('Irena Voss')
	})

	it.each(['1,2 tn betyg', '1,2 tys. ocen', '1.2K ratings', '١٫٢ ألف'])('[X-4] "%s" is no exact count', (text) => {
		expect(read(`<span id="acrCustomerReviewText">${text}</span>`).ratingCount).toBeUndefined()
	})

	it('[X-4] another product’s cart form does not give the id', () => {
		expect(
			read('<div class="a-carousel-card"><input name="ASIN" value="B0OTHER000"></div><input name="ASIN" value="B0VITRINE9">').asin?.value,
		).toBe('B0VITRINE9')
	})

	it('[X-4] an edition beside the phone title is no part of it', () => {
		const html = '<div id="dp"><div id="title">Harbour <span id="productSubtitle">Paperback – 1 May</span></div></div>'
		expect(extractListing(html, link('amazon.com')).title?.value).toBe('Harbour')
	})
})

describe('specifications in the layouts of the years', () => {
	it.each([
		['expander tables', '<table id="productDetails_expanderTables_x" class="prodDetTable"><tr><th>Colour</th><td>Teal</td></tr></table>'],
		['a table of keys', '<table class="a-keyvalue"><tr><th>Colour</th><td>Teal</td></tr></table>'],
		[
			'an overview of blocks',
			[
				'<div id="productOverview_feature_div"><div class="a-row po-color">',
				'<span class="a-text-bold">Colour</span><span> Teal</span></div></div>',
			].join(''),
		],
		[
			'the old German table',
			'<div id="prodDetails"><div class="pdTab"><table><tr><td class="label">Colour</td><td class="value">Teal</td></tr></table></div></div>',
		],
		['old detail bullets', '<table id="productDetailsTable"><tr><td><ul><li><b>Colour:</b> Teal</li></ul></td></tr></table>'],
		[
			'fashion facts',
			[
				'<div id="productFactsDesktopExpander"><div class="product-facts-detail">',
				'<div class="a-col-left">Colour</div><div class="a-col-right">Teal</div></div></div>',
			].join(''),
		],
	])('[X-4] %s', (_, body) => {
		expect(read(body).specs.map(({ value }) => value)).toEqual([{ name: 'Colour', value: 'Teal' }])
	})

	it('[X-4] a key-value table inside enhanced content belongs to a comparison, not to the product', () => {
		expect(read('<div id="aplus"><table class="a-keyvalue"><tr><th>Colour</th><td>Teal</td></tr></table></div>').specs).toEqual([])
	})
})

describe('pictures', () => {
	it('[X-4] one variant’s gallery is taken, of several the one displayed, of several unnamed none', () => {
		const entry = (id: string) => `[{"hiRes":"${image(id)}"}]`
		const ids = (body: string) => read(body).gallery.map(({ value }) => value.id)
		expect(ids(script(`"colorImages": {"Teal": ${entry('81teal')}}`))).toEqual(['81teal'])
		expect(ids(script(`"landingAsinColor": "Rust", "colorImages": {"Teal": ${entry('81teal')}, "Rust": ${entry('81rust')}}`))).toEqual([
			'81rust',
		])
		expect(ids(script(`"colorImages": {"Teal": ${entry('81teal')}, "Rust": ${entry('81rust')}}`))).toEqual([])
	})

	it('[X-4] enhanced content: lazy, drawn as background, in carousels; not the brand’s story, comparisons, logos or videos', () => {
		const body = `<div id="aplus"><img data-src="${image('1lazy')}" src="https://m.media-amazon.com/images/G/01/x/grey-pixel.gif">
<div style="background-image:url('${image('2drawn')}')"></div><ol class="a-carousel">\
<li class="a-carousel-card"><img src="${image('3slide')}"></li></ol>
<div class="premium-module-5-comparison-table-scroller"><img src="${image('4other')}">\
</div><div class="aplus-module-video"><img src="${image('5poster')}"></div>
<div class="apm-brand-logo"><img src="${image('6logo')}"></div><div class="apm-brand-story-card"><img src="${image('7story')}"></div></div>
<div id="aplusBrandStory_feature_div"><div class="aplus-v2"><img src="${image('8story')}"></div></div>`
		expect(read(body).descriptionImages.map(({ value }) => value.id)).toEqual(['1lazy', '2drawn', '3slide'])
	})
})

describe('variants', () => {
	it.each([
		[
			'values per dimension',
			script('"variationValues": {"color_name": ["Teal", "Rust"]}, "variationDisplayLabels": {"color_name": "Colour"}'),
		],
		[
			'the older spelling',
			script('"variation_values": {"color_name": ["Teal", "Rust"]}, "variationDisplayLabels": {"color_name": "Colour"}'),
		],
		[
			'inline tiles (2023)',
			[
				'<div id="inline-twister-row-color_name"><span class="a-color-secondary">Colour:</span></div>',
				script(`"sortedDimValuesForAllDims": {"color_name": [${choice('Teal')}, ${choice('Rust')}]}`),
			].join(''),
		],
		['combinations alone', script('"dimensionsDisplay": ["Colour"], "dimensionValuesDisplayData": {"B01": ["Teal"], "B02": ["Rust"]}')],
		[
			'a drop-down',
			[
				'<div id="twister"><div id="variation_color_name">',
				'<label class="a-form-label">Colour:</label><select>',
				'<option value="-1">Select</option><option value="0">Teal</option>',
				'<option value="1">Rust</option></select></div></div>',
			].join(''),
		],
	])('[X-4] %s', (_, body) => {
		expect(read(body).variants?.value).toEqual({ dimensions: { Colour: ['Teal', 'Rust'] }, count: 2 })
	})

	it('[X-4] one dimension with one value is no choice', () => {
		expect(read(script('"dimensionsDisplay": ["Colour"], "dimensionValuesDisplayData": {"B01": ["Teal"]}')).variants).toBeUndefined()
	})
})

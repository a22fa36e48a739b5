import { describe, expect, it } from 'vitest'
import { majorAmount } from '../../../core/money'
import { extractListing } from './extract-listing'

const link = (domain: string) => ({
	marketplace: 'amazon',
	domain,
	asin: 'B0VITRINE0',
	url: `https://www.${domain}/dp/B0VITRINE0`,
	short: false,
})
const read = (body: string, domain = 'amazon.com') =>
	extractListing(`<html lang="en"><body><div id="dp"><span id="productTitle">Kettle</span>${body}</div></body></html>`, link(domain))
/** A price as drawn since 2022: blank for readers of screens, whole and fraction for the eye. */
const drawn = (whole: string, fraction: string, sign = '$', more = '') =>
	[
		`<span class="a-price ${more}"><span class="a-offscreen"> </span><span aria-hidden="true">`,
		`<span class="a-price-symbol">${sign}</span><span class="a-price-whole">${whole}`,
		`<span class="a-price-decimal">.</span></span><span class="a-price-fraction">${fraction}</span>`,
		'</span></span>',
	].join('')
const full = (text: string, more = '') =>
	`<span class="a-price ${more}"><span class="a-offscreen">${text}</span><span aria-hidden="true">${text}</span></span>`
const core = (inner: string) => `<div id="corePriceDisplay_desktop_feature_div">${inner}</div>`
const perUnit = (text: string) => `<span class="a-price a-text-price pricePerUnit"><span class="a-offscreen">${text}</span></span>`
const toCart = (amount: string) =>
	[
		`<form id="addToCart"><input name="items[0.base][customerVisiblePrice][amount]" value="${amount}">`,
		'<input name="items[0.base][customerVisiblePrice][currencyCode]" value="USD"></form>',
	].join('')

type Wanted = { price?: string; was?: string; upTo?: string; availability?: string; brand?: string }
const found = (body: string, domain?: string): Wanted => {
	const { price, listPrice, priceMax, availability, brand } = read(body, domain)
	const [now, was, upTo] = [price, listPrice, priceMax].map((one) => one && `${majorAmount(one.value)} ${one.value.currency}`)
	return {
		...(now ? { price: now } : {}),
		...(was ? { was } : {}),
		...(upTo ? { upTo } : {}),
		...(availability ? { availability: availability.value } : {}),
		...(brand ? { brand: brand.value } : {}),
	}
}

describe('kinds of goods, each laid out in its own way', () => {
	it.each<[string, string, string, Wanted]>([
		[
			'a price seen in the cart only, although the form knows it',
			'amazon.com',
			[
				core(`<a href="#">See price in cart</a> <span class="basisPrice">List Price: ${full('$49.00', 'a-text-price')}</span>`),
				`${toCart('39.00')}<div id="availability">In Stock</div>`,
			].join(''),
			{ was: '49 USD', availability: 'in_stock' },
		],
		[
			'not sent to where the page was asked for from, which says nothing of the stock',
			'amazon.com',
			[
				'<div id="availability"><span class="a-color-success">This item cannot be shipped to your ',
				'selected delivery location. Please choose a different delivery location.</span></div><div ',
				'id="outOfStock">This item cannot be shipped to your selected delivery location.</div>',
			].join(''),
			{ availability: 'unknown' },
		],
		[
			'the same in Spanish',
			'amazon.es',
			'<div id="availability">Este producto no se puede enviar al punto de entrega seleccionado.</div>',
			{ availability: 'unknown' },
		],
		[
			'a price seen in the cart only, said in words in place of the price',
			'amazon.com',
			`<div class="priceToPayReplacementText">To see our price, add this item to your cart.</div>${toCart('39.00')}`,
			{},
		],
		[
			'the same before 2021',
			'amazon.com',
			[
				'<div id="price"><table class="a-lineitem"><tr><td>Price:</td>',
				'<td>To see our price, add this item to your cart. You can always remove it later.</td></tr>',
				'</table></div>',
				'<div id="cerberus-data-metrics" data-asin-price="39.00" data-asin-currency-code="USD"></div>',
			].join(''),
			{},
		],
		[
			'subscription chosen, one-time purchase beside it',
			'amazon.com',
			[
				`<div id="buyBoxAccordion"><div id="snsAccordionRowMiddle">${full('$19.00', 'priceToPay')}</div>`,
				`<div id="newAccordionRow_0">${drawn('20', '00', '$', 'priceToPay')}${perUnit('$0.20')}</div></div>`,
			].join(''),
			{ price: '20 USD' },
		],
		[
			'subscription only by its data',
			'amazon.co.uk',
			[
				`<div data-csa-c-buying-option-type="SNS">${full('£9.00', 'priceToPay')}</div>`,
				`<div data-csa-c-buying-option-type="NEW">${full('£10.00', 'priceToPay')}</div>`,
			].join(''),
			{ price: '10 GBP' },
		],
		[
			'groceries priced by weight',
			'amazon.com',
			`${core(drawn('3', '99', '$', 'priceToPay') + perUnit('$0.25'))}<div id="availability">In Stock</div>`,
			{ price: '3.99 USD', availability: 'in_stock' },
		],
		[
			'a pack whose price per piece stands first',
			'amazon.de',
			core(`<span class="apex-priceperunit-value">${full('1,20 €')}</span>${full('12,00 €', 'priceToPay')}`),
			{ price: '12 EUR' },
		],
		[
			'clothes of several prices',
			'amazon.it',
			core(`<span class="a-price-range">${full('19,99 €')} - ${full('34,99 €')}</span>`),
			{ price: '19.99 EUR', upTo: '34.99 EUR' },
		],
		[
			'a phone with a plan beside its price',
			'amazon.com',
			`<div id="installmentPlan_feature_div">${full('$41.62')}</div>${core(drawn('999', '00', '$', 'priceToPay'))}`,
			{ price: '999 USD' },
		],
		[
			'a renewed phone beside the new one',
			'amazon.com',
			`<div id="renewedTier2AccordionRow">${full('$299.00')}</div><div id="newAccordionRow_0">${full('$399.00')}</div>`,
			{ price: '399 USD' },
		],
		[
			'a washing machine with installation and a warranty to add',
			'amazon.com',
			[
				`${core(drawn('1,099', '99', '$', 'priceToPay'))}<div id="vas-installation-bundle">`,
				`${full('$89.00')}</div><div id="mbb_protectionPlan">${full('$120.00')}</div>`,
			].join(''),
			{ price: '1099.99 USD' },
		],
		[
			'a record with other formats beside it',
			'amazon.co.uk',
			[
				`<div id="tmmSwatches"><ul><li class="swatchElement">${full('£8.99')}</li></ul></div>`,
				'<div id="bylineInfo"><span class="author"><a class="a-link-normal" href="/e/B0">Irena Voss</a>',
				`<span class="contribution">(Artist)</span></span></div><div id="newAccordionRow_0">${full('£21.99')}`,
				'</div>',
			].join(''),
			{ price: '21.99 GBP', brand: 'Irena Voss' },
		],
		[
			'an e-book with a subscription for nothing',
			'amazon.com',
			[
				`<div id="tmmSwatches"><span class="a-price"><span class="a-offscreen">$0.00</span></span></div>`,
				`<span id="Ebooks-desktop-KINDLE_ALC-prices-kindlePrice">${full('$9.99')}</span>`,
			].join(''),
			{ price: '9.99 USD' },
		],
		['a gift card of any amount', 'amazon.com', '<div id="gc-standard-amounts"><button>$25</button><button>$50</button></div>', {}],
		[
			'a phone page of today',
			'amazon.sa',
			[
				'<div id="corePriceDisplay_mobile_feature_div">',
				`${drawn('1,279', '50', 'ر.س.', 'priceToPay')}<span class="basisPrice">`,
				`${full('ر.س.‎ 1,499.00', 'a-text-price')}</span></div>`,
				'<div id="availability">متوفر</div>',
			].join(''),
			{ price: '1279.5 SAR', was: '1499 SAR', availability: 'in_stock' },
		],
		[
			'a price only said to readers of screens',
			'amazon.ca',
			core(
				[
					`<span class="aok-offscreen">$12.99 with 20 percent savings</span>`,
					'<span class="a-price priceToPay"><span class="a-offscreen"> </span></span>',
					`<span class="basisPrice"><span class="aok-offscreen">List Price: $16.24</span>`,
					`${full('$16.24', 'a-text-price')}</span>`,
				].join(''),
			),
			{ price: '12.99 CAD', was: '16.24 CAD' },
		],
		[
			'an offer shown in a box of its own',
			'amazon.com.au',
			`<div id="apex_offerDisplay_desktop">${full('$45.00', 'a-text-price')}${full('$39.00')}</div>`,
			{ price: '39 AUD' },
		],
		[
			'gone from the shop, with the word in the box for other countries',
			'amazon.com',
			'<div id="exports_desktop_outOfStock_buybox_message_feature_div"><span>Temporarily out of stock.</span></div>',
			{ availability: 'out_of_stock' },
		],
		[
			'other sellers only',
			'amazon.se',
			`<div id="availability">Tillgänglig från dessa säljare</div><div id="olp_feature_div"><a>Nya (3) från ${full('129,00 kr')}</a></div>`,
			{ availability: 'in_stock' },
		],
		[
			'used only, by the box’s own words',
			'amazon.nl',
			[
				`<div id="usedAccordionRow">${full('€ 12,50')}</div><div id="usedOnlyBuybox">`,
				`<div id="corePrice_feature_div">${full('€ 12,50')}</div></div>`,
			].join(''),
			{},
		],
	])('[X-4] %s', (_, domain, body, wanted) => {
		expect(found(body, domain)).toEqual(wanted)
	})

	it('[X-4] a book’s description in tabs is its overview, without the buttons, the press and the author', () => {
		const tab = (words: string) =>
			[
				`<div class="pInfoTabCExpander-content"><p>${words}</p></div><span><button>`,
				'<span>Read more</span></button><button class="hidden"><span>Continue reading</span></button>',
				'</span>',
			].join('')
		const body = [
			`<div id="productDescription_feature_div">${tab('A year of soups.')}`,
			`${tab('“A feast.” — A newspaper')}${tab('She cooks.')}</div>`,
		].join('')
		expect(read(body).description?.value).toBe('A year of soups.')
		expect(read('<div id="productDescription"><p>A pan.</p><button>Read more</button></div>').description?.value).toBe('A pan.')
	})
})

import { describe, expect, it } from 'vitest'
import { generic } from './generic'

const ld = (thing: object) => `<script type="application/ld+json">${JSON.stringify(thing)}</script>`
const page = (name: string, body: string, head = '', path = 'p/x') =>
	`<html lang="en"><head><title>${name} – Tamsel</title><link rel="canonical" href="https://shop.example.com/${path}">` +
	`${head}</head><body><h1>${name}</h1>${body}</body></html>`
const offer = { '@type': 'Offer', price: '219.99', priceCurrency: 'USD' }
const summed = { '@type': 'AggregateOffer', lowPrice: '20', highPrice: '90', offerCount: '12', priceCurrency: 'EUR' }
const cards = (count: number, button = '') =>
	`<ul>${Array.from(
		{ length: count },
		(_, i) => `<li class="card"><a href="/p/${i}">Kettle ${i}</a><span class="price">€${20 + i}.00</span>${button}</li>`,
	).join('')}</ul>`
const article = (type: string, name: string) => ld({ '@type': type, headline: name })

describe('pages that are no product, though they show prices or hold data of products', () => {
	it.each([
		[
			'a news article',
			'article',
			page('Tamsel launches a kettle', '<p>It costs <b>£49.90</b>.</p>', article('NewsArticle', 'Tamsel launches a kettle')),
		],
		[
			'a post that only its tags call an article',
			'article',
			page('Our week', '<p>The kettle is <b>£49.90</b>.</p>', '<meta property="og:type" content="article">'),
		],
		[
			'a round-up',
			'article',
			page(
				'Best drones of 2024',
				'<h2>ProDrone</h2><a href="https://other.example/x">Buy now $219.99</a><h2>SkyEye</h2><a href="https://other.example/y">' +
					'Buy now $399</a>',
				article('Article', 'Best drones of 2024') +
					ld({ '@type': 'Product', name: 'ProDrone', offers: offer }) +
					ld({ '@type': 'Product', name: 'SkyEye', offers: offer }),
			),
		],
		[
			'a review of a product with an offer',
			'article',
			page(
				'ProDrone X5 review',
				'<p>We liked it: $219.99</p>',
				ld({ '@type': 'Review', headline: 'ProDrone X5 review', itemReviewed: { '@type': 'Product', name: 'ProDrone X5', offers: offer } }),
			),
		],
		[
			'a shelf whose data is one product of many offers',
			'category',
			page('Kettles', cards(12, '<button>Add to cart</button>'), ld({ '@type': 'Product', name: 'Kettles', offers: summed })),
		],
		['a shelf of eight cards', 'category', page('Kettles', cards(8))],
		['a basket by its address', 'cart', page('Almost there', '<td class="price">£49.90</td>', '', 'cart')],
		['a basket by its heading', 'cart', page('Your basket', '<td class="price">£49.90</td>')],
		['a missing page that offers others', 'not-found', page('Page not found', `${cards(1)}<button>Add to cart</button>`)],
		['a missing page in its own words', 'not-found', page('We can’t find that page', cards(1))],
	])('[X-3] %s is named', (_, kind, html) => {
		expect(generic.classify(html)).toEqual({ kind: 'other', page: kind })
	})

	it.each([
		[
			'whose plug-in calls it an article',
			page('Tamsel Kettle', '<p class="price">£49.90</p><button>Add to basket</button>', '<meta property="og:type" content="article">'),
		],
		[
			'with its own review',
			page(
				'Tamsel Kettle',
				'<p class="price">£49.90</p><button>Add to basket</button>',
				ld({
					'@type': 'Product',
					name: 'Tamsel Kettle',
					offers: offer,
					review: { '@type': 'Review', itemReviewed: { '@type': 'Thing', name: 'x' } },
				}),
			),
		],
		['with other goods below', page('Tamsel Kettle', `<p class="price"><b>£49.90</b></p><button>Add to basket</button>${cards(8)}`)],
	])('[X-3] a product’s page %s stays one', (_, html) => {
		expect(generic.classify(html)).toEqual({ kind: 'product' })
	})

	it.each([
		['homepage', page('Tamsel', '<p class="price">£49.90</p>', '', 'fr/')],
		['waf-challenge', '<html><head><title>Access Denied</title></head><body><h1>Access Denied</h1></body></html>'],
	])('[X-3] the wall %s', (wall, html) => {
		expect(generic.classify(html)).toEqual({ kind: 'wall', wall })
	})
})

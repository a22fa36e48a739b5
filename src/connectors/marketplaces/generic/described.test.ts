import { describe, expect, it } from 'vitest'
import { generic } from './generic'

const TEASER = 'The Harbour Lamp floats on ponds and pools'
const read = (body: string, description: string | undefined = TEASER) => {
	const data = { '@type': 'Product', name: 'Tin-Lux Harbour Lamp', description, offers: { price: '49.00', priceCurrency: 'EUR' } }
	return generic.extract(
		[
			'<html lang="en"><head><link rel="canonical" href="https://www.lanterns.example/p/lamp"></head><body>',
			`<script type="application/ld+json">${JSON.stringify(data)}</script><main>`,
			`<h1>Tin-Lux Harbour Lamp</h1><p class="price">49.00 €</p>${body}</main></body></html>`,
		].join(''),
	)
}
const LIST = '<ul><li>Burns for nine hours on one charge</li><li>Shell of recycled tin</li><li>Rope handle to carry it by</li></ul>'
const POINTS = ['Burns for nine hours on one charge', 'Shell of recycled tin', 'Rope handle to carry it by']
const pointsOf = (body: string, description?: string) => read(body, description).bullets.map(({ value }) => value)

describe('the text a page shows of its product', () => {
	it('[X-8] goes on where the published one breaks off: without its heading, teaser, tables and links, lists as points', () => {
		const { description, bullets } = read(
			[
				`<div class="product-description"><h2>Description</h2><div>${TEASER}…<a href="#all">Read more</a></div>`,
				`<div><p>${TEASER} and lights the way back.</p><p>Its glass is blown by hand.</p>${LIST}`,
				'<table><tr><th>Weight</th><td>900 g</td></tr></table></div></div>',
			].join(''),
		)
		expect(description).toMatchObject({
			value: `${TEASER} and lights the way back.\nIts glass is blown by hand.`,
			origin: { rule: 'shown-description', place: 'div.product-description' },
		})
		expect(bullets.map(({ value }) => value)).toEqual(POINTS)
		expect(bullets[0]?.origin).toEqual({ rule: 'shown-points', place: 'ul' })
	})

	it('[X-8] is read from a tab that is still closed, and where data says nothing by the words of the title', () => {
		const text = 'This lamp was made for the harbour: it floats, it glows, and it comes back when it is pulled by its rope.'
		const shown = read(`<div id="tab-description" class="tab-pane" style="display:none"><p>${text}</p></div>`, '')
		expect(shown.description?.value).toBe(text)
	})

	const other = 'A net for pears and apples, knotted by hand, that hangs in the kitchen and keeps fruit for many days.'
	it.each([
		['of other goods', `<section class="related-products"><div class="description"><p>${TEASER} and more. ${other}</p></div></section>`],
		['of something else', `<div class="description"><p>${other}</p></div>`],
		[
			'that only begins another text',
			`<div class="description"><p>A Harbour bag for this Lamp, in cotton that was woven in the north of …</p></div>`,
		],
		['of links', `<div class="description">${'<a href="/x">Harbour Lamp of another colour and size</a> '.repeat(4)}</div>`],
		[
			'of the shop’s reviews',
			`<div class="reviews"><div class="description">${TEASER}, says one who bought it, and so do I. ${other}</div></div>`,
		],
	])('[X-8] is not that %s', (_, body) => {
		expect(read(body).description?.value).toBe(TEASER)
	})

	it('[X-8] is not the part around the product’s name, price and buttons', () => {
		const text = `${TEASER}. Add to basket. Free delivery to the harbour. ${other}`
		const html = `<div class="description-column"><h1>Harbour Lamp</h1><p>${text}</p></div>`
		const found = generic.extract(`<html lang="en"><body>${html}<p class="price">49.00 €</p></body></html>`)
		expect(found.description).toBeUndefined()
	})

	it('[X-8] does not take the place of a long one that data publishes', () => {
		const long = `${TEASER}. ${'It has a wick of cotton. '.repeat(50)}`.trim()
		expect(read(`<div class="description"><p>${long} And so on, and on.</p></div>`, long).description?.value).toBe(long)
	})
})

describe('points', () => {
	it('[X-8] are also those of a list under a heading, which is no particular of that name', () => {
		const { bullets, specs } = read(`<section><div><h4>Benefits</h4>${LIST}</div></section>`)
		expect(bullets.map(({ value }) => value)).toEqual(POINTS)
		expect(specs).toEqual([])
	})

	it.each([
		['links', '<h3>More</h3><ul><li><a href="/a">Lamps for boats</a></li><li><a href="/b">Lamps for tents</a></li><li>All lamps</li></ul>'],
		['rows', '<h3>Details</h3><ul><li>Weight: 900 g</li><li>Height: 30 cm</li><li>Glass: blown</li></ul>'],
		[
			'names and values',
			'<h3>Details</h3><ul><li><b>Weight</b><i>900 g</i></li><li><b>Height</b><i>30 cm</i></li><li><b>Glass</b><i>blown</i></li></ul>',
		],
		['dated entries', '<h3>Said</h3><ul><li>10 K. M., 24/10/2025</li><li>9 J. L., 23/10/2025</li><li>8 P. O., 22/10/2025</li></ul>'],
		['a list under no heading', LIST],
		['reviews', `<div class="reviews"><h3>Liked</h3>${LIST}</div>`],
		['two entries', '<h3>Benefits</h3><ul><li>Burns for nine hours</li><li>Shell of tin</li></ul>'],
	])('[X-8] are not %s', (_, body) => {
		expect(pointsOf(body)).toEqual([])
	})

	it('[X-8] are not told twice: what the published text says stands there alone, and what a page repeats is one point', () => {
		expect(pointsOf(`<h3>Benefits</h3>${LIST}`, `${TEASER}. ${POINTS.join('. ')}.`)).toEqual([])
		expect(pointsOf(`<div><h3>Benefits</h3>${LIST}</div><div><h3>Benefits</h3>${LIST}</div>`)).toEqual(POINTS)
	})
})

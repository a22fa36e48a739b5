import { describe, expect, it } from 'vitest'
import { readPushedHtml } from '../work/read-pushed-html'
import { productOfHtml } from './product-of-html'

const terms = { status: 'draft', price: 10, compareAt: undefined, imageUrl: () => 'https://x.example/a.webp' } as unknown as Parameters<
	typeof productOfHtml
>[2]
const product = (html: string, gallery = '') =>
	productOfHtml('u', readPushedHtml({ html, gallery, origin: 'https://x.example', withPictures: true }), terms).product

describe('HTML of a caller that knows no typed pages', () => {
	it('[C-4] another picture in the same place is another picture to the store; the same one keeps its id', () => {
		const [first] = product('<h1>Kettle</h1>', '<img src="/a.webp" alt="a">').images
		const [same] = product('<h1>Kettle</h1>', '<img src="/a.webp" alt="b">').images
		const [other] = product('<h1>Kettle</h1>', '<img src="/b.webp" alt="a">').images
		expect(same?.id).toBe(first?.id)
		expect(other?.id).not.toBe(first?.id)
	})

	it('[Y-3] the product is what stands in the body, called by its first heading', () => {
		const made = product(
			'<html><head><title>No</title></head><BODY class="x"><h2 class="y">A <b>kettle</b></h2><p>Pours.</p></BODY></html>',
		)
		expect(made.title).toBe('A kettle')
		expect(made.html).toContain('Pours.')
		expect(made.html).not.toContain('No')
		expect(product('<head><title>No</title></head><p>Just words</p>').title).toBe('Just words')
	})

	it('[X-7] [N-6] a megabyte of broken markup is read like any other', () => {
		for (const piece of ['<head', '<body', '<h1', '</h1', '<'])
			expect(product(`<p>Kettle</p>${piece.repeat(200_000)}`).title).toMatch(/^Kettle/)
	})
})

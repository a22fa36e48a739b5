import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { classifyAmazonPage } from './classify-page'

const FOLDER = 'test/fixtures/listings'
const page = (name: string) => readFileSync(`${FOLDER}/${name}.html`, 'utf8')

describe('kinds of page', () => {
	it.each(['captcha', 'continue-shopping', 'waf-challenge', 'unavailable', 'sign-in', 'homepage'])(
		'[X-3] the wall %s is recognised',
		(wall) => {
			expect(classifyAmazonPage(page(`wall__${wall}`))).toEqual({ kind: 'wall', wall })
		},
	)

	it('[X-3] the page of a product that does not exist is no wall', () => {
		expect(classifyAmazonPage(page('wall__not-found'))).toEqual({ kind: 'other', page: 'not-found' })
	})

	it('[X-3] search results are no product', () => {
		expect(classifyAmazonPage(page('other__search'))).toEqual({ kind: 'other', page: 'search' })
	})

	it('[X-3] every listing is a product', () => {
		const listings = readdirSync(FOLDER).filter((file) => file.startsWith('amazon.') && file.endsWith('.html'))
		expect(listings.length).toBeGreaterThanOrEqual(9)
		for (const file of listings) expect(classifyAmazonPage(readFileSync(`${FOLDER}/${file}`, 'utf8'))).toEqual({ kind: 'product' })
	})

	it.each([
		['offer-listing', '<div id="olpOfferList"></div>'],
		['reviews', '<div id="cm_cr-review_list"></div>'],
		['bestsellers', '<div id="zg"><div id="zg_banner_text"></div></div>'],
		['search', '<script>var config = {"pageType":"Search"}</script><p>…</p>'],
		['unknown', '<p>Something else entirely</p>'],
	])('[X-3] %s', (kind, html) => {
		expect(classifyAmazonPage(html)).toEqual({ kind: 'other', page: kind })
	})

	it('[X-3] an answer without a word is a refusal, not a page', () => {
		expect(classifyAmazonPage('')).toEqual({ kind: 'wall', wall: 'unavailable' })
		expect(classifyAmazonPage('<html><head></head><body></body></html>')).toEqual({ kind: 'wall', wall: 'unavailable' })
	})

	it('[X-3] words of a wall inside a review do not make a product a wall', () => {
		const html = [
			'<div id="dp"><span id="productTitle">Kettle</span>',
			'<p>Enter the characters you see below. gokuProps AwsWafIntegration</p>',
			'</div>',
		].join('')
		expect(classifyAmazonPage(html)).toEqual({ kind: 'product' })
	})
})

import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { amazon } from './amazon/amazon'
import { combineMarketplaces } from './combine-marketplaces'
import { generic } from './generic/generic'

const both = combineMarketplaces([amazon, generic])
const fixture = (name: string) => readFileSync(`test/fixtures/listings/${name}.html`, 'utf8')
const shop = [
	'<html><head><link rel="canonical" href="https://shop.example/p/1">',
	'<script type="application/ld+json">{"@type":"Product","name":"Kettle"}</script></head><body>',
	'<form name="signIn"></form></body></html>',
].join('')

describe('two marketplaces as one', () => {
	it('[X-1] a link goes to the one that knows it', () => {
		expect(both.parseLink('https://www.amazon.de/dp/B0VITRINE3')?.marketplace).toBe('amazon')
		expect(both.parseLink('https://shop.example/p/1')?.marketplace).toBe('generic')
		expect(both.parseLink('https://www.amazon.de/')).toBeUndefined()
	})

	it('[X-3] a page is what the one that knows it says', () => {
		expect(both.classify(fixture('amazon.de__B0VITRINE3'))).toEqual({ kind: 'product' })
		expect(both.classify(fixture('wall__captcha'))).toEqual({ kind: 'wall', wall: 'captcha' })
		expect(both.classify(fixture('wall__sign-in'))).toEqual({ kind: 'wall', wall: 'sign-in' })
		expect(both.classify(fixture('other__search'))).toEqual({ kind: 'other', page: 'search' })
		expect(both.classify(shop)).toEqual({ kind: 'product' })
	})

	it('[X-4] a page is read by its own, with a link or without', () => {
		expect(both.extract(shop).source.marketplace).toBe('generic')
		expect(both.extract(shop, both.parseLink('https://shop.example/p/1')).source.marketplace).toBe('generic')
		expect(both.extract(fixture('amazon.de__B0VITRINE3')).source.marketplace).toBe('amazon')
	})
})
